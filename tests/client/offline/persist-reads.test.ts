import {
  dehydrate,
  hydrate,
  InfiniteQueryObserver,
  onlineManager,
  QueryClient,
  QueryObserver,
} from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { persistReads } from '../../../src/client/offline/saved-reads/persist-reads.ts';
import type { ReadMeta, ReadPolicy } from '../../../src/client/offline/saved-reads/read-policy.ts';
import { readStore, type SavedCopy } from '../../../src/client/offline/saved-reads/read-store.ts';
import type { ReadUse } from '../../../src/client/offline/saved-reads/read-use.ts';
import { noteSavedAt } from '../../../src/client/offline/saved-reads/saved-at.ts';
import { pagesIn } from '../../../src/client/offline/saved-reads/saved-pages.ts';
import { savedReads } from '../../../src/client/offline/saved-reads/saved-reads.ts';
import { mapStore } from './map-store.ts';

const nobody = () => undefined;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

type Map_ = Map<string, string>;

/** Starts the app on a device with the stored `texts`. */
function start(texts: Map_ = new Map(), version = '1') {
  const store = mapStore<string>();
  for (const [key, text] of texts) store.map.set(key, text);
  const uses = mapStore<ReadUse>();
  const saved = readStore(savedReads({ texts: store, uses, version }), version);
  const client = new QueryClient({
    defaultOptions: { queries: { networkMode: 'offlineFirst', staleTime: MINUTE_MS, retry: false } },
  });
  const storeFor = (policy: ReadPolicy) => (policy === 'public' ? saved : undefined);
  const settleHydrated = persistReads(client, storeFor, nobody);
  return { client, texts: store.map, uses: uses.map, settleHydrated };
}

const KEY = ['catalog', 'product', '1'];
const PUBLIC: ReadMeta = { policy: 'public' };
const SECRET = 'محرمانه';
const answering = (data: unknown) => vi.fn(async () => data);
const failing = () => vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));

const fromWorker = (data: object, savedAt: number) => async () => {
  noteSavedAt(data, new Headers({ 'x-saved-at': String(savedAt) }));
  return data;
};

/** A read that may be saved is in the store by then. */
const longerThanWriting = () => vi.advanceTimersByTimeAsync(1_500);

const LOOK_MS = 50;
const LOOKS_MAX = 200;

/** Lets the time of the test pass until the check succeeds. */
async function until(check: () => void): Promise<void> {
  for (let looks = 0; ; looks += 1) {
    try {
      return check();
    } catch (error) {
      if (looks === LOOKS_MAX) throw error;
      await vi.advanceTimersByTimeAsync(LOOK_MS);
    }
  }
}

/** The state of a read in a screen once it is settled. */
async function show(
  client: QueryClient,
  queryFn: () => Promise<unknown>,
  { queryKey = KEY, meta = PUBLIC }: { queryKey?: readonly unknown[]; meta?: ReadMeta | null } = {},
) {
  const observer = new QueryObserver(client, { queryKey, queryFn, ...(meta && { meta }) });
  const stop = observer.subscribe(() => {});
  await until(() => expect(observer.getCurrentResult().fetchStatus).toBe('idle'));
  // A restored read gets its time and refresh in a separate task.
  await vi.advanceTimersByTimeAsync(5);
  await until(() => expect(observer.getCurrentResult().fetchStatus).toBe('idle'));
  stop();
  return observer.getCurrentResult();
}

async function savedDevice(data: unknown = { title: 'پمپ' }): Promise<Map_> {
  const { client, texts } = start();
  await show(client, answering(data));
  await until(() => expect(texts.size).toBe(1));
  return texts;
}

/** The same device, some time later. */
const aged = (texts: Map_, ms: number): Map_ =>
  new Map(
    [...texts].map(([key, text]) => {
      const saved = JSON.parse(text);
      saved.state.dataUpdatedAt -= ms;
      return [key, JSON.stringify(saved)];
    }),
  );

/** Code that loads on demand takes real time. */
beforeAll(() =>
  Promise.all([
    import('@tanstack/query-persist-client-core'),
    import('../../../src/client/offline/saved-reads/answer-check.ts'),
    import('../../../src/client/offline/saved-reads/tidy-reads.ts'),
  ]),
);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

describe('a saved read', () => {
  it('is shown at the next start with its time, without a call while it is fresh', async () => {
    const texts = await savedDevice();
    const queryFn = failing();
    const shown = await show(start(aged(texts, 30_000)).client, queryFn);
    expect(shown.data).toEqual({ title: 'پمپ' });
    expect(Date.now() - shown.dataUpdatedAt).toBeGreaterThanOrEqual(30_000);
    expect(queryFn).not.toHaveBeenCalled();
  });

  it('is refreshed if it is stale and there is a network', async () => {
    const texts = await savedDevice();
    const shown = await show(start(aged(texts, DAY_MS)).client, answering({ title: 'پمپ نو' }));
    expect(shown.data).toEqual({ title: 'پمپ نو' });
    expect(Date.now() - shown.dataUpdatedAt).toBeLessThan(MINUTE_MS);
  });

  it('stays, with its time, if the refresh fails', async () => {
    const texts = await savedDevice();
    const shown = await show(start(aged(texts, DAY_MS)).client, failing());
    expect(shown).toMatchObject({ status: 'error', data: { title: 'پمپ' } });
    expect(Date.now() - shown.dataUpdatedAt).toBeGreaterThanOrEqual(DAY_MS);
  });

  it('is not refreshed without a network', async () => {
    const texts = await savedDevice();
    onlineManager.setOnline(false);
    const queryFn = failing();
    const shown = await show(start(aged(texts, DAY_MS)).client, queryFn);
    expect(shown).toMatchObject({ status: 'success', data: { title: 'پمپ' } });
    expect(queryFn).not.toHaveBeenCalled();
  });

  it('is not shown after a month', async () => {
    const texts = await savedDevice();
    const shown = await show(start(aged(texts, 31 * DAY_MS)).client, failing());
    expect(shown).toMatchObject({ status: 'error', data: undefined });
  });

  it('contains every page of a list', async () => {
    const pages = { a: { items: [1], next: 'b' }, b: { items: [2], next: null } };
    const options = {
      queryKey: ['catalog', 'products', {}],
      meta: PUBLIC,
      queryFn: async ({ pageParam }: { pageParam: unknown }) => pages[pageParam as 'a' | 'b'],
      initialPageParam: 'a' as string,
      getNextPageParam: (page: { next: string | null }) => page.next,
    };
    const first = start();
    const observer = new InfiniteQueryObserver(first.client, options);
    const stop = observer.subscribe(() => {});
    await until(() => expect(observer.getCurrentResult().status).toBe('success'));
    await observer.fetchNextPage();
    stop();
    await until(() => expect([...first.texts.values()].join()).toContain('"b"'));
    const second = start(first.texts);
    const restored = await second.client.fetchInfiniteQuery({ ...options, queryFn: failing() });
    expect(restored).toEqual({ pages: [pages.a, pages.b], pageParams: ['a', 'b'] });
  });

  it('says whose page it is, which then opens without a network', async () => {
    const { client, texts, uses } = start();
    const meta = { policy: 'public', page: { type: 'category', id: '1' } } as const;
    await show(client, answering({ name: 'پمپ', slug: 'پمپ', isRoot: false }), { meta });
    const root = {
      queryKey: ['catalog', 'category', 'r'],
      meta: { ...meta, page: { type: 'category', id: 'r' } },
    } as const;
    await show(client, answering({ name: 'کالا', slug: 'کالا', isRoot: true }), root);
    await show(client, answering([]), { queryKey: ['catalog', 'children', '1'] });
    await until(() => expect(texts.size).toBe(3));
    const page = { type: 'category', id: '1', name: 'پمپ', slug: 'پمپ' };
    expect(pagesIn([...uses], new Set(texts.keys()), 10)).toEqual([page]);
  });

  it.each<[string, ReadMeta | null]>([
    ['is private', { policy: 'private' }],
    ['is never saved', { policy: 'unsaved' }],
    ['states no policy', null],
  ])('is not made of a read that %s, whatever the words of its key', async (_, meta) => {
    const { client, texts, uses } = start();
    const page = { type: 'product', id: '2' } as const;
    const stated = meta && { ...meta, page };
    await show(client, answering({ title: SECRET, slug: SECRET }), {
      queryKey: ['catalog', 'product', '2'],
      meta: stated,
    });
    await show(client, answering({ title: 'پمپ' }));
    await until(() => expect(texts.size).toBe(1));
    expect(JSON.stringify([...texts, ...uses])).not.toContain(SECRET);
  });

  it('is not made of a read that has become private before it is written', async () => {
    const { client, texts } = start();
    const observer = new QueryObserver(client, { queryKey: KEY, queryFn: answering({ title: SECRET }), meta: PUBLIC });
    const stop = observer.subscribe(() => {});
    await until(() => expect(observer.getCurrentResult().status).toBe('success'));
    observer.setOptions({ queryKey: KEY, queryFn: answering({ title: SECRET }), meta: { policy: 'private' } });
    stop();
    await longerThanWriting();
    expect(texts.size).toBe(0);
  });

  it('is not written once it was dropped', async () => {
    const { client, texts } = start();
    await show(client, answering({ title: 'پمپ' }));
    client.removeQueries({ queryKey: KEY });
    await longerThanWriting();
    expect(texts.size).toBe(0);
  });

  it('is also made of reads that came with the server’s page, with the server’s time', async () => {
    const { client, texts, settleHydrated } = start();
    const updatedAt = Date.now() - DAY_MS;
    const server = new QueryClient();
    const cache = server.getQueryCache();
    cache.build(server, { queryKey: KEY, meta: PUBLIC }).setData({ title: 'پمپ' }, { updatedAt, manual: true });
    hydrate(client, dehydrate(server));
    client.setQueryData(['catalog', 'notes'], { note: SECRET });
    settleHydrated(updatedAt);
    await until(() => expect(texts.size).toBe(1));
    expect(JSON.parse([...texts.values()][0] ?? '').state.dataUpdatedAt).toBe(updatedAt);
  });

  it('is shown in place of an older one that came with a saved document', async () => {
    const before = start();
    await show(before.client, answering({ title: 'پمپ نو' }));
    await until(() => expect(before.texts.size).toBe(1));
    const { client, settleHydrated } = start(before.texts);
    const document = new QueryClient();
    const saved = { title: 'پمپ کهنه' };
    const now = Date.now();
    const options = { updatedAt: now, manual: true };
    document.getQueryCache().build(document, { queryKey: KEY, meta: PUBLIC }).setData(saved, options);
    hydrate(client, dehydrate(document));
    settleHydrated(now, now - DAY_MS);
    await until(() => expect(client.getQueryData(KEY)).toEqual({ title: 'پمپ نو' }));
  });

  it('has the time of the worker’s copy if the response came from there', async () => {
    const { client } = start();
    const savedAt = Date.now() - DAY_MS;
    const shown = await show(client, fromWorker({ title: 'منو' }, savedAt));
    expect(shown.dataUpdatedAt).toBe(savedAt);
  });

  it('is not replaced by an older copy of the worker', async () => {
    const texts = aged(await savedDevice(), 60 * MINUTE_MS);
    const shown = await show(start(texts).client, fromWorker({ title: 'منوی کهنه' }, Date.now() - DAY_MS));
    expect(shown.data).toEqual({ title: 'پمپ' });
    expect(Date.now() - shown.dataUpdatedAt).toBeLessThan(DAY_MS);
    expect(Date.now() - shown.dataUpdatedAt).toBeGreaterThanOrEqual(60 * MINUTE_MS);
  });
});

describe('a read and a strange clock', () => {
  const day = (count: number) => count * DAY_MS;

  it.each([30, 365])('does not stay fresh because it was saved %i days in the future', async (days) => {
    const texts = aged(await savedDevice(), -day(days));
    const queryFn = answering({ title: 'پمپ نو' });
    const shown = await show(start(texts).client, queryFn);
    expect(shown.data).toEqual({ title: 'پمپ نو' });
    expect(queryFn).toHaveBeenCalledOnce();
    expect(shown.dataUpdatedAt).toBeLessThanOrEqual(Date.now());
  });

  it('from the future is shown without a network, as of now at the latest, and refreshed with one', async () => {
    const texts = aged(await savedDevice(), -day(30));
    onlineManager.setOnline(false);
    const { client } = start(texts);
    const queryFn = answering({ title: 'پمپ نو' });
    const shown = await show(client, queryFn);
    expect(shown.data).toEqual({ title: 'پمپ' });
    expect(shown.dataUpdatedAt).toBeLessThanOrEqual(Date.now());
    expect(queryFn).not.toHaveBeenCalled();
    expect(client.getQueryCache().find({ queryKey: KEY })?.isStale()).toBe(true);
  });

  it('from a worker’s copy of the future is as of now at the latest', async () => {
    const shown = await show(start().client, fromWorker({ title: 'منو' }, Date.now() + day(30)));
    expect(shown.dataUpdatedAt).toBeLessThanOrEqual(Date.now());
  });
});

describe('a copy that something has changed', () => {
  const other = (texts: Map_): Map_ =>
    new Map([...texts].map(([key, text]) => [key, text.replace('پمپ', 'نامی که کس دیگری نوشت')]));

  it('is shown without a network, and only until the server answers', async () => {
    const texts = other(await savedDevice());
    onlineManager.setOnline(false);
    expect((await show(start(texts).client, failing())).data).toEqual({ title: 'نامی که کس دیگری نوشت' });
    onlineManager.setOnline(true);
    expect((await show(start(texts).client, answering({ title: 'پمپ' }))).data).toEqual({ title: 'پمپ' });
  });
});

describe('a storage that never answers', () => {
  const hanging = () => {
    const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'offlineFirst', retry: false } } });
    const copy = Promise.withResolvers<SavedCopy>();
    persistReads(client, () => ({ find: () => copy.promise, save: async () => {} }), nobody);
    return { client, answer: (data: unknown) => copy.resolve({ data, dataUpdatedAt: Date.now(), isDoubtful: false }) };
  };
  const ask = (client: QueryClient, name: string, queryFn: () => Promise<unknown>) =>
    client.fetchQuery({ queryKey: [name], queryFn, meta: PUBLIC });

  it('delays the first read by less than a second, and the next not at all', async () => {
    const { client } = hanging();
    const answers: string[] = [];
    const take = (name: string) => ask(client, name, answering(name)).then((answer) => answers.push(String(answer)));
    void take('first');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(answers).toEqual(['first']);
    void take('next');
    await vi.advanceTimersByTimeAsync(0);
    expect(answers).toEqual(['first', 'next']);
  });

  it('still gives its late copy when the network fails', async () => {
    const { client, answer } = hanging();
    const reading = ask(client, 'late', failing());
    await vi.advanceTimersByTimeAsync(1_000);
    answer('copy');
    expect(await reading).toBe('copy');
  });

  it('is waited for without a network', async () => {
    onlineManager.setOnline(false);
    const { client, answer } = hanging();
    const queryFn = failing();
    const reading = ask(client, 'offline', queryFn);
    await vi.advanceTimersByTimeAsync(1_000);
    answer('copy');
    expect(await reading).toBe('copy');
    expect(queryFn).not.toHaveBeenCalled();
  });
});

describe('a start over damaged or foreign copies', () => {
  const fresh = { title: 'تازه' };
  const startsNormally = async (text: unknown, version = '1') => {
    const [key = ''] = [...good].map(([one]) => one);
    const shown = await show(start(new Map([[key, text as string]]), version).client, answering(fresh));
    expect(shown).toMatchObject({ status: 'success', data: fresh });
  };
  let good: Map_;
  beforeEach(async () => {
    good = await savedDevice();
  });

  it('loads from the network what is truncated anywhere', async () => {
    const [text = ''] = [...good.values()];
    const cut = fc.integer({ min: 0, max: text.length - 1 });
    await fc.assert(
      fc.asyncProperty(cut, (length) => startsNormally(text.slice(0, length))),
      { numRuns: 40 },
    );
  });

  it('loads from the network what is random text, other JSON, or no text', async () => {
    const strange = fc.oneof(fc.string(), fc.json(), fc.uint8Array(), fc.constantFrom(null, 0, {}, '{"state":{}}'));
    await fc.assert(
      fc.asyncProperty(strange, (text) => startsNormally(text)),
      { numRuns: 60 },
    );
  });

  it('loads from the network what an older or newer version saved', async () => {
    const [text = ''] = [...good.values()];
    const others = fc.string().filter((version) => version !== '1');
    await fc.assert(
      fc.asyncProperty(others, (version) => startsNormally(text, version)),
      { numRuns: 20 },
    );
  });
});
