import type { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { distrustedReads } from '../../../src/client/offline/saved-reads/page-reads.ts';
import { persistReads } from '../../../src/client/offline/saved-reads/persist-reads.ts';
import { readStore } from '../../../src/client/offline/saved-reads/read-store.ts';
import type { ReadUse } from '../../../src/client/offline/saved-reads/read-use.ts';
import { savedReads } from '../../../src/client/offline/saved-reads/saved-reads.ts';
import { texts } from '../../../src/client/texts/app-texts.ts';
import { buildCategory, newCatalog } from '../../factories/catalog.ts';
import { mapStore } from '../offline/map-store.ts';
import { endReads, faults, renderApp, serveCatalog } from '../render-app.tsx';

// The check before a saved read is shown cannot know every way in which a screen breaks.
vi.mock('../../../src/client/offline/saved-reads/answer-check.ts', () => ({ isOfShape: () => true }));

const PATH = '/category/categoryType/Product';
const HEADING = 'تجهیزات و کالای صنعتی';
const AGAIN_AFTER_MS = 60_000;

const catalog = newCatalog();
buildCategory(catalog);
serveCatalog(catalog);

let errors: ReturnType<typeof vi.spyOn>;
let savedKeys: string[];

beforeEach(() => {
  errors = vi.spyOn(console, 'error').mockReturnValue();
  savedKeys = [];
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  distrustedReads.clear();
});

/** Opens the page on a device that has saved nonsense for the read whose hash contains `words`. */
async function open(words: string, api: RequestHandler[] = []) {
  const store = mapStore<string>();
  const reads = readStore(savedReads({ texts: store, uses: mapStore<ReadUse>(), version: '1' }), '1');
  const onStart = (client: QueryClient) => {
    const read = store.get;
    store.get = async (key) => {
      if (!key.includes(words)) return read(key);
      savedKeys.push(key);
      const { meta } = client.getQueryCache().get(key.slice('read-'.length)) ?? {};
      return JSON.stringify({ buster: `1${meta?.shape}`, chars: 4, state: { data: [{}], dataUpdatedAt: Date.now() } });
    };
    persistReads(
      client,
      () => reads,
      () => undefined,
    );
  };
  return renderApp(PATH, { api, onStart });
}

describe('a page that saved reads break', () => {
  it.each([
    ['of its own', '"menu","Product"'],
    ['of the frame around every page', '"menu","website"'],
  ])('drops those %s, asks anew, and shows what the server has', async (_, words) => {
    const { router } = await open(words);
    expect(await screen.findByRole('heading', { level: 1, name: HEADING })).toBeTruthy();
    expect(router.state.location.pathname).toBe(PATH);
    expect(errors).toHaveBeenCalledTimes(1);
    expect(savedKeys).toHaveLength(1);
  });

  it('asks anew once, then shows the error page with a way to start afresh', async () => {
    let asked = 0;
    const nonsense = http.all('http://rasteh.test/api/v1/categories/menu', () => {
      asked += 1;
      return HttpResponse.json([{}]);
    });
    const { router } = await open('"menu","Product"', [nonsense]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/error'));
    expect(screen.getByRole('button', { name: texts.errors.startAfresh })).toBeTruthy();
    expect(screen.getByText(texts.errors.startAfreshHint)).toBeTruthy();
    expect(errors).toHaveBeenCalledTimes(2);
    expect(asked).toBe(1);
  });

  it('does not try again within a minute, also after a reload', async () => {
    const first = await open('"menu","Product"');
    expect(await screen.findByRole('heading', { level: 1, name: HEADING })).toBeTruthy();
    first.unmount();
    endReads();
    distrustedReads.clear();
    const second = await open('"menu","Product"');
    await waitFor(() => expect(second.router.state.location.pathname).toBe('/error'));
    second.unmount();
    endReads();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + AGAIN_AFTER_MS + 1 });
    const third = await open('"menu","Product"');
    expect(await screen.findByRole('heading', { level: 1, name: HEADING })).toBeTruthy();
    expect(third.router.state.location.pathname).toBe(PATH);
  });

  it('without saved reads goes to the error page at once', async () => {
    const { router } = await open('nothing', [faults.nonsense('/categories/menu')]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/error'));
    expect(errors).toHaveBeenCalledTimes(1);
  });
});
