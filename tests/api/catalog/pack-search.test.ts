import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PackData } from '../../../src/client/offline/packs/pack-data.ts';
import { readIndex, type SavedIndex } from '../../../src/client/offline/saved-search/saved-index.ts';
import { searchProducts } from '../../../src/client/offline/saved-search/search-saved.ts';
import type { CategoryCard } from '../../../src/contract/catalog/category.ts';
import type { ProductsPage } from '../../../src/contract/catalog/product.ts';
import { seededRandom } from '../../../src/core/numbers/seeded-random.ts';
import { demoCatalog } from '../../../src/demo/demo-catalog.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { seedPlaces } from '../../../src/server/places/seed-places.ts';
import { seedUnits } from '../../../src/server/units/seed-units.ts';
import { queriesBuild, queriesChoose } from '../../questions/queries.ts';
import { takePack } from '../../setup/take-pack.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

/** PACK_QUERIES=1000 compares as many texts. */
const QUERIES = Number(process.env.PACK_QUERIES ?? 100);
const LEAVES = new Set(['deep-groove-ball-bearing', 'butterfly-valve', 'miniature-circuit-breaker']);
const SIZE = 24;
const SHOWN = 10;
/** Where the two differ: the device's words are in one order, the database samples the frequent ones. */
const EQUAL_SHARE = 0.97;

let app: TestApp;
let index: SavedIndex;
let texts: string[];
let pack: PackData;

beforeAll(async () => {
  app = await openTestApp();
  const baseProducts = [...demoCatalog.baseProducts].filter(({ categoryKey }) => LEAVES.has(categoryKey));
  const keys = new Set(baseProducts.map(({ key }) => key));
  const offers = [...demoCatalog.offers].filter(({ baseProductKey }) => keys.has(baseProductKey ?? ''));
  await seedUnits(app.db);
  await writeCatalog(app.db, { ...demoCatalog, baseProducts, offers });
  await seedPlaces(app.db);
  const { body } = await app.get<CategoryCard[]>('/api/v1/categories/top-levels?categoryTypes=Product');
  const [root] = (await app.get<CategoryCard[]>(`/api/v1/categories/${body[0]?.id}/breadcrumb`)).body;
  const data = await takePack(app, `categories/${root?.id}`);
  pack = data;
  index = await readIndex([], [{ data, at: Date.now() }]);
  texts = sampleTexts(data.offers.map(({ packed, base }) => [packed.title, ...(base?.partNumbers ?? [])].join(' ')));
}, 180_000);
afterAll(() => app.close());

/** Questions of people, and words of titles: whole, cut, in another order, with a letter too many. */
function sampleTexts(titles: readonly string[]): string[] {
  const random = seededRandom('texts of a pack');
  const pick = <T>(list: readonly T[]): T => random.pick(list);
  const asked = [...queriesBuild, ...queriesChoose].map(({ q }) => q);
  const made = Array.from({ length: QUERIES / 4 }, () => pick(asked));
  while (made.length < QUERIES) {
    const words = pick(titles).split(' ');
    const some = words.filter(() => random.chance(0.5)).slice(0, 4);
    const [first = words[0] ?? ''] = some;
    made.push(
      pick([
        some.join(' '),
        some.toReversed().join(' '),
        first.slice(0, Math.max(2, first.length - 1)),
        `${first} ${first[0]}`,
      ]),
    );
  }
  return made.slice(0, QUERIES).filter((text) => text.trim() !== '');
}

const told = ({ items, totalCount }: Pick<ProductsPage, 'items' | 'totalCount'>) => ({
  totalCount,
  ids: items.slice(0, SHOWN).map(({ id }) => id),
});

it('a list of one supplier has a row for each of its offers in the packs', () => {
  const bySupplier = Map.groupBy(pack.offers, ({ supplier }) => supplier.id);
  const [supplierId = '', offers = []] = [...bySupplier].find(([, own]) => own.length > 1) ?? [];
  const { page, foundCount, oldestAt } = searchProducts(index, { supplierId });
  expect(page.items.map(({ id }) => id).sort()).toEqual(offers.map(({ packed }) => packed.id).sort());
  expect(page.items.filter(({ supplier, part }) => supplier.id !== supplierId || part !== null)).toEqual([]);
  expect([foundCount, oldestAt]).toEqual([offers.length, expect.any(Number)]);
});

it('a pack has the drawings of its parts', async () => {
  const drawn = pack.offers.flatMap(({ base }) => base?.imageUrl ?? []);
  expect(drawn.length).toBeGreaterThan(0);
  const [url = ''] = drawn;
  const svg = await (await app.app.request(url)).text();
  expect(pack.drawings.at(url)).toBe(`data:image/svg+xml,${encodeURIComponent(svg)}`);
  expect(drawn.filter((one) => pack.drawings.at(one) === undefined)).toEqual([]);
});

it('the drawings of what is shown are read alone, and all of them once', async () => {
  const asked: string[][] = [];
  const taken = await takePack(app, `categories/${pack.manifest.id}`, (hashes) => asked.push([...hashes]));
  const all = taken.manifest.parts.filter(({ content }) => content === 'drawings').map(({ hash }) => hash);
  const [url = ''] = taken.offers.flatMap(({ base }) => base?.imageUrl ?? []);
  asked.length = 0;
  await taken.drawings.readNamed(`{"imageUrl":"${url}"}`);
  await taken.drawings.readNamed(`{"imageUrl":"${url}"}`);
  expect(asked.flat()).toEqual([expect.toBeOneOf(all)]);
  expect(taken.drawings.at(url)).toMatch(/^data:image/);
  await taken.drawings.readAll();
  await taken.drawings.readAll();
  expect(asked.flat().toSorted()).toEqual(all.toSorted());
});

describe('a text in a pack', () => {
  it('shows the drawings of the pack', () => {
    const { items } = searchProducts(index, { q: 'بلبرینگ' }).page;
    expect(items.length).toBeGreaterThan(0);
    expect(items.filter(({ imageUrl }) => !imageUrl?.startsWith('data:image/svg+xml,'))).toEqual([]);
  });

  it('finds what the server finds, in its order', { timeout: 120_000 + QUERIES * 500 }, async () => {
    const different: string[] = [];
    let found = 0;
    for (const q of texts) {
      const query = new URLSearchParams({ q, size: String(SIZE) });
      const { body } = await app.get<ProductsPage>(`/api/v1/supplierproducts/catalog?${query}`);
      const { page, foundCount } = searchProducts(index, { q });
      if ((body.totalCount ?? 0) > 0) found++;
      const [onServer, inPack] = [told(body), told({ items: page.items, totalCount: foundCount })];
      if (JSON.stringify(onServer) !== JSON.stringify(inPack)) {
        different.push(`${q}: ${onServer.totalCount} on the server, ${inPack.totalCount} in the pack`);
      }
    }
    expect(found).toBeGreaterThan(texts.length / 2);
    expect(different.length / texts.length, different.join('\n')).toBeLessThanOrEqual(1 - EQUAL_SHARE);
  });
});
