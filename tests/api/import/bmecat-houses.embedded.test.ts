import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bmecatMapping } from '../../../src/server/catalog/import/bmecat/bmecat-mapping.ts';
import { importCatalog, loadCatalogFile } from '../../../src/server/catalog/import/import-catalog.ts';
import { parseMappingAs } from '../../../src/server/catalog/import/read-mapping.ts';
import { writeCatalog } from '../../../src/server/catalog/ingest/write-catalog.ts';
import type { Database } from '../../../src/server/db/open-database.ts';
import { buildCategory, newCatalog } from '../../factories/catalog.ts';
import { openTestDatabase } from '../../setup/test-database.ts';
import { productOf, valuesOf } from './stored-products.ts';
import { writtenFile } from './written-file.ts';

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const languages = '<LANGUAGE default="true">deu</LANGUAGE><LANGUAGE>eng</LANGUAGE>';
const header = `<HEADER><CATALOG>${languages}<CATALOG_ID>valves</CATALOG_ID></CATALOG>
<SUPPLIER><SUPPLIER_NAME>آرمان</SUPPLIER_NAME></SUPPLIER></HEADER>`;
const groups = `<CATALOG_GROUP_SYSTEM><CATALOG_STRUCTURE type="leaf"><GROUP_ID>g</GROUP_ID>
<GROUP_NAME lang="eng">Ball valves</GROUP_NAME><PARENT_ID>0</PARENT_ID></CATALOG_STRUCTURE></CATALOG_GROUP_SYSTEM>`;

interface House {
  version?: '1.2' | '2005';
  /** Before the products: feature systems. */
  systems?: string;
  features?: string;
  details?: string;
  structure?: string;
  doctype?: string;
}

function bmecatOf(house: House): string {
  const { version = '2005', systems = '', features = '', structure = groups, doctype = '' } = house;
  const [item, id, map] =
    version === '2005' ? ['PRODUCT', 'SUPPLIER_PID', 'PROD_ID'] : ['ARTICLE', 'SUPPLIER_AID', 'ART_ID'];
  const details = house.details ?? '<DESCRIPTION_SHORT>Kugelhahn DN 50</DESCRIPTION_SHORT>';
  const isGrouped = structure !== '';
  const mapped = `<${item}_TO_CATALOGGROUP_MAP><${map}>KH-50</${map}><CATALOG_GROUP_ID>g</CATALOG_GROUP_ID></${item}_TO_CATALOGGROUP_MAP>`;
  return `<?xml version="1.0" encoding="UTF-8"?>${doctype}<BMECAT version="${version}">${header}<T_NEW_CATALOG>
${systems}${structure}<${item}><${id}>KH-50</${id}><${item}_DETAILS>${details}</${item}_DETAILS>
${features}</${item}>${isGrouped ? mapped : ''}</T_NEW_CATALOG></BMECAT>`;
}

async function importHouse(house: House, options: { mapping?: object; category?: string } = {}) {
  const mapping = options.mapping && parseMappingAs(bmecatMapping, options.mapping);
  const path = writtenFile('house.xml', bmecatOf(house));
  return importCatalog(database.db, await loadCatalogFile(path, { mapping, category: options.category }));
}
const importFeatures = (features: string, house: House = {}, mapping?: object) =>
  importHouse({ ...house, features: `<PRODUCT_FEATURES>${features}</PRODUCT_FEATURES>` }, mapping && { mapping });
const stored = () => valuesOf(database.db, 'KH-50');

describe('features of other houses', () => {
  test('a FEATURE_GROUP around features names them', async () => {
    const report = await importFeatures(`
      <FEATURE_GROUP><FEATURE_GROUP_ID>7</FEATURE_GROUP_ID><FEATURE_GROUP_NAME>Anschluss</FEATURE_GROUP_NAME>
        <FEATURE><FNAME>Nennweite</FNAME><FVALUE>50</FVALUE><FUNIT>MMT</FUNIT></FEATURE>
        <FEATURE><FNAME>Gewinde</FNAME><FVALUE>G 2</FVALUE></FEATURE></FEATURE_GROUP>
      <FEATURE><FNAME>Gewicht</FNAME><FVALUE>2.4</FVALUE><FUNIT>KGM</FUNIT></FEATURE>`);
    expect(await stored()).toEqual([
      'Anschluss / Nennweite number 50 MilliM',
      'Anschluss / Gewinde option G 2',
      'Gewicht number 2.4 KiloGM',
    ]);
    expect(report.features).toEqual({ read: 3, stored: 3, reported: 0 });
  });

  test('a FEATURE_GROUP inside a feature, and one beside the feature list, are read', async () => {
    await importHouse({
      features: `<PRODUCT_FEATURES><FEATURE><FNAME>Antrieb</FNAME><FEATURE_GROUP><FEATURE_GROUP_NAME>elektrisch</FEATURE_GROUP_NAME>
        <FEATURE><FNAME>Spannung</FNAME><FVALUE>24</FVALUE><FUNIT>VLT</FUNIT></FEATURE></FEATURE_GROUP></FEATURE></PRODUCT_FEATURES>
        <FEATURE_GROUP><FEATURE_GROUP_NAME>Maße</FEATURE_GROUP_NAME>
        <FEATURE><FNAME>Baulänge</FNAME><FVALUE>230</FVALUE><FUNIT>MMT</FUNIT></FEATURE></FEATURE_GROUP>`,
    });
    expect(await stored()).toEqual([
      'Antrieb / elektrisch / Spannung number 24 V',
      'Maße / Baulänge number 230 MilliM',
    ]);
  });

  test('FTEMPLATE and FT_NAME name a feature and give its unit', async () => {
    await importFeatures(`
      <FEATURE><FTEMPLATE><FT_ID>t1</FT_ID><FT_NAME lang="deu">Druck</FT_NAME><FT_NAME lang="eng">Pressure</FT_NAME>
        <FEATURE_CONTENT><FT_DATATYPE>number</FT_DATATYPE><FT_UNIT>BAR</FT_UNIT></FEATURE_CONTENT></FTEMPLATE><FVALUE>16</FVALUE></FEATURE>
      <FEATURE><FT_NAME>Kvs</FT_NAME><FVALUE>190</FVALUE></FEATURE>`);
    expect(await stored()).toEqual(['Pressure number 16 BAR', 'Kvs number 190']);
  });

  test('BMEcat 1.2: REFERENCE_FEATURE_GROUP_ID finds the unit in the FEATURE_SYSTEM', async () => {
    const systems = `<FEATURE_SYSTEM><FEATURE_SYSTEM_NAME>Haus-1</FEATURE_SYSTEM_NAME>
      <FEATURE_GROUP><FEATURE_GROUP_ID>fg9</FEATURE_GROUP_ID><FEATURE_GROUP_NAME>Rohre</FEATURE_GROUP_NAME>
        <FEATURE_TEMPLATE><FT_NAME>Druck</FT_NAME><FT_UNIT>KPA</FT_UNIT></FEATURE_TEMPLATE></FEATURE_GROUP>
      <FEATURE_GROUP><FEATURE_GROUP_ID>fg1</FEATURE_GROUP_ID><FEATURE_GROUP_NAME>Armaturen</FEATURE_GROUP_NAME>
        <FEATURE_TEMPLATE><FT_NAME>Druck</FT_NAME><FT_UNIT>BAR</FT_UNIT><FT_ORDER>1</FT_ORDER></FEATURE_TEMPLATE>
        <FEATURE_TEMPLATE><FT_NAME>Werkstoff</FT_NAME></FEATURE_TEMPLATE></FEATURE_GROUP></FEATURE_SYSTEM>`;
    const features = `<ARTICLE_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>Haus-1</REFERENCE_FEATURE_SYSTEM_NAME>
      <REFERENCE_FEATURE_GROUP_ID>fg1</REFERENCE_FEATURE_GROUP_ID>
      <FEATURE><FNAME>Druck</FNAME><FVALUE>40</FVALUE></FEATURE>
      <FEATURE><FNAME>Werkstoff</FNAME><FVALUE>1.4408</FVALUE></FEATURE></ARTICLE_FEATURES>`;
    await importHouse({ version: '1.2', systems, features });
    expect(await stored()).toEqual(['Druck number 40 BAR', 'Werkstoff number 1.4408']);
  });

  test('BMEcat 2005: ids of features, values and units are read from the CLASSIFICATION_SYSTEM', async () => {
    const systems = `<CLASSIFICATION_SYSTEM><CLASSIFICATION_SYSTEM_NAME>Haus-2</CLASSIFICATION_SYSTEM_NAME>
      <UNITS><UNIT system="unece"><UNIT_ID>U1</UNIT_ID><UNIT_NAME>Bar</UNIT_NAME><UNIT_CODE>BAR</UNIT_CODE></UNIT></UNITS>
      <ALLOWED_VALUES><ALLOWED_VALUE><ALLOWED_VALUE_ID>V7</ALLOWED_VALUE_ID>
        <ALLOWED_VALUE_NAME lang="deu">Messing</ALLOWED_VALUE_NAME><ALLOWED_VALUE_NAME lang="fas">برنج</ALLOWED_VALUE_NAME></ALLOWED_VALUE></ALLOWED_VALUES>
      <CLASSIFICATION_SYSTEM_FEATURE_TEMPLATES>
        <CLASSIFICATION_SYSTEM_FEATURE_TEMPLATE><FT_ID>F1</FT_ID><FT_NAME lang="eng">Nominal pressure</FT_NAME>
          <FEATURE_CONTENT><FT_DATATYPE>number</FT_DATATYPE><FT_UNIT_IDREF>U1</FT_UNIT_IDREF></FEATURE_CONTENT></CLASSIFICATION_SYSTEM_FEATURE_TEMPLATE>
        <CLASSIFICATION_SYSTEM_FEATURE_TEMPLATE><FT_ID>F2</FT_ID><FT_NAME lang="fas">جنس بدنه</FT_NAME></CLASSIFICATION_SYSTEM_FEATURE_TEMPLATE>
      </CLASSIFICATION_SYSTEM_FEATURE_TEMPLATES></CLASSIFICATION_SYSTEM>`;
    await importFeatures(
      `<FEATURE><FT_IDREF>F1</FT_IDREF><FVALUE>40</FVALUE></FEATURE>
       <FEATURE><FT_IDREF>F2</FT_IDREF><VALUE_IDREF>V7</VALUE_IDREF></FEATURE>
       <FEATURE><FNAME>Temperatur</FNAME><FVALUE>-10</FVALUE><FVALUE>120</FVALUE><FUNIT>CEL</FUNIT><FVALUE_TYPE>range</FVALUE_TYPE></FEATURE>`,
      { systems },
    );
    expect(await stored()).toEqual([
      'Nominal pressure number 40 BAR',
      'جنس بدنه option برنج',
      'Temperatur range -10 120 DEG_C',
    ]);
  });

  test('each feature with a value is stored or reported', async () => {
    const report = await importFeatures(`
      <FEATURE><FNAME>a</FNAME><FVALUE>1</FVALUE><FUNIT>FURLONG</FUNIT></FEATURE>
      <FEATURE><FNAME>b</FNAME><FVALUE>-</FVALUE></FEATURE>
      <FEATURE><FVALUE>nameless</FVALUE></FEATURE>
      <FEATURE><FNAME>c</FNAME><VARIANTS><VARIANT><FVALUE>rot</FVALUE></VARIANT></VARIANTS></FEATURE>
      <FVALUE>outside</FVALUE>
      <FEATURE><FNAME>d</FNAME><FVALUE>&nbsp;</FVALUE></FEATURE>
      <FEATURE><FNAME>e</FNAME><FVALUE>2.11E-07</FVALUE><FUNIT>MTR</FUNIT></FEATURE>`);
    expect(await stored()).toEqual(['e number 2.11e-7 M']);
    expect(report.features).toEqual({ read: 6, stored: 1, reported: 5 });
    expect(report.rejected).toHaveLength(5);
    for (const { reason } of report.rejected) expect(reason).toMatch(/\p{Script=Arabic}/u);
  });

  test('«2/5» is asked about, and read as the mapping says', async () => {
    const features = '<FEATURE><FNAME>Leistung</FNAME><FVALUE>2/5</FVALUE><FUNIT>KWT</FUNIT></FEATURE>';
    const report = await importFeatures(features);
    expect(report.rejected).toMatchObject([{ reason: expect.stringContaining('slash') }]);
    await importFeatures(features, {}, { slash: 'decimal' });
    expect(await stored()).toEqual(['Leistung number 2.5 KiloW']);
  });

  test('«2/5» without a unit stays the text that it is', async () => {
    await importFeatures('<FEATURE><FNAME>Leistung</FNAME><FVALUE>2/5</FVALUE></FEATURE>');
    expect(await stored()).toEqual(['Leistung option 2/5']);
  });
});

describe('texts of other houses', () => {
  const doctype = '<!DOCTYPE BMECAT SYSTEM "bmecat_new_catalog_1_2.dtd">';

  test.each([
    ['&eacute;lectrovanne &#1662;', 'électrovanne پ'],
    ['<![CDATA[R&eacute;gulateur &Oslash;&nbsp;50]]>', 'Régulateur Ø\u00a050'],
    ['Ventil &amp;uuml;ber &amp;#1662;', 'Ventil über پ'],
    ['A&amp;B &amp;unknown;', 'A&B &unknown;'],
  ])('HTML entities are characters: %s', async (written, read) => {
    await importHouse({ doctype, details: `<DESCRIPTION_SHORT>${written}</DESCRIPTION_SHORT>` });
    expect((await productOf(database.db, 'KH-50')).base.title).toBe(read);
  });

  const short = (texts: Record<string, string>) =>
    Object.entries(texts)
      .map(([code, text]) => `<DESCRIPTION_SHORT lang="${code}">${text}</DESCRIPTION_SHORT>`)
      .join('');
  test.each([
    [{ deu: 'Kugelhahn', fas: 'شیر توپی', eng: 'Ball valve' }, 'شیر توپی'],
    [{ deu: 'Kugelhahn', eng: 'Ball valve', fra: 'Vanne' }, 'Ball valve'],
    [{ fra: 'Vanne', deu: 'Kugelhahn' }, 'Kugelhahn'],
    [{ fra: 'Vanne', ita: 'Valvola' }, 'Vanne'],
  ])('Persian, English, the default language, any: %o', async (texts, title) => {
    await importHouse({ details: short(texts as Record<string, string>) });
    expect((await productOf(database.db, 'KH-50')).base.title).toBe(title);
  });

  test('a feature is named and valued in the preferred language too', async () => {
    await importFeatures(`<FEATURE><FNAME lang="deu">Farbe</FNAME><FNAME lang="fas">رنگ</FNAME>
      <FVALUE lang="eng">red</FVALUE><FVALUE lang="fas">قرمز</FVALUE></FEATURE>`);
    expect(await stored()).toEqual(['رنگ option قرمز']);
  });
});

describe('a mapping for BMEcat', () => {
  test('gives names, types and units, a supplier, a currency and categories', async () => {
    const catalog = newCatalog('shop');
    buildCategory(catalog, { key: 'v', name: 'شیرآلات' });
    await writeCatalog(database.db, catalog);
    const features = `<PRODUCT_FEATURES>
      <FEATURE><FNAME>PN</FNAME><FVALUE>16</FVALUE></FEATURE>
      <FEATURE><FNAME>Dichtung</FNAME><FVALUE>PTFE;NBR</FVALUE></FEATURE>
      <FEATURE><FNAME>ATEX</FNAME><FVALUE>بله</FVALUE></FEATURE></PRODUCT_FEATURES>
      <PRODUCT_PRICE_DETAILS><PRODUCT_PRICE price_type="net_list"><PRICE_AMOUNT>900</PRICE_AMOUNT></PRODUCT_PRICE></PRODUCT_PRICE_DETAILS>`;
    const report = await importHouse(
      { features },
      {
        mapping: {
          source: 'arman',
          currency: 'IRT',
          categories: { g: 'شیرآلات' },
          properties: [
            { feature: 'PN', name: 'فشار نامی', type: 'quantity', unit: 'bar', quantity: 'GaugePressure' },
            { feature: 'dichtung', name: 'آب‌بند', type: 'options', separator: ';' },
            { feature: 'ATEX', type: 'boolean' },
          ],
        },
      },
    );
    expect(report).toMatchObject({ source: 'arman', category: { accepted: 0 }, rejected: [] });
    expect((await stored()).sort()).toEqual(
      ['ATEX boolean true', 'آب‌بند multiOption NBR', 'آب‌بند multiOption PTFE', 'فشار نامی number 16 BAR_G'].sort(),
    );
    expect((await productOf(database.db, 'KH-50')).offer.prices).toEqual([{ minQty: 1, amountRial: 9000 }]);
  });

  test('an unknown member is refused with its place', () => {
    expect(() => parseMappingAs(bmecatMapping, { features: [] })).toThrow('features');
  });
});
