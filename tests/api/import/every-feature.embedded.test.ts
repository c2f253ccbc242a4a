import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seededRandom } from '../../../src/core/numbers/seeded-random.ts';
import { importCatalog, loadCatalogFile } from '../../../src/server/catalog/import/import-catalog.ts';
import { parseMapping } from '../../../src/server/catalog/import/table/mapping-file.ts';
import { supplierProducts } from '../../../src/server/catalog/product/product.table.ts';
import type { Database } from '../../../src/server/db/open-database.ts';
import { openTestDatabase } from '../../setup/test-database.ts';
import { csvOf } from './valve-table.ts';
import { writtenFile } from './written-file.ts';

/* Generated files of every format: whatever they contain, accepted + reported = all features with a value. */

const ROUNDS = 8;
const PRODUCTS = 30;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

type Random = ReturnType<typeof seededRandom>;

const values = [
  '5',
  '۵',
  '2/5',
  '1/2"',
  '-20…80',
  '2.11E-07',
  '2,11E-07',
  'خیلی',
  '-',
  '1E999',
  '80…-20',
  'بله',
  'x'.repeat(200),
];
const units = ['MMT', 'mm', 'BAR', 'FURLONG', 'KiloW', 'C', ''];
const categories = ['known', 'unknown', 'orphan'];

interface Feature {
  name: string;
  values: string[];
  /** Empty if it has none. */
  unit: string;
}
interface Product {
  id: string;
  category: string;
  features: Feature[];
}

function productsOf(random: Random): Product[] {
  return Array.from({ length: PRODUCTS }, (_, index) => ({
    // Some ids repeat, and some are missing.
    id: random.chance(0.1) ? 'P0' : random.chance(0.05) ? '' : `P${index}`,
    category: random.chance(0.7) ? 'known' : random.pick(categories),
    features: Array.from({ length: random.int(0, 6) }, () => ({
      name: random.chance(0.05) ? '' : `f${random.int(0, 8)}`,
      values: Array.from({ length: random.int(1, 2) }, () => random.pick(values)),
      unit: random.pick(units),
    })),
  }));
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function bmecatOf(products: readonly Product[], source: string): string {
  const featureXml = ({ name, values: texts, unit }: Feature) =>
    `<FEATURE>${name && `<FNAME>${name}</FNAME>`}${texts.map((text) => `<FVALUE>${escaped(text)}</FVALUE>`).join('')}${unit ? `<FUNIT>${unit}</FUNIT>` : ''}</FEATURE>`;
  const items = products.map(
    ({ id, features }) => `<PRODUCT><SUPPLIER_PID>${id}</SUPPLIER_PID>
      <PRODUCT_DETAILS><DESCRIPTION_SHORT>کالا</DESCRIPTION_SHORT></PRODUCT_DETAILS>
      <PRODUCT_FEATURES>${features.map(featureXml).join('')}</PRODUCT_FEATURES></PRODUCT>`,
  );
  const maps = products.map(
    ({ id, category }) =>
      `<PRODUCT_TO_CATALOGGROUP_MAP><PROD_ID>${id}</PROD_ID><CATALOG_GROUP_ID>${category}</CATALOG_GROUP_ID></PRODUCT_TO_CATALOGGROUP_MAP>`,
  );
  return `<BMECAT><HEADER><CATALOG><LANGUAGE>eng</LANGUAGE><CATALOG_ID>${source}</CATALOG_ID></CATALOG>
    <SUPPLIER><SUPPLIER_NAME>س</SUPPLIER_NAME></SUPPLIER></HEADER><T_NEW_CATALOG>
    <CATALOG_STRUCTURE type="leaf"><GROUP_ID>known</GROUP_ID><GROUP_NAME>دسته</GROUP_NAME><PARENT_ID>0</PARENT_ID></CATALOG_STRUCTURE>
    <CATALOG_STRUCTURE type="leaf"><GROUP_ID>orphan</GROUP_ID><GROUP_NAME>یتیم</GROUP_NAME><PARENT_ID>none</PARENT_ID></CATALOG_STRUCTURE>
    ${items.join('\n')}${maps.join('')}</T_NEW_CATALOG></BMECAT>`;
}

function jsonOf(products: readonly Product[], source: string): string {
  const prop = ({ name, values: texts, unit }: Feature, index: number) => {
    const [text = ''] = texts;
    const kinds = [
      { key: name, type: 'measured', text, unit: unit || undefined },
      { key: name, type: 'number', value: Number(text), unit: unit || undefined },
      { key: name, type: 'enum', value: text },
      { key: name, type: 'hologram', value: text },
      { key: name, type: 'untyped', values: texts },
      { key: name, type: 'boolean', value: text === 'بله' || text },
    ];
    return kinds[(index + text.length) % kinds.length];
  };
  return JSON.stringify({
    meta: { source },
    categories: [
      { id: 'known', parent: null, names: { fa: 'دسته' } },
      { id: 'orphan', parent: 'none', names: { fa: 'یتیم' } },
    ],
    manufacturers: [{ id: 'm', name: 'سازنده' }],
    products: products.map(({ id, category, features }, index) => ({
      id,
      category,
      manufacturer: index % 11 === 10 ? 'nobody' : 'm',
      names: { fa: 'کالا' },
      props: features.map(prop),
    })),
  });
}

const columns = Array.from({ length: 5 }, (_, index) => `c${index}`);
const tableMapping = (source: string) =>
  parseMapping({
    source,
    id: 'id',
    title: 'title',
    supplier: { value: 'الف' },
    category: { column: 'category', known: ['known'] },
    properties: columns.map((column, index) => ({
      column,
      type: ['quantity', 'number', 'options', 'boolean', 'text'][index],
      ...(index === 0 && { unit: 'mm' }),
    })),
  });
function csvTable(products: readonly Product[]): { text: string; count: number } {
  let count = 0;
  const rows = products.map(({ id, category, features }) => {
    const cells = columns.map((_, index) => features[index]?.values[0] ?? '');
    count += cells.filter((cell) => cell !== '').length;
    return [id, category === 'known' ? 'known' : 'دستهٔ ناشناس', 'کالا', ...cells];
  });
  return { text: csvOf(';', [['id', 'category', 'title', ...columns], ...rows]), count };
}

async function expectAll(path: string, count: number, mapping?: ReturnType<typeof tableMapping>) {
  const report = await importCatalog(database.db, await loadCatalogFile(path, { mapping }));
  const { read, stored, reported } = report.features;
  expect(read).toBe(count);
  expect(stored + reported).toBe(read);
  expect([stored > 0, reported > 0]).toEqual([true, true]);
  const { rows } = await database.db.execute<{ n: number }>(sql`
    select count(distinct (v.product_id, v.property_id))::int as n from property_values v
    join supplier_products p on p.id = v.product_id where p.source = ${report.source}`);
  expect(rows[0]?.n).toBe(stored);
  expect(report.product.accepted).toBe(
    await database.db.$count(supplierProducts, eq(supplierProducts.source, report.source)),
  );
  expect(report.properties.rejected).toBe(0);
  for (const { reason } of report.rejected) expect(reason).toMatch(/\p{Script=Arabic}/u);
  return report;
}

/** A feature with a unit is one value for each text, one without is one value. */
const bmecatCount = (products: readonly Product[]): number =>
  products
    .flatMap(({ features }) => features)
    .reduce((sum, { unit, values: texts }) => {
      const empty = texts.filter((text) => text === '-').length;
      const full = texts.length - empty;
      return sum + empty + (unit === '' ? Math.min(full, 1) : full);
    }, 0);

describe('accepted + reported = all features of the file', () => {
  const rounds = Array.from({ length: ROUNDS }, (_, round) => round);

  test.each(rounds)('BMEcat, file %d', async (round) => {
    const source = `bmecat-${round}`;
    const products = productsOf(seededRandom(source));
    await expectAll(writtenFile('g.xml', bmecatOf(products, source)), bmecatCount(products));
  });

  test.each(rounds)('JSON, file %d', async (round) => {
    const source = `json-${round}`;
    const products = productsOf(seededRandom(source));
    const count = products.reduce((sum, { features }) => sum + features.length, 0);
    await expectAll(writtenFile('g.json', jsonOf(products, source)), count);
  });

  test.each(rounds)('CSV, file %d', async (round) => {
    const source = `csv-${round}`;
    const { text, count } = csvTable(productsOf(seededRandom(source)));
    await expectAll(writtenFile('g.csv', text), count, tableMapping(source));
  });
});
