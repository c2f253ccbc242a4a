import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { categories } from '../../../src/server/catalog/category/category.table.ts';
import { type CatalogFile, importCatalog, loadCatalogFile } from '../../../src/server/catalog/import/import-catalog.ts';
import type { ImportReport } from '../../../src/server/catalog/import/import-report.ts';
import type { Database } from '../../../src/server/db/open-database.ts';
import { suppliers } from '../../../src/server/suppliers/supplier.table.ts';
import { openTestDatabase } from '../../setup/test-database.ts';
import { catalogDigest } from './catalog-digest.ts';
import { productOf, valuesOf } from './stored-products.ts';
import { writtenFile } from './written-file.ts';

const FIXTURE = fileURLToPath(new URL('fixtures/bmecat.xml', import.meta.url));

let database: Database;
let file: CatalogFile;
let report: ImportReport;
beforeAll(async () => {
  database = await openTestDatabase();
  file = await loadCatalogFile(FIXTURE, { mapping: { languages: ['de'] } });
  report = await importCatalog(database.db, file);
});
afterAll(() => database.close());

describe('import of BMEcat 2005', () => {
  test('catalogue groups become categories, Persian before the other languages', async () => {
    const rows = await database.db
      .select({
        key: categories.sourceKey,
        name: categories.name,
        level: categories.level,
        items: categories.itemsCount,
      })
      .from(categories)
      .where(eq(categories.source, 'fluid-2026-فلوید-تهران'))
      .orderBy(categories.level);
    expect(rows).toEqual([
      { key: 'pumps', name: 'پمپ', level: 2, items: 3 },
      { key: 'gear', name: 'Zahnradpumpen', level: 3, items: 2 },
    ]);
  });

  test('the supplier of the header offers, the manufacturer is the brand', async () => {
    const { base, offer } = await productOf(database.db, 'ZP-10');
    expect(base).toMatchObject({
      title: 'پمپ دنده‌ای ZP 10 & کوپلینگ',
      scientificName: 'Gear pump ZP 10',
      brand: 'Acme Hydraulik',
      partNumbers: ['0510-10'],
    });
    expect(offer).toMatchObject({ sku: 'ZP-10', leadTimeDays: 14, moq: 1, saleUnitId: 'EACH', vatIncluded: false });
    const [supplier] = await database.db.select().from(suppliers).where(eq(suppliers.id, offer.supplierId));
    expect(supplier).toMatchObject({ name: 'فلوید تهران', type: 'distributor' });
  });

  test('units are read from UN/ECE codes, nested features are named after both', async () => {
    expect((await valuesOf(database.db, 'ZP-10')).sort()).toEqual(
      [
        'Anschluss / Druckseite number 20 MilliM',
        'Anschluss / Saugseite number 25 MilliM',
        'Betriebsdruck number 210 BAR',
        'Dichtung multiOption FKM',
        'Dichtung multiOption NBR',
        'Farbe option rot',
        'Gewicht number 3.2 KiloGM',
        'Spannung (مقدار ۲) number 48 V',
        'Spannung number 24 V',
        'Stufen number 2',
        'Temperatur range -20 80 DEG_C',
      ].sort(),
    );
  });

  test('one kind of price is taken, with its steps', async () => {
    const { offer } = await productOf(database.db, 'ZP-10');
    expect(offer.prices).toEqual([
      { minQty: 1, amountRial: 8_000_000 },
      { minQty: 10, amountRial: 7_500_000 },
    ]);
    expect(offer.priceType).toBe('tiered');
  });

  test('an unknown unit, a missing one, no number, no amount and another currency are told, the product stays', async () => {
    expect(await valuesOf(database.db, 'ZP-20')).toEqual(
      expect.arrayContaining(['Stufen number 3', 'Farbe option blau']),
    );
    expect(await valuesOf(database.db, 'ZP-20')).toHaveLength(2);
    expect((await productOf(database.db, 'ZP-20')).offer).toMatchObject({ priceType: 'onRequest', prices: [] });
    expect((await productOf(database.db, 'ZP-50')).offer).toMatchObject({ priceType: 'onRequest', prices: [] });
    const told = report.rejected.map(({ kind, location, key }) => `${kind} ${key} ${location}`);
    expect(told).toEqual([
      'value ZP-20 PRODUCT[1].props[0].unitCode',
      'value ZP-20 PRODUCT[1].props[1].text',
      'value ZP-20 PRODUCT[1].offer.prices[0].amount',
      'value ZP-20 PRODUCT[1].props[2].unit',
      'product ZP-30 PRODUCT[2].offer.unitCode',
      'product ZP-40 PRODUCT[3].category',
      'value ZP-50 PRODUCT[4].offer.prices[0].currency',
    ]);
    expect(report.rejected[0]).toMatchObject({ line: 70, reason: expect.stringContaining('FURLONG') });
    expect(report.product).toEqual({ accepted: 3, updated: 0, unchanged: 0, rejected: 2 });
  });

  test('the same file twice changes nothing', async () => {
    const before = await catalogDigest(database.db);
    const again = await importCatalog(database.db, file);
    expect(again.product).toEqual({ accepted: 0, updated: 0, unchanged: 3, rejected: 2 });
    expect(await catalogDigest(database.db)).toEqual(before);
  });
});

describe('an XML file from outside', () => {
  const lines = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');
  test.each([
    ['of entities that grow', `<!DOCTYPE BMECAT [<!ENTITY l0 "lol">${lines}]><BMECAT>&l9;</BMECAT>`, 'DTD'],
    ['of a foreign file', '<!DOCTYPE BMECAT [<!ENTITY x SYSTEM "file:///etc/passwd">]><BMECAT>&x;</BMECAT>', 'DTD'],
    ['with an unknown entity', '<BMECAT>&nope;</BMECAT>', 'entity'],
    ['that breaks off', '<BMECAT><T_NEW_CATALOG><PRODUCT>', 'XML'],
    ['nested without end', `<BMECAT>${'<a>'.repeat(2000)}`, 'ژرفا'],
    ['with one part of great length', `<BMECAT><!--${'-x'.repeat(9_000_000)}--></BMECAT>`, 'بزرگ'],
    ['of another transaction', '<BMECAT><T_UPDATE_PRODUCTS/></BMECAT>', 'T_NEW_CATALOG'],
    ['in an unknown encoding', '<?xml version="1.0" encoding="klingon"?><BMECAT/>', 'klingon'],
    [
      'that is not in its encoding',
      Buffer.from('<?xml version="1.0" encoding="utf-8"?><BMECAT>\xff</BMECAT>', 'latin1'),
      'utf-8',
    ],
  ])('%s is refused before anything is written', async (_name, content, clue) => {
    await expect(loadCatalogFile(writtenFile('bad.xml', content))).rejects.toThrow(clue);
  });

  test('in an old encoding is read in it', async () => {
    const text =
      '<?xml version="1.0" encoding="ISO-8859-1"?><BMECAT><HEADER><CATALOG><CATALOG_ID>Öl</CATALOG_ID></CATALOG></HEADER><T_NEW_CATALOG><PRODUCT/></T_NEW_CATALOG></BMECAT>';
    const { survey } = await loadCatalogFile(writtenFile('latin.xml', Buffer.from(text, 'latin1')));
    expect(survey.source).toBe('Öl');
  });
});
