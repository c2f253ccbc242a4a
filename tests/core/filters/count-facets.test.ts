import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFacets } from '../../../src/core/filters/engine/count-facets.ts';
import { binEdges, binOf, discreteValues } from '../../../src/core/filters/engine/histogram.ts';
import { matches } from '../../../src/core/filters/engine/match-filters.ts';
import type { FilterableProduct, FilterDefinition, ResolvedFilter } from '../../../src/core/filters/filter-types.ts';

const define = (id: string, dataType: FilterDefinition['dataType'], options: string[] = []): FilterDefinition => ({
  id,
  dataType,
  quantityId: null,
  defaultUnit: null,
  isFilterable: true,
  options: options.map((option) => ({ id: option })),
});
const definitions = [
  define('size', 'range'),
  define('body', 'option', ['iron', 'steel', 'bronze']),
  define('atex', 'boolean'),
];

const product = (size: [number, number] | null, body: string | null, atex: boolean | null): FilterableProduct => ({
  properties: [
    { propertyId: 'size', baseMin: size?.[0] ?? null, baseMax: size?.[1] ?? null, options: [], boolValue: null },
    { propertyId: 'body', baseMin: null, baseMax: null, options: body ? [{ id: body }] : [], boolValue: null },
    { propertyId: 'atex', baseMin: null, baseMax: null, options: [], boolValue: atex },
  ],
});
const products = [
  product([0, 0], 'iron', true),
  product([24, 24], 'iron', false),
  product([5, 7.5], 'steel', true),
  product(null, 'steel', null),
];

const iron: ResolvedFilter = { kind: 'options', propertyId: 'body', optionIds: ['iron'] };
const small: ResolvedFilter = { kind: 'interval', propertyId: 'size', lowest: 0, highest: 10 };

const facetOf = (propertyId: string, ...filters: ResolvedFilter[]) =>
  countFacets(products, filters, definitions).find((facet) => facet.propertyId === propertyId);
const fullBinsOf = (...filters: ResolvedFilter[]) => {
  const facet = facetOf('size', ...filters);
  return facet?.kind === 'number'
    ? facet.bins.flatMap((bin) => (bin.itemsCount > 0 ? [[bin.from, bin.itemsCount]] : []))
    : [];
};

describe('countFacets', () => {
  it('does not apply a filter to its own property; reduces the counts of others, including zeros', () => {
    const counts = (...itemsCounts: number[]) => ({
      options: ['iron', 'steel', 'bronze'].map((id, index) => ({ id, itemsCount: itemsCounts[index] })),
    });
    expect(facetOf('body')).toMatchObject(counts(2, 2, 0));
    expect(facetOf('body', iron)).toMatchObject(counts(2, 2, 0));
    expect(facetOf('body', iron, small)).toMatchObject(counts(1, 1, 0));
    expect(facetOf('atex', iron, small)).toMatchObject({ yesCount: 1, noCount: 0 });
    expect(facetOf('size', iron, small)).toMatchObject({ itemsCount: 2, lowest: 0, highest: 24 });
  });

  it('keeps limits and bins under filters, and counts a range in each bin that it overlaps', () => {
    expect(fullBinsOf()).toEqual([
      [0, 1],
      [5, 1],
      [6, 1],
      [7, 1],
      [23, 1],
    ]);
    expect(fullBinsOf(iron)).toEqual([
      [0, 1],
      [23, 1],
    ]);
    expect(facetOf('size', { kind: 'boolean', propertyId: 'none', isTrue: true })).toMatchObject({
      itemsCount: 0,
      lowest: 0,
      highest: 24,
    });
  });

  it('gives each of a few values a bin of its own, under filters too', () => {
    const sizes = [product([6, 6], 'iron', true), product([6, 6], 'steel', true), product([10, 10], 'iron', null)];
    const binsOf = (...filters: ResolvedFilter[]) => {
      const [facet] = countFacets(sizes, filters, definitions);
      return facet?.kind === 'number' ? facet.bins.map(({ from, to, itemsCount }) => [from, to, itemsCount]) : [];
    };
    expect(binsOf()).toEqual([
      [6, 6, 2],
      [10, 10, 1],
    ]);
    expect(binsOf({ ...iron, optionIds: ['steel'] })).toEqual([
      [6, 6, 1],
      [10, 10, 0],
    ]);
  });

  it('has empty facets without products, and no facet for texts and properties that are not filterable', () => {
    const more = [...definitions, define('note', 'text'), { ...define('hidden', 'number'), isFilterable: false }];
    const facets = countFacets([], [], more);
    expect(facets.map((facet) => facet.propertyId)).toEqual(['size', 'body', 'atex']);
    expect(facets[0]).toMatchObject({ itemsCount: 0, lowest: null, highest: null, bins: [] });
  });

  it('counts for each option the products found when it is chosen', () => {
    const anyProduct = fc
      .tuple(
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 0, max: 9 }),
        fc.constantFrom('iron', 'steel', 'bronze', null),
        fc.constantFrom(true, false, null),
      )
      .map(([from, length, body, atex]) => product([from, from + length], body, atex));
    const anyFilters = fc.subarray<ResolvedFilter>([
      iron,
      small,
      { kind: 'boolean', propertyId: 'atex', isTrue: true },
    ]);
    fc.assert(
      fc.property(fc.array(anyProduct, { maxLength: 20 }), anyFilters, (some, filters) => {
        const facet = countFacets(some, filters, definitions)[1];
        const others = filters.filter((filter) => filter.propertyId !== 'body');
        for (const { id, itemsCount } of facet?.kind === 'option' ? facet.options : []) {
          const chosen: ResolvedFilter[] = [...others, { kind: 'options', propertyId: 'body', optionIds: [id] }];
          expect(itemsCount).toBe(some.filter((one) => matches(one, chosen)).length);
        }
      }),
    );
  });
});

describe('binEdges', () => {
  it('ascend between any limits', () => {
    const limit = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(limit, limit, (a, b) => {
        const [lowest, highest] = [Math.min(a, b), Math.max(a, b)];
        const bounds = [lowest, ...binEdges(lowest, highest), highest];
        expect(
          bounds.every((bound, index) => index === 0 || lowest === highest || bound > (bounds[index - 1] ?? bound)),
        ).toBe(true);
        expect(binOf(lowest, bounds.slice(1, -1))).toBe(0);
        expect(binOf(highest, bounds.slice(1, -1))).toBe(bounds.length - 2);
      }),
    );
  });

  it('grow by a factor if values span orders of magnitude', () => {
    const edges = binEdges(1, 1e24);
    expect(edges[11]).toBeCloseTo(1e12, -2);
    expect(edges).toHaveLength(23);
  });
});

describe('discreteValues', () => {
  it('keeps up to eight values, ascending', () => {
    expect(discreteValues([3, 1, 2])).toEqual([1, 2, 3]);
    expect(discreteValues([1, 2, 3, 4, 5, 6, 7, 8])).toHaveLength(8);
    expect(discreteValues([1, 2, 3, 4, 5, 6, 7, 8, 9])).toBeUndefined();
    expect(discreteValues([])).toBeUndefined();
  });

  it('takes an inch and 25.4 mm for one value', () => {
    expect(discreteValues([0.0254, 0.025400000000000002, -0.0254])).toEqual([-0.0254, 0.0254]);
  });
});
