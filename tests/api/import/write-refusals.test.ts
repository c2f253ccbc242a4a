import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SourceOffer, SourceProperty, SourceValue } from '../../../src/server/catalog/ingest/source.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import { supplierProducts } from '../../../src/server/catalog/product/product.table.ts';
import type { Database } from '../../../src/server/db/open-database.ts';
import { suppliers } from '../../../src/server/suppliers/supplier.table.ts';
import {
  buildBaseProduct,
  buildCategory,
  buildOffer,
  buildSupplier,
  type TestCatalog,
} from '../../factories/catalog.ts';
import { openTestDatabase } from '../../setup/test-database.ts';
import { bearingCatalog, diameter } from './bearing-catalog.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('writeCatalog rejects a record and continues', () => {
  let sources = 0;
  const rejectionOf = async (spoil: (catalog: TestCatalog) => void) => {
    sources += 1;
    const catalog = bearingCatalog(`source ${sources}`);
    spoil(catalog);
    const report = await writeCatalog(database.db, catalog);
    expect(await database.db.$count(supplierProducts, eq(supplierProducts.source, catalog.name))).toBe(2);
    expect(await database.db.$count(suppliers, eq(suppliers.source, catalog.name))).toBe(2);
    return Object.values(report)
      .flatMap((kind) => kind.rejected)
      .map(({ kind, key, field, reason }) => {
        expect(reason).toMatch(/\p{Script=Arabic}/u);
        return `${kind} ${key} ${field}`;
      });
  };
  const withValue = (value: SourceValue) => (catalog: TestCatalog) => {
    buildBaseProduct(catalog, { key: 'bad', categoryKey: 'bearings', properties: [value] });
  };
  const withOffer = (overrides: Partial<SourceOffer>) => (catalog: TestCatalog) => {
    buildOffer(catalog, { key: 'bad', baseProductKey: '6205', supplierKey: 'a', ...overrides });
  };
  const withProperty = (property: Partial<SourceProperty>) => (catalog: TestCatalog) => {
    buildCategory(catalog, { key: 'bad', parentKey: 'parts', properties: [{ ...diameter, key: 'p', ...property }] });
  };

  test.each<[string, (catalog: TestCatalog) => void, string[]]>([
    ['an unknown parent', (c) => buildCategory(c, { key: 'bad', parentKey: 'none' }), ['category bad parentKey']],
    [
      'a category of another type than its parent',
      (c) => buildCategory(c, { key: 'bad', parentKey: 'parts', categoryType: 'ElectronicDocument' }),
      ['category bad categoryType'],
    ],
    ['an empty name', (c) => buildCategory(c, { key: 'bad', name: ' ' }), ['category bad name']],
    ['a key twice', (c) => buildSupplier(c, { key: 'a' }), ['supplier a key']],
    ['a NUL', (c) => buildSupplier(c, { key: 'bad', about: 'a\0b' }), ['supplier bad about']],
    [
      'a website that runs code',
      (c) => buildSupplier(c, { key: 'bad', contacts: [{ type: 'website', value: 'javascript:alert(1)' }] }),
      ['supplier bad contacts[0].value'],
    ],
    ['an inherited property again', withProperty({ key: 'd' }), ['property bad#d key']],
    ['an unknown quantity', withProperty({ quantityId: 'Taste' }), ['property bad#p quantityId']],
    ['a default unit of another quantity', withProperty({ defaultUnitId: 'KiloGM' }), ['property bad#p defaultUnitId']],
    [
      'an unknown category',
      (c) => buildBaseProduct(c, { key: 'bad', categoryKey: 'none' }),
      ['baseProduct bad categoryKey'],
    ],
    [
      'an unknown property',
      withValue({ propertyKey: 'none', value: 1 }),
      ['baseProduct bad properties[0].propertyKey'],
    ],
    [
      'a unit of another quantity',
      withValue({ propertyKey: 'd', value: 1, unitId: 'KiloGM' }),
      ['baseProduct bad properties[0].unitId'],
    ],
    ['a missing unit', withValue({ propertyKey: 'd', value: 1 }), ['baseProduct bad properties[0].unitId']],
    [
      'no finite number',
      withValue({ propertyKey: 'd', value: Number.NaN, unitId: 'M' }),
      ['baseProduct bad properties[0].value'],
    ],
    [
      'a range for a single number',
      withValue({ propertyKey: 'd', value: 1, maxValue: 2, unitId: 'M' }),
      ['baseProduct bad properties[0].maxValue'],
    ],
    [
      'a range that runs backwards',
      withValue({ propertyKey: 't', value: 5, maxValue: 2, unitId: 'K' }),
      ['baseProduct bad properties[0].maxValue'],
    ],
    [
      'an unknown option',
      withValue({ propertyKey: 'seal', optionKeys: ['none'] }),
      ['baseProduct bad properties[0].optionKeys'],
    ],
    ['an unknown supplier', withOffer({ supplierKey: 'none' }), ['offer bad supplierKey']],
    ['an unknown base product', withOffer({ baseProductKey: 'none' }), ['offer bad baseProductKey']],
    ['a negative price', withOffer({ prices: [{ minQty: 1, amountRial: -1 }] }), ['offer bad prices[0].amountRial']],
    [
      'a fraction of a rial',
      withOffer({ prices: [{ minQty: 1, amountRial: 1.5 }] }),
      ['offer bad prices[0].amountRial'],
    ],
    [
      'tiers that do not ascend',
      withOffer({
        priceType: 'tiered',
        prices: [
          { minQty: 10, amountRial: 5 },
          { minQty: 10, amountRial: 4 },
        ],
      }),
      ['offer bad prices[1].minQty'],
    ],
    [
      'a tier below the minimum order',
      withOffer({ moq: 10, prices: [{ minQty: 1, amountRial: 5 }] }),
      ['offer bad prices[0].minQty'],
    ],
    ['a price on request with a price', withOffer({ priceType: 'onRequest' }), ['offer bad prices']],
    ['an unknown sale unit', withOffer({ saleUnitId: 'SMOOT' }), ['offer bad saleUnitId']],
    ['a day that does not exist', withOffer({ priceValidUntil: '2027-02-31' }), ['offer bad priceValidUntil']],
  ])('%s', async (_name, spoil, rejections) => {
    expect(await rejectionOf(spoil)).toEqual(rejections);
  });
});
