import fc from 'fast-check';
import { unitsOf } from '../../src/core/units/unit-lookup.ts';
import { convert } from '../../src/core/units/units.ts';
import type { SourceProperty, SourceValue } from '../../src/server/catalog/ingest/source.ts';
import { buildBaseProduct, buildCategory, buildOffer, buildSupplier, newCatalog, type TestCatalog } from './catalog.ts';

const measured = (key: string, dataType: 'number' | 'range', quantityId: string, defaultUnitId: string) => ({
  key,
  name: key,
  dataType,
  quantityId,
  defaultUnitId,
});

const choice = (key: string, dataType: 'option' | 'multiOption', count: number): SourceProperty => ({
  key,
  name: key,
  dataType,
  options: Array.from({ length: count }, (_, index) => ({ key: `o${index}`, title: `گزینهٔ ${index}` })),
});

/** Properties of the parent category; those of the child category follow. */
const sharedProperties: SourceProperty[] = [
  measured('gauge', 'range', 'GaugePressure', 'BAR_G'),
  measured('absolute', 'number', 'Pressure', 'BAR'),
  measured('temperature', 'range', 'CelsiusTemperature', 'DEG_C'),
  measured('size', 'number', 'Length', 'MilliM'),
  { key: 'stages', name: 'stages', dataType: 'number' },
  choice('body', 'option', 5),
  choice('norms', 'multiOption', 6),
  { key: 'atex', name: 'atex', dataType: 'boolean' },
  { key: 'remark', name: 'remark', dataType: 'text' },
];
const ownProperties: SourceProperty[] = [
  measured('flow', 'range', 'VolumeFlowRate', 'M3-PER-HR'),
  measured('weight', 'number', 'Mass', 'KiloGM'),
];

/** So few that values and bounds often coincide. */
const roundNumber = fc.constantFrom(0, 0.5, 1, 2, 6, 10, 16, 25, 25.4, 40, 50, 100, 145.0377, 250, 1000, 1600);
const anyNumber = fc.oneof(
  { weight: 8, arbitrary: roundNumber },
  { weight: 3, arbitrary: roundNumber.map((number) => -number) },
  { weight: 4, arbitrary: fc.double({ min: -2000, max: 2000, noNaN: true }) },
  { weight: 1, arbitrary: fc.constantFrom(1e300, -1e300, 1e308, -1e308, 1e-300, 5e-324, -5e-324, 1e12, 1e-9) },
);

const unitIdOf = (quantityId: string) => fc.constantFrom(...unitsOf(quantityId).map((unit) => unit.id));

function numberValue({ key, dataType, quantityId }: SourceProperty): fc.Arbitrary<SourceValue> {
  return fc
    .record({
      first: anyNumber,
      second: dataType === 'range' ? fc.option(anyNumber, { nil: undefined }) : fc.constant(undefined),
      unitId: quantityId === undefined ? fc.constant(undefined) : unitIdOf(quantityId),
    })
    .map(({ first, second, unitId }) => ({
      propertyKey: key,
      value: Math.min(first, second ?? first),
      ...(second !== undefined && { maxValue: Math.max(first, second) }),
      ...(unitId !== undefined && { unitId }),
    }));
}

function oneValue(property: SourceProperty): fc.Arbitrary<SourceValue> {
  const { key, dataType, options = [] } = property;
  const optionKeys = options.map((option) => option.key);
  switch (dataType) {
    case 'option':
      return fc.constantFrom(...optionKeys).map((one) => ({ propertyKey: key, optionKeys: [one] }));
    case 'multiOption':
      return fc.subarray(optionKeys, { minLength: 1 }).map((some) => ({ propertyKey: key, optionKeys: some }));
    case 'boolean':
      return fc.boolean().map((bool) => ({ propertyKey: key, bool }));
    case 'text':
      return fc.constant({ propertyKey: key, text: 'متن' });
    default:
      return numberValue(property);
  }
}

/** Every third value is missing. */
function valuesOf(properties: readonly SourceProperty[]): fc.Arbitrary<SourceValue[]> {
  const each = properties.map((property) => fc.option(oneValue(property), { freq: 2, nil: undefined }));
  return fc.tuple(...each).map((values) => values.filter((value) => value !== undefined));
}

/** A URL takes at most a hundred. */
const OPTIONS_MAX = 60;

const stocks = ['inStock', 'limited', 'onOrder', 'outOfStock', 'unknown'] as const;
const brands = ['KSB', 'Wika', undefined, 'تهران شیر', 'A_b.c*d'];
const places = [
  { province: 'تهران', city: 'تهران' },
  { province: 'تهران', city: 'ری' },
  { province: 'اصفهان', city: 'کاشان' },
  { province: undefined, city: undefined },
];

/**
 * A category with two children, of which one has properties of its own. Every other product has a price; every third one
 * has a second offer, every sixth a third one of the same supplier.
 */
export function buildFilterCatalog(seed: number, productsCount: number): TestCatalog {
  const catalog = newCatalog('filters');
  const above = buildCategory(catalog, { properties: sharedProperties });
  const plain = buildCategory(catalog, { parentKey: above.key });
  const special = buildCategory(catalog, { parentKey: above.key, properties: ownProperties });
  const half = Math.ceil(productsCount / 2);
  const sellers = places.map((place) => buildSupplier(catalog, place).key);
  const kinds = [
    { categoryKey: plain.key, values: fc.sample(valuesOf(sharedProperties), { seed, numRuns: half }) },
    {
      categoryKey: special.key,
      values: fc.sample(valuesOf([...sharedProperties, ...ownProperties]), { seed: seed + 1, numRuns: half }),
    },
  ];
  for (const { categoryKey, values } of kinds) {
    for (const [index, properties] of values.entries()) {
      const brand = brands[index % brands.length];
      const { key } = buildBaseProduct(catalog, { categoryKey, properties, ...(brand !== undefined && { brand }) });
      buildOffer(catalog, {
        baseProductKey: key,
        ...(index % 2 === 0 && { priceType: 'onRequest' as const, prices: [] }),
      });
      for (let other = 0; other < (index % 6 === 0 ? 2 : index % 3 === 0 ? 1 : 0); other++) {
        buildOffer(catalog, {
          baseProductKey: key,
          supplierKey: sellers[index % sellers.length] ?? '',
          prices: [{ minQty: 1, amountRial: 500_000 * (1 + (index % 4)) + other }],
          vatIncluded: index % 18 < 9,
          stockState: stocks[(index + other) % stocks.length] ?? 'unknown',
          ...(index % 4 !== 0 && { leadTimeDays: (index + 3 * other) % 9 }),
        });
      }
    }
  }
  return catalog;
}

export interface FilterProperty {
  id: string;
  dataType: SourceProperty['dataType'];
  quantityId: string | null;
  options: readonly { id: string }[];
}

/** A range as a person or a screen creates it: in any unit, sometimes with a rounded bound converted from another unit. */
function rangeFilter({ id, quantityId }: FilterProperty) {
  const units = quantityId === null ? [] : unitsOf(quantityId);
  const anyUnit = units.length > 0 ? fc.option(fc.constantFrom(...units), { nil: undefined }) : fc.constant(undefined);
  return fc
    .record({
      numbers: fc.tuple(anyNumber, anyNumber),
      open: fc.constantFrom('none', 'none', 'below', 'above', 'point'),
      unit: anyUnit,
      carriedFrom: anyUnit,
      digits: fc.constantFrom(5, 6, 7, 8, 17),
    })
    .map(({ numbers, open, unit, carriedFrom, digits }) => {
      const carry = (number: number) => {
        if (!unit || !carriedFrom) return number;
        const carried = Number(convert(number, carriedFrom, unit).toPrecision(digits));
        return Number.isFinite(carried) ? carried : number;
      };
      const [a, b] = [carry(numbers[0]), carry(numbers[1])];
      const [value, maxValue] = open === 'point' ? [a, a] : [Math.min(a, b), Math.max(a, b)];
      return {
        propertyId: id,
        ...(open !== 'below' && { value }),
        ...(open !== 'above' && { maxValue }),
        ...(unit && { measurementUnitId: unit.id }),
      };
    });
}

function filterOn(property: FilterProperty) {
  const { id: propertyId, dataType, options } = property;
  if (dataType === 'boolean') return fc.constantFrom(0, 1).map((value) => ({ propertyId, value }));
  if (dataType === 'number' || dataType === 'range') return rangeFilter(property);
  return fc
    .subarray(
      options.map((option) => option.id),
      { minLength: 1, maxLength: Math.min(options.length, OPTIONS_MAX) },
    )
    .map((optionIds) => ({ propertyId, optionIds }));
}

const bounds: Partial<Record<string, fc.Arbitrary<number>>> = {
  price: fc.constantFrom(
    0,
    454_545,
    454_545.45,
    454_546,
    499_999,
    500_000,
    500_001,
    909_091,
    1_000_000,
    1_500_000,
    2_000_000,
  ),
  lead: fc.integer({ min: 0, max: 9 }),
};

/** A filter on a term of the offers. */
function termFilter(property: FilterProperty) {
  const bound = bounds[property.id];
  if (!bound) return filterOn(property);
  return fc.tuple(bound, bound, fc.constantFrom('none', 'below', 'above')).map(([a, b, open]) => ({
    propertyId: property.id,
    ...(open !== 'below' && { value: Math.min(a, b) }),
    ...(open !== 'above' && { maxValue: Math.max(a, b) }),
  }));
}

/** Lists of one to four filters, each on a different property or term. */
export function filterLists(properties: readonly FilterProperty[], terms: readonly FilterProperty[] = []) {
  const filterable = properties.filter((property) => property.dataType !== 'text');
  return fc
    .subarray([...filterable, ...terms], { minLength: 1, maxLength: 4 })
    .chain((chosen) => fc.tuple(...chosen.map((one) => (terms.includes(one) ? termFilter(one) : filterOn(one)))));
}
