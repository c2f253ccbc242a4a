import { vi } from 'vitest';
import { SAVED_AT_HEADER } from '../../../src/core/wire/saved-at-header.ts';

const ORIGIN = 'http://rasteh.test';

interface FakeEvent {
  request: { url: string; method: string; mode: string; headers: Headers };
  respondWith(answer: Promise<Response>): void;
  waitUntil(work: Promise<unknown>): unknown;
}

type Listener = (event: object) => void;

/** Cache Storage in memory, each of whose answers takes `delayMs`. */
class FakeStorage {
  delayMs = 0;
  readonly caches = new Map<string, Map<string, Response>>();

  readonly #later = <T>(value: T): Promise<T> => new Promise((resolve) => setTimeout(resolve, this.delayMs, value));
  readonly #keyOf = (key: string | { url: string }): string =>
    new URL(typeof key === 'string' ? key : key.url, ORIGIN).href;

  open(name: string) {
    const entries = this.caches.get(name) ?? new Map<string, Response>();
    this.caches.set(name, entries);
    return this.#later({
      match: (key: string) => this.#later(entries.get(this.#keyOf(key))?.clone()),
      put: async (key: string, response: Response) => void entries.set(this.#keyOf(key), response),
      delete: async (key: string) => entries.delete(this.#keyOf(key)),
      keys: () => this.#later([...entries.keys()].map((url) => ({ url }))),
    });
  }

  match(key: string | { url: string }, { cacheName }: { cacheName: string }) {
    return this.#later(this.caches.get(cacheName)?.get(this.#keyOf(key))?.clone());
  }
}

/** A document as the worker has saved it just now. */
export const savedDocument = (html: string): Response =>
  new Response(html, { headers: { [SAVED_AT_HEADER]: String(Date.now()) } });

export interface FakeWorker {
  storage: FakeStorage;
  /** Fills the precache as the install does. */
  precache(path: string, text: string, revision?: string): void;
  /** The answer to a navigation, or to the request of a file. */
  ask(path: string, mode?: 'navigate' | 'cors'): Promise<Response>;
  /** Sends a message as a page does. */
  tell(message: object): void;
  /** Resolves when the worker has done what it went on with after its answers. */
  settled(): Promise<unknown>;
}

/** The service worker of a build, in this process. @param manifest as the build writes it */
export async function startWorker(manifest: readonly object[], fetchWith: typeof fetch): Promise<FakeWorker> {
  vi.resetModules();
  const storage = new FakeStorage();
  const listeners = new Map<string, Listener[]>();
  const scope = {
    __WB_MANIFEST: manifest,
    addEventListener: (type: string, listener: Listener) =>
      listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    registration: { scope: `${ORIGIN}/` },
    location: new URL(ORIGIN),
    navigator: {},
    caches: storage,
  };
  vi.stubGlobal('self', scope);
  vi.stubGlobal('registration', scope.registration);
  vi.stubGlobal('location', scope.location);
  vi.stubGlobal('caches', storage);
  vi.stubGlobal('fetch', fetchWith);
  // The worker has types of its own, which are not those of Node.
  const entry = '../../../sw/sw.ts';
  await import(entry);
  const works: Promise<unknown>[] = [];
  const send = (type: string, event: object) => {
    for (const listener of listeners.get(type) ?? []) listener(event);
  };
  return {
    storage,
    precache(path, text, revision) {
      const key = new URL(revision ? `${path}?__WB_REVISION__=${revision}` : path, ORIGIN).href;
      const name = `workbox-precache-v2-${ORIGIN}/`;
      const cache = storage.caches.get(name) ?? new Map<string, Response>();
      storage.caches.set(name, cache);
      cache.set(key, new Response(text));
    },
    ask: (path, mode = 'navigate') =>
      new Promise((resolve, reject) => {
        const event: FakeEvent = {
          request: { url: ORIGIN + path, method: 'GET', mode, headers: new Headers() },
          respondWith: (answer) => void answer.then(resolve, reject),
          waitUntil: (work) => works.push(work.catch(() => {})),
        };
        send('fetch', event);
      }),
    tell: (data) => send('message', { data, ports: [], waitUntil: (work: Promise<unknown>) => works.push(work) }),
    settled: () => Promise.all(works),
  };
}
