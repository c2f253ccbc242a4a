import { describe, expect, it } from 'vitest';
import { type Definitions, propertyRows } from '../../../src/client/features/catalog/compare/compare-rows.ts';
import { termRows } from '../../../src/client/features/catalog/compare/compare-terms.ts';
import type { Product } from '../../../src/contract/catalog/product.ts';
import type { PropertyDefinition, PropertyValue } from '../../../src/contract/catalog/property.ts';
import { toBase } from '../../../src/core/units/units.ts';

const mm = { id: 'MilliM', symbol: 'mm', num: 1, den: 1000, offset: 0 };
const inch = { id: 'IN', symbol: 'in', num: 127, den: 5000, offset: 0 };

const nothing = { value: null, maxValue: null, unit: null, baseMin: null, baseMax: null, quantityId: null };
const buildValue = (propertyId: string, given: Partial<PropertyValue>): PropertyValue => ({
  ...nothing,
  propertyId,
  name: propertyId,
  dataType: 'number',
  decimals: null,
  options: [],
  boolValue: null,
  text: null,
  note: null,
  isKey: false,
  ...given,
});

const length = (propertyId: string, value: number, unit = mm, given: Partial<PropertyValue> = {}) =>
  buildValue(propertyId, {
    value,
    unit,
    quantityId: 'Length',
    baseMin: toBase(value, unit),
    baseMax: toBase(value, unit),
    ...given,
  });

const words = (propertyId: string, text: string) => buildValue(propertyId, { dataType: 'text', text });

const buildProduct = (given: Partial<Product>) =>
  ({
    id: 'p',
    categoryId: 'bearings',
    properties: [],
    priceType: 'fixed',
    prices: [{ minQty: 1, amountRial: 1000 }],
    saleUnit: { id: 'EACH', nameFa: 'عدد' },
    vatIncluded: true,
    moq: null,
    leadTimeDays: null,
    stockState: 'inStock',
    warranty: null,
    brand: null,
    origin: null,
    supplier: { id: 's', name: 'س', slug: 'س', city: null },
    breadcrumb: [],
    ...given,
  }) as Product;

const define = (...definitions: (Partial<PropertyDefinition> & { id: string })[]): Definitions =>
  new Map(
    definitions.map((one, order) => [
      one.id,
      { order, isComparable: true, betterWhen: null, decimals: null, defaultUnit: null, ...one } as PropertyDefinition,
    ]),
  );

const rowsOf = (values: PropertyValue[][], definitions: Definitions = new Map()) =>
  propertyRows(
    values.map((properties) => buildProduct({ properties })),
    definitions,
  );
const keysOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

describe('propertyRows', () => {
  it('compares base values, whatever unit they were entered in', () => {
    const [row] = rowsOf([[length('d', 25.4)], [length('d', 1, inch)], [length('d', 2, inch)]]);
    expect(row).toMatchObject({ isDifferent: true, best: [false, false, false] });
    expect(rowsOf([[length('d', 25.4)], [length('d', 1, inch)]])[0]?.isDifferent).toBe(false);
    const better = define({ id: 'd', betterWhen: 'higher' });
    expect(rowsOf([[length('d', 40)], [length('d', 2, inch)]], better)[0]?.best).toEqual([false, true]);
  });

  it('uses one unit per row: the definition’s, else the most frequent one', () => {
    const values = [[length('d', 1, inch)], [length('d', 2, inch)], [length('d', 30)]];
    expect(rowsOf(values)[0]?.unit?.id).toBe('IN');
    expect(rowsOf(values, define({ id: 'd', defaultUnit: mm }))[0]?.unit?.id).toBe('MilliM');
    expect(rowsOf([[words('seal', '2RS')]])[0]?.unit).toBeNull();
  });

  it('follows the order of the definitions, or of the products until these have loaded', () => {
    const values = [[length('B', 5), length('d', 5)], [length('D', 9)]];
    expect(keysOf(rowsOf(values))).toEqual(['B', 'd', 'D']);
    expect(keysOf(rowsOf(values, define({ id: 'd' }, { id: 'D' }, { id: 'B' })))).toEqual(['d', 'D', 'B']);
  });

  it('puts properties common to all categories first', () => {
    const rows = propertyRows(
      [
        buildProduct({ categoryId: 'bearings', properties: [length('d', 5), length('mass', 1)] }),
        buildProduct({ categoryId: 'seals', properties: [length('lip', 2), length('mass', 3)] }),
      ],
      new Map(),
    );
    expect(keysOf(rows)).toEqual(['mass', 'd', 'lip']);
    expect(rows[1]?.values[1]).toBeUndefined();
    expect(rows[1]?.isDifferent).toBe(true);
  });

  it('merges equivalent properties of two categories, and no others', () => {
    const rows = rowsOf([
      [length('a', 5, mm, { name: 'جرم' }), length('b', 5, mm, { name: 'طول' })],
      [
        length('c', 5, mm, { name: 'جرم' }),
        buildValue('d', { name: 'طول', value: 5, quantityId: 'Mass', baseMin: 5, baseMax: 5 }),
      ],
    ]);
    expect(keysOf(rows)).toEqual(['جرم', 'طول', 'طول']);
    expect(rows[0]?.values.map((value) => value?.propertyId)).toEqual(['a', 'c']);
  });

  it('never merges two properties of one product, even with the same name', () => {
    const rows = rowsOf([[length('a', 5, mm, { name: 'قطر' }), length('b', 6, mm, { name: 'قطر' })]]);
    expect(rows.map(({ values }) => values[0]?.propertyId)).toEqual(['a', 'b']);
  });

  it('marks nothing as best if categories disagree', () => {
    const values = [[length('a', 5, mm, { name: 'x' })], [length('b', 6, mm, { name: 'x' })]];
    const definitions = define({ id: 'a', betterWhen: 'higher' }, { id: 'b', betterWhen: 'lower' });
    expect(rowsOf(values, definitions)[0]?.best).toEqual([false, false]);
  });

  it('omits properties that the definition excludes from comparisons', () => {
    expect(rowsOf([[length('d', 5)]], define({ id: 'd', isComparable: false }))).toEqual([]);
  });

  it('treats options in any order, and words in any spelling, as equal', () => {
    const of = (...titles: string[]) =>
      buildValue('o', { dataType: 'multiOption', options: titles.map((title) => ({ id: title, title })) });
    expect(rowsOf([[of('a', 'b')], [of('b', 'a')]])[0]?.isDifferent).toBe(false);
    expect(rowsOf([[of('a', 'b')], [of('a')]])[0]?.isDifferent).toBe(true);
    expect(rowsOf([[words('w', 'فولادي')], [words('w', 'فولادی')]])[0]?.isDifferent).toBe(false);
  });
});

describe('termRows', () => {
  const bestPrices = (...products: Partial<Product>[]) =>
    termRows(products.map(buildProduct)).find(({ term }) => term === 'price')?.best;
  const price = (amountRial: number, given: Partial<Product> = {}) => ({
    prices: [{ minQty: 1, amountRial }],
    ...given,
  });

  it('marks the lowest fixed price per sale unit', () => {
    expect(bestPrices(price(900), price(800), price(800))).toEqual([false, true, true]);
  });

  it('marks no price if the prices are not comparable', () => {
    const kilogram = { saleUnit: { id: 'KiloGM', nameFa: 'کیلوگرم' } };
    expect(bestPrices(price(900), price(800, kilogram))).toEqual([false, false]);
    expect(bestPrices(price(900), price(800, { priceType: 'tiered' }))).toEqual([false, false]);
  });

  it('compares prices without tax, whatever they include', () => {
    expect(bestPrices(price(900), price(800, { vatIncluded: false }))).toEqual([false, true]);
    expect(bestPrices(price(870), price(800, { vatIncluded: false }))).toEqual([true, false]);
  });

  it('ignores a price on request', () => {
    const onRequest = { priceType: 'onRequest' as const, prices: [] };
    expect(bestPrices(price(900), onRequest, price(950))).toEqual([true, false, false]);
  });

  it('marks the shortest delivery and shows only terms that some product has', () => {
    const rows = termRows([buildProduct({ leadTimeDays: 3 }), buildProduct({ leadTimeDays: 9 }), buildProduct({})]);
    expect(rows.map(({ term }) => term)).toEqual(['price', 'stock', 'leadTime', 'supplier']);
    expect(rows.find(({ term }) => term === 'leadTime')).toMatchObject({
      isDifferent: true,
      best: [true, false, false],
    });
  });

  it('has no stock of work', () => {
    const work = { breadcrumb: [{ categoryType: 'IndustrialService' }] } as Partial<Product>;
    const termsOf = (given: Partial<Product>) =>
      termRows([buildProduct(given), buildProduct(given)]).map(({ term }) => term);
    expect(termsOf({})).toContain('stock');
    expect(termsOf(work)).not.toContain('stock');
  });
});
