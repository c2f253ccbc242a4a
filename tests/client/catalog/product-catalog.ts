import type { SourceProperty } from '../../../src/server/catalog/ingest/source.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog } from '../../factories/catalog.ts';

/** Slightly more than one page of a list. */
export const BEARINGS = 26;
export const LONG_TITLE = 'بلبرینگ شیار عمیق دو ردیفهٔ ویژهٔ دمای بالا با کاسهٔ لاستیکی در دو طرف 4205-2RS/C3-HT';

const millimetres = (key: string, name: string): SourceProperty => ({
  key,
  name,
  dataType: 'number',
  quantityId: 'Length',
  defaultUnitId: 'MilliM',
  isKey: true,
});

/** A category of bearings with two lengths and a mass; two suppliers offer one of them. A second, empty category. */
export const catalog = newCatalog();
const parent = buildCategory(catalog, { name: 'بلبرینگ و رولبرینگ' });
const bearings = buildCategory(catalog, {
  name: 'بلبرینگ شیار عمیق',
  parentKey: parent.key,
  properties: [
    millimetres('d', 'قطر داخلی d'),
    millimetres('B', 'پهنا B'),
    { key: 'mass', name: 'جرم', dataType: 'number', quantityId: 'Mass', defaultUnitId: 'KiloGM' },
    { key: 'year', name: 'سال', dataType: 'number' },
  ],
});
buildCategory(catalog, { name: 'رولبرینگ سوزنی', parentKey: parent.key });
const maker = buildSupplier(catalog, {
  name: 'بلبرینگ نمونه',
  city: 'تبریز',
  contacts: [
    { type: 'phone', value: '041-33000000' },
    { type: 'mobile', value: '09140000000' },
  ],
});
const other = buildSupplier(catalog, { name: 'SKF Iran', city: 'کرج' });

for (let number = 1; number <= BEARINGS; number++) {
  const code = `62${String(number).padStart(2, '0')}`;
  const { key } = buildBaseProduct(catalog, {
    title: number === BEARINGS ? LONG_TITLE : `بلبرینگ ${code}-2RS`,
    categoryKey: bearings.key,
    partNumbers: [`${code}-2RS`],
    properties: [
      { propertyKey: 'd', value: 25.4, unitId: 'MilliM' },
      { propertyKey: 'B', value: 50.8, unitId: 'MilliM' },
      { propertyKey: 'mass', value: 2, unitId: 'KiloGM' },
      { propertyKey: 'year', value: 1402 },
    ],
  });
  buildOffer(catalog, {
    baseProductKey: key,
    supplierKey: maker.key,
    priceType: 'tiered',
    prices: [
      { minQty: 10, amountRial: 1_000_000 + number },
      { minQty: 50, amountRial: 900_000 },
    ],
    moq: 10,
  });
  if (number === 1) {
    buildOffer(catalog, {
      baseProductKey: key,
      supplierKey: other.key,
      title: 'بلبرینگ 6201-2RS اصلی',
      priceType: 'onRequest',
      prices: [],
      stockState: 'onOrder',
    });
  }
}
