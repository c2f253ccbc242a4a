import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { importCatalog, loadCatalogFile } from '../../../src/server/catalog/import/import-catalog.ts';
import { parseMapping } from '../../../src/server/catalog/import/table/mapping-file.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { supplierProducts } from '../../../src/server/catalog/product/product.table.ts';
import type { Database } from '../../../src/server/db/open-database.ts';
import { suppliers } from '../../../src/server/suppliers/supplier.table.ts';
import { buildCategory, newCatalog } from '../../factories/catalog.ts';
import { openTestDatabase } from '../../setup/test-database.ts';
import { writtenFile } from './written-file.ts';

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
  const catalog = newCatalog('demo');
  buildCategory(catalog, { key: 'valve', name: 'شیر' });
  await writeCatalog(database.db, catalog);
});
afterEach(() => database.close());

const ADDED = { accepted: 1, updated: 0, unchanged: 0, rejected: 0 };
const CHANGED = { accepted: 0, updated: 1, unchanged: 0, rejected: 0 };

/** The houses call their catalogue `1` and a product of theirs `100`. */
const houseFile = (house: string, price = 1000, supplierId = '') => `<?xml version="1.0" encoding="UTF-8"?>
<BMECAT version="2005"><HEADER><CATALOG><LANGUAGE>eng</LANGUAGE><CATALOG_ID>1</CATALOG_ID></CATALOG>
<SUPPLIER>${supplierId}<SUPPLIER_NAME>${house}</SUPPLIER_NAME></SUPPLIER></HEADER><T_NEW_CATALOG><PRODUCT>
<SUPPLIER_PID>100</SUPPLIER_PID><PRODUCT_DETAILS><DESCRIPTION_SHORT>Valve of ${house}</DESCRIPTION_SHORT></PRODUCT_DETAILS>
<PRODUCT_PRICE_DETAILS><PRODUCT_PRICE price_type="net_list"><PRICE_AMOUNT>${price}</PRICE_AMOUNT><PRICE_CURRENCY>IRR</PRICE_CURRENCY>
</PRODUCT_PRICE></PRODUCT_PRICE_DETAILS></PRODUCT></T_NEW_CATALOG></BMECAT>`;

type Options = Parameters<typeof importCatalog>[2];
const importText = async (name: string, content: string, options: Options = {}, mapping?: object) => {
  const table = mapping && parseMapping(mapping);
  const file = await loadCatalogFile(writtenFile(name, content), { mapping: table, category: 'شیر' });
  return importCatalog(database.db, file, options);
};
const importHouse = (house: string, price?: number, options?: Options) =>
  importText('catalog.xml', houseFile(house, price), options);

/** What is offered: supplier, title, price. */
async function offered(): Promise<string[]> {
  const rows = await database.db
    .select({ offer: supplierProducts, supplier: suppliers.name })
    .from(supplierProducts)
    .innerJoin(suppliers, eq(suppliers.id, supplierProducts.supplierId));
  return rows.map(({ offer, supplier }) => `${supplier}: ${offer.title} ${offer.prices[0]?.amountRial}`).sort();
}

describe('two houses with the same ids', () => {
  test('each keeps its product, and each updates its own', async () => {
    expect((await importHouse('House A')).product).toEqual(ADDED);
    expect((await importHouse('House B')).product).toEqual(ADDED);
    expect((await importHouse('House A', 1500)).product.accepted).toBe(0);
    expect(await offered()).toEqual(['House A: Valve of House A 1500', 'House B: Valve of House B 1000']);
  });

  test('houses that share a SUPPLIER_ID too stay apart', async () => {
    const id = '<SUPPLIER_ID>7</SUPPLIER_ID>';
    await importText('a.xml', houseFile('House A', 1000, id));
    expect((await importText('b.xml', houseFile('House B', 1000, id))).product).toEqual(ADDED);
  });

  test('a catalogue that is stored under its CATALOG_ID alone is updated, and the other house is added', async () => {
    await importHouse('House A', 1000, { source: '1' });
    expect((await importHouse('House A', 2000)).product.accepted).toBe(0);
    expect((await importHouse('House B')).product).toEqual(ADDED);
    expect(await offered()).toEqual(['House A: Valve of House A 2000', 'House B: Valve of House B 1000']);
  });

  test('a house whose product another one overwrote gets it back beside the other', async () => {
    await importHouse('House A', 1000, { source: '1' });
    await importHouse('House B', 1000, { source: '1', mayTakeOver: true });
    expect((await importHouse('House A')).product).toEqual(ADDED);
    expect(await offered()).toEqual(['House A: Valve of House A 1000', 'House B: Valve of House B 1000']);
  });

  test('a file that would change the products of another supplier is refused and writes nothing', async () => {
    await importHouse('House A', 1000, { source: 'same' });
    const refused = importHouse('House B', 2000, { source: 'same' });
    await expect(refused).rejects.toMatchObject({
      code: 'foreign-products',
      message: expect.stringMatching(/۱ کالا.*«100» از «House A».*--source.*--take-over/su),
    });
    expect(await offered()).toEqual(['House A: Valve of House A 1000']);
    expect((await importHouse('House B', 2000, { source: 'same', mayTakeOver: true })).product).toEqual(CHANGED);
    expect(await offered()).toEqual(['House B: Valve of House B 2000']);
  });

  test('a table of another supplier under the same file name is refused, its own new edition is not', async () => {
    const mapping = (name: string) => ({ id: 'کد', title: 'نام', supplier: { value: name } });
    await importText('price.csv', 'کد;نام\n100;شیر', {}, mapping('الف'));
    await expect(importText('price.csv', 'کد;نام\n100;کابل', {}, mapping('ب'))).rejects.toThrow('--take-over');
    expect((await importText('price.csv', 'کد;نام\n100;شیر نو', {}, mapping('الف'))).product).toEqual(CHANGED);
  });

  test('a supplier that is only spelled otherwise is the same', async () => {
    const mapping = (name: string) => ({ id: 'کد', title: 'نام', supplier: { value: name } });
    await importText('price.csv', 'کد;نام\n100;شیر', {}, mapping('بازرگانی کیان'));
    const again = await importText('price.csv', 'کد;نام\n100;شیر', {}, mapping('بازرگاني كيان'));
    expect(again.product.rejected).toBe(0);
  });
});
