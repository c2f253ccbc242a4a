import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { cleanup, configure, type RenderResult, render } from '@testing-library/react';
import { bypass, delay, HttpResponse, http, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { App } from '../../src/client/app/app.tsx';
import { createAppRouter } from '../../src/client/app/create-router.tsx';
import { createApi } from '../../src/client/data/api.ts';
import { createQueryClient } from '../../src/client/data/query-client.ts';
import { createReads } from '../../src/client/routes/-context.ts';
import type { CatalogSource } from '../../src/server/catalog/ingest/source.ts';

const ROOT = join(import.meta.dirname, '../..');
const SITE_URL = 'http://rasteh.test';
const API = `${SITE_URL}/api/v1`;

// What jsdom lacks and the app's libraries ask for: a light colour scheme, nothing to scroll.
window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
window.scrollTo = () => {};
// It would say so of content-visibility, which it does not know when it is asked what can be seen.
CSS.supports = () => false;
Object.assign(globalThis, { __BUILD_ID__: 'test' });

// A real server answers, beside other tests on the same cores.
configure({ asyncUtilTimeout: 10_000 });

const site = setupServer();
let server: ChildProcess;
let serverUrl: string;

export interface RenderedApp extends RenderResult {
  router: ReturnType<typeof createAppRouter>;
  queryClient: QueryClient;
}

/**
 * Call at the top of a test file: every request of its pages is answered by the real server over a database that holds
 * `catalog`. It is a process of its own, because its engine cannot live among the globals of a document. A request that
 * is not the API's fails the test.
 */
export function serveCatalog(catalog: CatalogSource): void {
  beforeAll(async () => {
    server = fork(join(ROOT, 'tests/setup/serve-catalog.ts'), { execPath: join(ROOT, 'node_modules/.bin/node') });
    server.send(catalog);
    const failure = once(server, 'exit').then(() => {
      throw new Error('the server did not start');
    });
    const [port] = await Promise.race([once(server, 'message'), failure]);
    failure.catch(() => {});
    serverUrl = `http://127.0.0.1:${port}`;
    site.listen({ onUnhandledFrame: 'error' });
  });
  beforeEach(clearStorage);
  afterEach(() => {
    cleanup();
    site.resetHandlers();
    onlineManager.setOnline(true);
  });
  afterAll(async () => {
    site.close();
    const exit = once(server, 'exit');
    server.disconnect();
    await exit;
  });
}

/** Nothing that another visit has kept: lists to compare, drafts, units. */
export function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/** Opens an address in the whole app, as the device draws it; `api` are faults that stand before the real answers. */
export async function renderApp(
  path: string,
  { api: faulty = [] }: { api?: RequestHandler[] } = {},
): Promise<RenderedApp> {
  const queryClient = createQueryClient();
  const api = createApi(SITE_URL);
  const router = createAppRouter({ queryClient, reads: createReads(api), api });
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) });
  site.use(...faulty, realAnswers());
  const view = render(<App router={router} queryClient={queryClient} />);
  await router.load();
  return { ...view, router, queryClient };
}

const realAnswers = () => http.all(`${API}/*`, ({ request }) => answer(request));

/** Ends the faults of `renderApp`. */
export const endFaults = (): void => site.resetHandlers(realAnswers());

async function answer(request: Request): Promise<Response> {
  try {
    const { method, headers: asked, signal } = request;
    // In jsdom a Request made of another forgets its method and its body.
    const body = method === 'GET' || method === 'HEAD' ? null : await request.text();
    const sent = new Request(request.url.replace(SITE_URL, serverUrl), { method, headers: asked, body, signal });
    const response = await fetch(bypass(sent));
    const headers = new Headers(response.headers);
    // The body is unpacked by now.
    headers.delete('content-encoding');
    headers.delete('content-length');
    return new Response(response.body, { status: response.status, headers });
  } catch (error) {
    // The page was left, or the test ended, before the answer came.
    if (request.signal.aborted) return HttpResponse.error();
    throw error;
  }
}

/** What the server itself says, for ids and names to look for. */
export async function readFromServer<Body>(path: string): Promise<Body> {
  const response = await answer(new Request(API + path));
  return (await response.json()) as Body;
}

/** Faults of the calls under `path` (`*` at its end for all below). */
export const faults = {
  offline: (path = '/*') => http.all(API + path, () => HttpResponse.error()),
  status: (path: string, status: number, code = 'internal', traceId = 'trace-1') =>
    http.all(API + path, () =>
      HttpResponse.json({ type: 'about:blank', status, code, message: 'نشد', traceId }, { status }),
    ),
  /** An answer that is not what was agreed. */
  nonsense: (path: string) => http.all(API + path, () => HttpResponse.json([{}])),
  nothing: (path: string) => http.all(API + path, () => HttpResponse.json([])),
  /** The real answer, later. */
  slow: (path: string, ms: number) =>
    http.all(API + path, async ({ request }) => {
      await delay(ms);
      return answer(request);
    }),
};
