import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { distrustedReads } from '../../../src/client/offline/saved-reads/page-reads.ts';
import { persistReads } from '../../../src/client/offline/saved-reads/persist-reads.ts';
import { isPublicRead } from '../../../src/client/offline/saved-reads/read-policy.ts';
import { readStore } from '../../../src/client/offline/saved-reads/read-store.ts';
import type { ReadUse } from '../../../src/client/offline/saved-reads/read-use.ts';
import { savedReads } from '../../../src/client/offline/saved-reads/saved-reads.ts';
import { texts } from '../../../src/client/texts/app-texts.ts';
import type { CategoryTree } from '../../../src/contract/catalog/category.ts';
import type { Product, ProductCard } from '../../../src/contract/catalog/product.ts';
import type { Page } from '../../../src/contract/page.ts';
import { buildRichCatalog } from '../../factories/rich-catalog.ts';
import { clearStorage, faults, readFromServer, renderApp, serveCatalog } from '../render-app.tsx';
import { mapStore } from './map-store.ts';

serveCatalog(buildRichCatalog());

const VERSION = '1';
type Saved = ReadonlyMap<string, string>;

afterEach(() => {
  distrustedReads.clear();
  vi.restoreAllMocks();
});

/** The words and numbers of the shown page. */
const shown = (): string => screen.getByRole('main').textContent ?? '';

/** Opens a page on a device with these saved reads. */
async function open(path: string, saved: Saved, api: Parameters<typeof renderApp>[1] = {}) {
  const store = mapStore<string>();
  for (const [key, text] of saved) store.map.set(key, text);
  const reads = readStore(savedReads({ texts: store, uses: mapStore<ReadUse>(), version: VERSION }), VERSION);
  const app = await renderApp(path, {
    ...api,
    onStart: (client) =>
      void persistReads(
        client,
        () => reads,
        () => undefined,
      ),
  });
  return { ...app, saved: store.map };
}

type App = Awaited<ReturnType<typeof open>>;

async function untilLoaded({ queryClient }: App): Promise<void> {
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  // A restored read is refreshed in a separate task.
  await new Promise((resolve) => setTimeout(resolve, 20));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
}

/** React reveals suspended parts at most every 300 ms, and a revealed part may read. */
const UNCHANGED_MS = 1_000;

async function untilComplete({ queryClient }: App): Promise<void> {
  let text = '';
  let since = performance.now();
  const look = () => {
    if (queryClient.isFetching() > 0 || shown() !== text) {
      text = shown();
      since = performance.now();
    }
    expect(performance.now() - since).toBeGreaterThan(UNCHANGED_MS);
  };
  await waitFor(look);
}

function close(): void {
  cleanup();
  clearStorage();
  distrustedReads.clear();
}

interface Visited {
  path: string;
  text: string;
  saved: Saved;
}

const visits: Visited[] = [];

beforeAll(async () => {
  // With the code of every late part there, two visits of a page differ by their data only.
  await Promise.all(
    Object.values(import.meta.glob('../../../src/client/features/**/*.{ts,tsx}')).map((load) => load()),
  );
  const [root] = await readFromServer<CategoryTree[]>('/categories/menu?categoryTypes=Product');
  const category = root?.subcategories[0];
  const { items } = await readFromServer<Page<ProductCard>>('/supplierproducts/catalog?size=100');
  const [card, other] = items;
  const product = await readFromServer<Product>(`/supplierproducts/${card?.id}/catalog`);
  const paths = [
    '/',
    '/category/categoryType/Product',
    `/category/${category?.id}/${category?.slug}`,
    `/category/properties/${category?.id}/${category?.slug}`,
    `/products/category/${category?.id}/${category?.slug}`,
    `/products/${product.id}/${product.slug}`,
    `/products/base-product/${product.baseProductId}/${product.baseProductSlug}`,
    `/products/compare?ids=${card?.id}.${other?.id}`,
    `/supplier/${product.supplier.id}/${product.supplier.slug}`,
    `/supplier/${product.supplier.id}/products/Product`,
    '/suppliers/Product',
    `/search/${encodeURIComponent('پمپ')}`,
  ];
  for (const path of paths) {
    const app = await open(path, new Map());
    await untilComplete(app);
    const reads = app.queryClient
      .getQueryCache()
      .findAll({ predicate: (query) => isPublicRead(query) && query.state.data !== undefined });
    await vi.waitFor(() => expect(app.saved.size).toBe(reads.length));
    visits.push({ path, text: shown(), saved: new Map(app.saved) });
    close();
  }
});

type Stored = { buster: string; chars: number; state: { data: unknown; dataUpdatedAt: number } };
type Change = (stored: Stored) => unknown;

const changed = (saved: Saved, change: Change): Saved =>
  new Map([...saved].map(([key, text]) => [key, JSON.stringify(change(JSON.parse(text)))]));

const withData =
  (change: (data: unknown) => unknown): Change =>
  (stored) => ({
    ...stored,
    state: { ...stored.state, data: change(stored.state.data) },
  });

/** Changes the answer itself, and each page of a list. */
const withAnswer = (change: (answer: unknown) => unknown): Change =>
  withData((data) => {
    const pages = typeof data === 'object' && data !== null && 'pages' in data ? data.pages : undefined;
    return Array.isArray(pages) ? { ...(data as object), pages: pages.map(change) } : change(data);
  });

const half = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(half);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.slice(0, Math.floor(entries.length / 2)));
};

const otherTypes = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length > 0 ? value.map(otherTypes) : 'x';
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, otherTypes(one)]));
  if (typeof value === 'string') return { text: value };
  return typeof value === 'number' ? String(value) : [value];
};

const HUGE = 'x'.repeat(5 * 1024 * 1024);

const changes: readonly (readonly [string, Change])[] = [
  ['null', withData(() => null)],
  ['an empty object', withData(() => ({}))],
  ['an empty array', withData(() => [])],
  ['a text', withData(() => 'text')],
  ['a number', withData(() => 7)],
  ['answers of null', withAnswer(() => null)],
  ['answers of {}', withAnswer(() => ({}))],
  ['answers of [{}]', withAnswer(() => [{}])],
  ['half of the fields', withAnswer(half)],
  ['fields of other types', withAnswer(otherTypes)],
  ['null in place of every field', withAnswer((answer) => JSON.parse(JSON.stringify(answer, nullFields)))],
  ['5 MB', withData((data) => ({ data, huge: HUGE }))],
  ['an older version', (stored) => ({ ...stored, buster: '0' })],
  ['a newer version', (stored) => ({ ...stored, buster: `${stored.buster}x` })],
  ['no state', ({ buster }) => ({ buster })],
];

function nullFields(name: string, value: unknown): unknown {
  return name === '' || typeof value === 'object' ? value : null;
}

describe('a page whose every saved read is strange', () => {
  it('was visited and saved', () => {
    expect(visits.length).toBeGreaterThanOrEqual(12);
    for (const { path, saved, text } of visits) {
      expect(saved.size, path).toBeGreaterThanOrEqual(3);
      expect(text, path).not.toContain(texts.states.noSavedCopy);
    }
  });

  it.each(changes)('shows what the server has: %s', async (_, change) => {
    for (const { path, text, saved } of visits) {
      const app = await open(path, changed(saved, change));
      await untilLoaded(app);
      await waitFor(() => expect(shown(), path).toBe(text));
      expect(app.router.state.location.pathname).not.toMatch(/^\/error/);
      close();
    }
  });

  const worst = changes.filter(([name]) => /null|\{\}|types|MB|no state/.test(name));

  it.each(worst)('opens without a network too: %s', async (_, change) => {
    for (const { path, saved } of visits) {
      const app = await open(path, changed(saved, change), { api: [faults.offline()] });
      onlineManager.setOnline(false);
      await untilLoaded(app);
      expect(shown().length, path).toBeGreaterThan(10);
      expect(app.router.state.location.pathname).not.toMatch(/^\/error/);
      onlineManager.setOnline(true);
      close();
    }
  });
});
