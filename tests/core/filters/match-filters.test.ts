import { describe, expect, it } from 'vitest';
import { matches } from '../../../src/core/filters/engine/match-filters.ts';
import type { FilterableValue, FilterDefinition, PropertyFilter } from '../../../src/core/filters/filter-types.ts';
import { resolveFilters } from '../../../src/core/filters/resolve-filters.ts';
import { findUnit } from '../../../src/core/units/unit-lookup.ts';
import { toBase } from '../../../src/core/units/units.ts';

function unitOf(id: string) {
  const unit = findUnit(id);
  if (!unit) throw new Error(`No unit ${id}`);
  return unit;
}

const define = (id: string, dataType: FilterDefinition['dataType'], unitId?: string): FilterDefinition => ({
  id,
  dataType,
  quantityId: unitId === undefined ? null : unitOf(unitId).quantityId,
  defaultUnit: unitId === undefined ? null : unitOf(unitId),
  isFilterable: true,
  options: [],
});

const definitions = [
  define('gauge', 'range', 'BAR_G'),
  define('absolute', 'number', 'BAR'),
  define('temperature', 'range', 'DEG_C'),
  define('size', 'number', 'MilliM'),
  define('stages', 'number'),
  define('body', 'multiOption'),
  define('atex', 'boolean'),
  define('remark', 'text'),
];

const nothing = { baseMin: null, baseMax: null, options: [], boolValue: null };
const range = (propertyId: string, from: number, to: number, unitId: string): FilterableValue => ({
  ...nothing,
  propertyId,
  baseMin: toBase(from, unitOf(unitId)),
  baseMax: toBase(to, unitOf(unitId)),
});
const number = (propertyId: string, value: number, unitId: string) => range(propertyId, value, value, unitId);

function isFound(values: FilterableValue[], ...filters: PropertyFilter[]): boolean {
  const { resolved, faults } = resolveFilters(filters, definitions, findUnit);
  expect(faults).toEqual([]);
  return matches({ properties: values }, resolved);
}

const faultsOf = (...filters: PropertyFilter[]) => resolveFilters(filters, definitions, findUnit).faults;

describe('matches', () => {
  const bars = [1, 6, 9.99, 10, 12.5, 16, 16.01, 25].map((value) => number('gauge', value, 'BAR_G'));
  const found = (value: number, maxValue: number, measurementUnitId: string) =>
    bars.filter((bar) => isFound([bar], { propertyId: 'gauge', value, maxValue, measurementUnitId }));

  it('finds the same products for 10 to 16 bar in every unit of pressure', () => {
    const expected = bars.slice(3, 6);
    expect(found(10, 16, 'BAR_G')).toEqual(expected);
    expect(found(1000, 1600, 'KiloPA_G')).toEqual(expected);
    expect(found(1, 1.6, 'MegaPA_G')).toEqual(expected);
    expect(found(145.0377, 232.0604, 'PSI_G')).toEqual(expected);
  });

  it('finds a value equal to both bounds in another unit', () => {
    expect(isFound([number('size', 1, 'IN')], { propertyId: 'size', value: 25.4, maxValue: 25.4 })).toBe(true);
    expect(found(145.0377, 145.0377, 'PSI_G')).toEqual([bars[3]]);
    const boiling = [number('temperature', 212, 'DEG_F')];
    expect(isFound(boiling, { propertyId: 'temperature', value: 100, maxValue: 100 })).toBe(true);
    const zero = { propertyId: 'temperature', value: -459.67, maxValue: -459.67, measurementUnitId: 'DEG_F' };
    expect(isFound([number('temperature', -273.15, 'DEG_C')], zero)).toBe(true);
  });

  it('distinguishes values that differ before the seventh digit', () => {
    expect(found(10.0001, 12, 'BAR_G')).toEqual([]);
    expect(found(7, 9.9899, 'BAR_G')).toEqual([]);
  });

  it('matches overlapping ranges, ends included, and ranges open at one end', () => {
    const cool = [range('temperature', -20, 80, 'DEG_C')];
    const meets = (value?: number, maxValue?: number) => isFound(cool, { propertyId: 'temperature', value, maxValue });
    expect([meets(80, 120), meets(-50, -20), meets(0, 1), meets(-50, 100), meets(80), meets(undefined, -20)]).toEqual(
      Array(6).fill(true),
    );
    expect([meets(81, 120), meets(-50, -21), meets(81), meets(undefined, -21)]).toEqual(Array(4).fill(false));
  });

  it('does not match a filter on a property that is missing or not a number', () => {
    expect(isFound([], { propertyId: 'size', value: -1e300 })).toBe(false);
    expect(isFound([{ ...nothing, propertyId: 'size' }], { propertyId: 'size', value: 0 })).toBe(false);
    expect(isFound([], { propertyId: 'atex', value: 0 })).toBe(false);
    expect(isFound([])).toBe(true);
  });

  it('requires one of the options and all of the filters', () => {
    const product = [
      { ...nothing, propertyId: 'body', options: [{ id: 'iron' }, { id: 'steel' }] },
      { ...nothing, propertyId: 'atex', boolValue: true },
    ];
    expect(isFound(product, { propertyId: 'body', optionIds: ['bronze', 'steel'] })).toBe(true);
    expect(isFound(product, { propertyId: 'body', optionIds: ['bronze'] })).toBe(false);
    expect(isFound(product, { propertyId: 'body', optionIds: ['iron'] }, { propertyId: 'atex', value: 1 })).toBe(true);
    expect(isFound(product, { propertyId: 'body', optionIds: ['iron'] }, { propertyId: 'atex', value: 0 })).toBe(false);
  });
});

describe('resolveFilters', () => {
  it.each<[string, PropertyFilter, string, string]>([
    ['an unknown property', { propertyId: 'none', value: 1 }, 'propertyId', 'unknown_property'],
    ['a text', { propertyId: 'remark', value: 1 }, 'propertyId', 'not_filterable'],
    [
      'mass for length',
      { propertyId: 'size', value: 1, measurementUnitId: 'KiloGM' },
      'measurementUnitId',
      'foreign_unit',
    ],
    [
      'gauge for absolute',
      { propertyId: 'absolute', value: 1, measurementUnitId: 'BAR_G' },
      'measurementUnitId',
      'foreign_unit',
    ],
    [
      'a unit of nothing',
      { propertyId: 'stages', value: 1, measurementUnitId: 'BAR' },
      'measurementUnitId',
      'foreign_unit',
    ],
    ['a range upside down', { propertyId: 'size', value: 2, maxValue: 1 }, 'maxValue', 'empty_range'],
    ['no bound', { propertyId: 'size' }, 'value', 'range_required'],
    ['more than a number holds', { propertyId: 'absolute', value: 1e308 }, 'value', 'number_too_large'],
    ['no option', { propertyId: 'body', value: 1 }, 'optionIds', 'option_required'],
    ['neither yes nor no', { propertyId: 'atex', value: 2 }, 'value', 'boolean_required'],
  ])('names the fault of %s and leaves the filter out', (_name, filter, member, code) => {
    expect(faultsOf({ propertyId: 'size', value: 1 }, filter)).toEqual([{ index: 1, member, code }]);
  });
});
