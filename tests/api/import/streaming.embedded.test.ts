import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { importCatalog, loadCatalogFile } from '../../../src/server/catalog/import/import-catalog.ts';
import { readJson } from '../../../src/server/catalog/import/read-json.ts';
import { KeyTable } from '../../../src/server/catalog/ingest/key-table.ts';
import type { Database, Db } from '../../../src/server/db/open-database.ts';
import { openTestDatabase } from '../../setup/test-database.ts';
import { catalogDigest } from './catalog-digest.ts';
import { writtenFile } from './written-file.ts';

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const product = (id: string, extra: object = {}) => ({
  id,
  manufacturer: 'm',
  partNumber: id,
  names: { fa: `کالای ${id}` },
  category: 'c',
  props: [{ key: 'd', type: 'quantity', quantityKind: 'Length', unit: 'mm', value: 5 }],
  ...extra,
});
const catalogOf = (products: unknown[]) => ({
  products,
  categories: [{ id: 'c', parent: null, names: { fa: 'دسته' } }],
  manufacturers: [{ id: 'm', name: 'سازنده' }],
});
const numbered = (count: number) => Array.from({ length: count }, (_, index) => product(`p${index}`));

const stored = async () =>
  (
    await database.db.execute<{ n: number }>(sql`
    select (select count(*) from base_products)::int as n union all select count(*)::int from supplier_products
    union all select count(*)::int from property_values union all select count(*)::int / 2 from category_products
    union all select count(*)::int from search_entries where type = 'product'`)
  ).rows.map(({ n }) => n);

describe('import of a long file', () => {
  test('products may precede their categories', async () => {
    const file = await loadCatalogFile(writtenFile('late.json', JSON.stringify(catalogOf(numbered(3)))));
    const report = await importCatalog(database.db, file);
    expect(report.product).toEqual({ accepted: 3, updated: 0, unchanged: 0, rejected: 0 });
    expect(await stored()).toEqual([3, 3, 3, 3, 3]);
  });

  test('a batch is written completely or not at all; the next run writes the rest and ends equal to an unbroken one', async () => {
    const file = await loadCatalogFile(writtenFile('batches.json', JSON.stringify(catalogOf(numbered(25)))));
    await expect(importCatalog(failingInBatch(database.db, 3), file, { batchSize: 10 })).rejects.toThrow('line cut');
    expect(await stored()).toEqual([20, 20, 20, 20, 20]);
    const rest = await importCatalog(database.db, file, { batchSize: 10 });
    expect(rest.product).toEqual({ accepted: 5, updated: 0, unchanged: 20, rejected: 0 });
    expect(await stored()).toEqual([25, 25, 25, 25, 25]);
  });

  test('a file that changes between its two passes is refused', async () => {
    const path = writtenFile('moving.json', JSON.stringify(catalogOf(numbered(2))));
    const file = await loadCatalogFile(path);
    const stream = createWriteStream(path, { flags: 'a' });
    stream.end('\n');
    await once(stream, 'close');
    await expect(importCatalog(database.db, file)).rejects.toThrow('دگرگون');
    expect(await stored()).toEqual([0, 0, 0, 0, 0]);
  });

  test('a dry run of several batches writes nothing', async () => {
    const before = await catalogDigest(database.db);
    const file = await loadCatalogFile(writtenFile('dry.json', JSON.stringify(catalogOf(numbered(25)))));
    const report = await importCatalog(database.db, file, { batchSize: 10, isDryRun: true });
    expect(report.product.accepted).toBe(25);
    expect(await catalogDigest(database.db)).toEqual(before);
  });

  test('a property with too many options keeps the first ones and rejects the others', async () => {
    const products = Array.from({ length: 1003 }, (_, index) =>
      product(`p${index}`, { props: [{ key: 'serial', type: 'enum', value: `s${index}` }] }),
    );
    const file = await loadCatalogFile(writtenFile('choices.json', JSON.stringify(catalogOf(products))));
    const report = await importCatalog(database.db, file);
    expect(report.product.accepted).toBe(1003);
    expect(report.rejected.map(({ key }) => key)).toEqual(['p1000', 'p1001', 'p1002']);
  });
});

describe('readJson', () => {
  test.each([
    ['one record without end', `{"products":[{"id":"${'x'.repeat(18 * 1024 * 1024)}`, 'بزرگ'],
    ['a list that is none of ours', `{"else":[${'1,'.repeat(9 * 1024 * 1024)}1]}`, 'بزرگ'],
    ['text after the end', '{"categories":[],"manufacturers":[],"products":[]} x', 'JSON'],
    ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22]), 'UTF-8'],
  ])('%s is refused', async (_name, content, clue) => {
    const read = async () => {
      for await (const _ of readJson(writtenFile('bad.json', content)));
    };
    await expect(read()).rejects.toThrow(clue);
  });
});

describe('KeyTable', () => {
  test('distinguishes a hundred thousand keys and stores their numbers', () => {
    const table = new KeyTable();
    for (let number = 0; number < 100_000; number++) expect(table.add(`key ${number}`, number)).toBe(true);
    expect(table.add('key 77', 5)).toBe(false);
    expect([table.get('key 77'), table.get('key 99999'), table.get('other'), table.size]).toEqual([
      77,
      99_999,
      undefined,
      100_000,
    ]);
  });
});

/** Fails the n-th transaction of products, at its last statement. */
function failingInBatch(real: Db, nth: number): Db {
  let batches = 0;
  const transaction: Db['transaction'] = (work, config) =>
    real.transaction(async (tx) => {
      const result = await work(tx);
      const isOfProducts = typeof result === 'object' && result !== null && 'baseProduct' in result;
      if (isOfProducts) batches += 1;
      if (batches === nth) throw new Error('line cut');
      return result;
    }, config);
  return new Proxy(real, {
    get: (target, key) => (key === 'transaction' ? transaction : Reflect.get(target, key, target)),
  });
}
