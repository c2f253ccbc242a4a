import type { SourceProperty } from '../../../src/server/catalog/ingest/source.ts';
import {
  buildBaseProduct,
  buildCategory,
  buildOffer,
  buildSupplier,
  newCatalog,
  type TestCatalog,
} from '../../factories/catalog.ts';

export const diameter: SourceProperty = {
  key: 'd',
  name: 'قطر داخلی',
  dataType: 'number',
  quantityId: 'Length',
  defaultUnitId: 'MilliM',
};
const seal: SourceProperty = {
  key: 'seal',
  name: 'آب‌بندی',
  dataType: 'multiOption',
  options: [
    { key: 'rs', title: 'لاستیکی' },
    { key: 'z', title: 'فلزی' },
  ],
};
const range: SourceProperty = { key: 't', name: 'دما', dataType: 'range', quantityId: 'CelsiusTemperature' };

/** Bearings under machine parts; one bearing with two offers. */
export function bearingCatalog(name?: string): TestCatalog {
  const catalog = newCatalog(name);
  const parent = buildCategory(catalog, { key: 'parts', name: 'قطعات ماشین', properties: [diameter] });
  buildCategory(catalog, { key: 'bearings', parentKey: parent.key, name: 'بلبرینگ', properties: [seal, range] });
  buildSupplier(catalog, { key: 'a', name: 'البرز' });
  buildSupplier(catalog, { key: 'b', name: 'پارس' });
  buildBaseProduct(catalog, {
    key: '6205',
    categoryKey: 'bearings',
    title: 'بلبرینگ ۶۲۰۵',
    partNumbers: ['6205-2RS'],
    properties: [
      { propertyKey: 'd', value: 2.5, unitId: 'CentiM' },
      { propertyKey: 'seal', optionKeys: ['rs', 'z'] },
      { propertyKey: 't', value: -20, maxValue: 120, unitId: 'DEG_C' },
    ],
  });
  buildOffer(catalog, {
    key: 'dear',
    baseProductKey: '6205',
    supplierKey: 'a',
    prices: [{ minQty: 1, amountRial: 900 }],
  });
  buildOffer(catalog, {
    key: 'cheap',
    baseProductKey: '6205',
    supplierKey: 'b',
    prices: [{ minQty: 1, amountRial: 500 }],
  });
  return catalog;
}
