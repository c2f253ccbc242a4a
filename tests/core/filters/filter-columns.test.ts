import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFacets } from '../../../src/core/filters/engine/count-facets.ts';
import { matches } from '../../../src/core/filters/engine/match-filters.ts';
import { FilterColumns } from '../../../src/core/filters/filter-columns.ts';
import type { FilterableValue, FilterDefinition, ResolvedFilter } from '../../../src/core/filters/filter-types.ts';

interface Item {
  id: number;
  part: string;
  properties: FilterableValue[];
}

const OPTIONS = ['iron', 'steel', 'bronze'];
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
  define('weight', 'number'),
  define('body', 'multiOption', OPTIONS),
  define('atex', 'boolean'),
  define('note', 'text'),
  define('absent', 'number'),
];

const nothing = { baseMin: null, baseMax: null, options: [], boolValue: null };
const few = fc.integer({ min: 0, max: 60 });
const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: undefined });
const properties = fc
  .record({
    size: maybe(fc.tuple(few, few)),
    weight: maybe(few),
    body: maybe(fc.subarray(OPTIONS, { minLength: 1 })),
    atex: maybe(fc.boolean()),
  })
  .map(({ size, weight, body, atex }): FilterableValue[] => [
    ...(size ? [{ ...nothing, propertyId: 'size', baseMin: Math.min(...size), baseMax: Math.max(...size) }] : []),
    ...(weight === undefined ? [] : [{ ...nothing, propertyId: 'weight', baseMin: weight, baseMax: weight }]),
    ...(body ? [{ ...nothing, propertyId: 'body', options: body.map((id) => ({ id })) }] : []),
    ...(atex === undefined ? [] : [{ ...nothing, propertyId: 'atex', boolValue: atex }]),
  ]);
const items = fc
  .array(fc.record({ part: fc.constantFrom('a', 'b', 'c', 'd'), properties }), { maxLength: 40 })
  .map((all): Item[] => all.map((one, id) => ({ id, ...one })));
const filters = fc
  .record({
    size: maybe(fc.tuple(few, few)),
    weight: maybe(few),
    body: maybe(fc.subarray(OPTIONS, { minLength: 1 })),
    atex: maybe(fc.boolean()),
    absent: maybe(few),
  })
  .map(({ size, weight, body, atex, absent }): ResolvedFilter[] => [
    ...(size ? [interval('size', Math.min(...size), Math.max(...size))] : []),
    ...(weight === undefined ? [] : [interval('weight', weight, Number.MAX_VALUE)]),
    ...(body ? [{ kind: 'options', propertyId: 'body', optionIds: body } as const] : []),
    ...(atex === undefined ? [] : [{ kind: 'boolean', propertyId: 'atex', isTrue: atex } as const]),
    ...(absent === undefined ? [] : [interval('absent', 0, absent)]),
  ]);
const interval = (propertyId: string, lowest: number, highest: number): ResolvedFilter => ({
  kind: 'interval',
  propertyId,
  lowest,
  highest,
});

const idsOf = (found: readonly Item[]) => found.map(({ id }) => id).sort((a, b) => a - b);

describe('FilterColumns', () => {
  it.each([
    ['each part once', ({ part }: Item) => part],
    ['every item', undefined],
  ])('finds what matches finds, and counts as countFacets does: %s', (_, partOf) => {
    fc.assert(
      fc.property(items, fc.array(filters, { minLength: 1, maxLength: 4 }), (all, lists) => {
        const columns = new FilterColumns(all, { valuesOf: (item) => item.properties, partOf });
        for (const list of lists) {
          expect(idsOf(columns.match(list))).toEqual(idsOf(all.filter((one) => matches(one, list))));
          expect(columns.facets(list, definitions)).toEqual(countFacets(all, list, definitions, partOf));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('knows the options that items have', () => {
    const body = { ...nothing, propertyId: 'body', options: [{ id: 'steel' }, { id: 'iron' }] };
    const columns = new FilterColumns([[body], [], [body]], { valuesOf: (values) => values });
    expect(columns.optionIds('body')).toEqual(['steel', 'iron']);
    expect(columns.optionIds('size')).toEqual([]);
  });
});
