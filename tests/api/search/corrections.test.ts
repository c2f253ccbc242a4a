import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { productSearch } from '../../../src/server/catalog/product-list/question-search.ts';
import type { Executor } from '../../../src/server/db/open-database.ts';
import { countResults } from '../../../src/server/search/counts-read.ts';
import { suggest } from '../../../src/server/search/read.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

/** Two words, of which nothing in the catalogue is a misspelling. */
const NONSENSE = 'ضظغثقذ ژژژژژژ';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
  const catalog = newCatalog();
  const pumps = buildCategory(catalog, { name: 'پمپ سانتریفیوژ' });
  const maker = buildSupplier(catalog, { name: 'سازنده' });
  const { key } = buildBaseProduct(catalog, { categoryKey: pumps.key, title: 'پمپ سانتریفیوژ ۱۲۰' });
  buildOffer(catalog, { baseProductKey: key, supplierKey: maker.key });
  await writeCatalog(app.db, catalog);
});
afterAll(() => app.close());

/** A database that counts the look-ups of near words. */
function countingDatabase() {
  const execute = vi.fn(app.db.execute.bind(app.db));
  const db = new Proxy(app.db, {
    get: (target, key) => (key === 'execute' ? execute : Reflect.get(target, key, target)),
  }) as Executor & typeof app.db;
  const lookUps = () =>
    execute.mock.calls.filter(([query]) => JSON.stringify(query).includes('select term, uses from search_terms'))
      .length;
  return { db, lookUps };
}

describe('a text that finds nothing', () => {
  it('has its corrections looked up once for all counts', async () => {
    const { db, lookUps } = countingDatabase();
    const counts = await countResults(
      { db, products: { ...productSearch({ ...app.deps, db }), countSellers: async () => 0 }, listed: {} },
      NONSENSE,
    );
    expect(counts).toMatchObject({ products: { count: 0 }, didYouMean: null });
    expect(lookUps()).toBe(NONSENSE.split(' ').length);
  });

  it('has its corrections looked up once for all suggestions', async () => {
    const { db, lookUps } = countingDatabase();
    expect(await suggest(db, { ...productSearch({ ...app.deps, db }), countSellers: async () => 0 }, NONSENSE)).toEqual(
      [],
    );
    expect(lookUps()).toBe(NONSENSE.split(' ').length);
  });
});
