import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PropertyFilter } from '../../../src/core/filters/filter-types.ts';
import { FILTERS_MAX, formatFilters, parseFilters } from '../../../src/core/filters/filters-url.ts';
import { units } from '../../../src/core/units/units-table.ts';

const A = '01942017-0000-7000-8000-00000000000a';
const B = '01942017-0000-7000-8000-00000000000b';
const OPTION = '01942017-0000-7000-8000-0000000000c1';
const OTHER_OPTION = '01942017-0000-7000-8000-0000000000c0';

const bound = fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => (number === 0 ? 0 : number));
const range = fc
  .record(
    { value: bound, maxValue: bound, measurementUnitId: fc.constantFrom(...units.map((unit) => unit.id)) },
    { requiredKeys: [] },
  )
  .filter(({ value, maxValue }) => value !== undefined || maxValue !== undefined);
const options = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 8 }).map((ids) => ({ optionIds: ids.sort() }));
const filters: fc.Arbitrary<PropertyFilter[]> = fc
  .uniqueArray(fc.uuid(), { maxLength: 12 })
  .chain((ids) =>
    fc.tuple(...ids.map((propertyId) => fc.oneof(range, options).map((rest) => ({ propertyId, ...rest })))),
  );

describe('formatFilters', () => {
  it('formats ranges, open ranges, yes and no, and options', () => {
    expect(
      formatFilters([
        { propertyId: B, optionIds: [OPTION, OTHER_OPTION, OPTION] },
        { propertyId: A, value: 10, maxValue: 16, measurementUnitId: 'BAR_G' },
      ]),
    ).toBe(`${A}_10..16_BAR_G*${B}_${OTHER_OPTION}.${OPTION}`);
    expect(formatFilters([{ propertyId: A, maxValue: -0.5 }])).toBe(`${A}_..-0.5`);
    expect(formatFilters([{ propertyId: A, value: 1e21 }])).toBe(`${A}_1e21..`);
    expect(formatFilters([])).toBe('');
  });

  it('formats terms of the offers, with texts as options', () => {
    const terms: PropertyFilter[] = [
      { propertyId: 'brand', optionIds: ['A_b.c*d~', 'KSB'] },
      { propertyId: 'city', optionIds: ['تهران'] },
      { propertyId: 'lead', maxValue: 7 },
      { propertyId: 'official', value: 1 },
      { propertyId: 'price', value: 1000, maxValue: 5000 },
      { propertyId: 'stock', optionIds: ['inStock', 'limited'] },
      { propertyId: 'supplier', optionIds: [A] },
    ];
    const text = formatFilters(terms);
    expect(text).toBe(
      `brand_A~5fb~2ec~2ad~7e.KSB*city_تهران*lead_..7*official_1..*price_1000..5000*stock_inStock.limited*supplier_${A}`,
    );
    expect(parseFilters(text)).toEqual({ filters: terms, faults: [] });
  });

  it('formats a text that parses into the same filters, in a fixed order', () => {
    fc.assert(
      fc.property(filters, (given) => {
        const parsed = parseFilters(formatFilters(given));
        expect(parsed.faults).toEqual([]);
        const inOrder = [...given].sort((a, b) => (a.propertyId < b.propertyId ? -1 : 1));
        expect(parsed.filters).toEqual(inOrder);
        expect(formatFilters([...given].reverse())).toBe(formatFilters(given));
      }),
      { numRuns: 2000 },
    );
  });

  it('needs no escape in a URL', () => {
    fc.assert(
      fc.property(filters, (given) => {
        const text = formatFilters(given);
        expect(new URLSearchParams({ filters: text }).toString()).toBe(`filters=${text}`);
        expect(encodeURIComponent(text)).toBe(text);
      }),
    );
  });
});

describe('parseFilters', () => {
  it.each([
    ['x', 'not_a_property'],
    [A, 'malformed'],
    [`${A}_`, 'not_an_option'],
    [`${A}_..`, 'not_a_range'],
    [`${A}_ten..`, 'not_a_range'],
    [`${A}_1e999..`, 'not_a_range'],
    [`${A}_1..NaN`, 'not_a_range'],
    [`${A}_1..2_`, 'not_a_unit'],
    [`${A}_1..2_<b>`, 'not_a_unit'],
    [`${A}_${OPTION}.steel`, 'not_an_option'],
    [`${A}-1..2`, 'malformed'],
    ['stock', 'malformed'],
    ['stock_none', 'not_an_option'],
    ['brand_', 'not_an_option'],
    ['supplier_KSB', 'not_an_option'],
    ['price_cheap', 'not_a_range'],
    ['price_1..2_RIAL', 'malformed'],
  ])('names the fault of %s and keeps the rest', (text, code) => {
    expect(parseFilters(`${text}*${B}_1..`)).toEqual({
      filters: [{ propertyId: B, value: 1 }],
      faults: [{ index: 0, code, text }],
    });
  });

  it('returns the first of two filters on one property, and at most the maximum', () => {
    expect(parseFilters(`${A}_1..*${A.toUpperCase()}_2..`)).toMatchObject({
      filters: [{ propertyId: A, value: 1 }],
      faults: [{ index: 1, code: 'repeated' }],
    });
    const many = Array.from({ length: FILTERS_MAX + 1 }, (_, index) => `${A.slice(0, -2)}${index + 10}_1..`);
    expect(parseFilters(many.join('*'))).toMatchObject({ faults: [{ index: FILTERS_MAX, code: 'too_many' }] });
  });

  it('never throws, and its result survives formatting and parsing', () => {
    const piece = fc.constantFrom(
      'brand',
      'stock',
      'inStock',
      '~2a',
      'price',
      A,
      B,
      OPTION,
      '_',
      '*',
      '..',
      '.',
      '10',
      '-',
      'e',
      'BAR_G',
      '+',
      ' ',
      '۱۰',
      '%',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(text, (given) => {
        const once = formatFilters(parseFilters(given).filters);
        expect(formatFilters(parseFilters(once).filters)).toBe(once);
        expect(parseFilters(once).faults).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });
});
