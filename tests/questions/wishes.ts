import type { PropertyFilter } from '../../src/core/filters/filter-types.ts';
import type { NeedFilter, NeedVocabulary } from '../../src/core/need/need-types.ts';
import { mergeFilters, toPropertyFilter } from '../../src/core/need/properties/property-filter.ts';
import { toBase } from '../../src/core/units/units.ts';
import { units } from '../../src/core/units/units-table.ts';
import type { ExpectedFilter } from '../core/need/expected-need.ts';

export const lastPart = (id: string) => id.split('#').at(-1) ?? '';
export const unitOf = (unitId: string | undefined) => units.find(({ id }) => id === unitId);
const isClose = (one: number, other: number) =>
  one === other || Math.abs(one - other) <= 1e-6 * Math.max(Math.abs(one), Math.abs(other));

/** What is wanted of one property, with numbers in base units. */
export interface Wish {
  key: string;
  low?: number | undefined;
  high?: number | undefined;
  options?: string[] | undefined;
}

export const words = ({ key, low, high, options }: Wish) =>
  options ? `${key} = ${options.join('|')}` : `${key} ${low ?? ''}..${high ?? ''}`;

const areEqual = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? one === other : isClose(one, other);

export const isSameWish = (one: Wish, other: Wish) =>
  one.key === other.key &&
  (one.options && other.options
    ? [...one.options].sort().join() === [...other.options].sort().join()
    : !one.options && !other.options && areEqual(one.low, other.low) && areEqual(one.high, other.high));

export function wishOf(filter: ExpectedFilter, defaultUnitOf: (key: string) => string | undefined): Wish {
  const { propertyKey: key, min, max, value, unitId, optionKeys, bool } = filter;
  if (optionKeys) return { key, options: optionKeys };
  if (bool !== undefined) return { key, low: Number(bool), high: Number(bool) };
  const unit = unitOf(unitId ?? defaultUnitOf(key));
  const base = (bound: number | undefined) => (bound === undefined || !unit ? bound : toBase(bound, unit));
  return { key, low: base(min ?? value), high: base(max ?? value) };
}

function readWish({ propertyId, value, maxValue, measurementUnitId, optionIds }: PropertyFilter): Wish {
  const key = lastPart(propertyId);
  if (optionIds) return { key, options: optionIds.map(lastPart) };
  const unit = unitOf(measurementUnitId);
  const base = (bound: number | undefined) => (bound === undefined || !unit ? bound : toBase(bound, unit));
  return { key, low: base(value), high: base(maxValue) };
}

/** As they are applied to a list; of «حدود ۱۰» the middle counts. */
export function readWishes(filters: readonly NeedFilter[], { properties }: NeedVocabulary): Wish[] {
  const applied = (filter: NeedFilter) => {
    const said = filter.kind === 'about' ? { ...filter, kind: 'exact' as const } : filter;
    return toPropertyFilter(
      said,
      properties.find(({ id }) => id === filter.propertyId),
    );
  };
  const byProperty = Map.groupBy(filters, ({ propertyId }) => propertyId);
  return [...byProperty.values()].map((same) => {
    const wish = readWish(same.map(applied).reduce((one, other) => mergeFilters(one, other, unitOf)));
    return same.some(({ kind }) => kind === 'yes' || kind === 'no') ? { ...wish, high: wish.low } : wish;
  });
}
