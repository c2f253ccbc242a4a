import type { PropertyFilter } from '../../../core/filters/filter-types.ts';
import { formatFilters } from '../../../core/filters-url.ts';
import { ABOUT_SHARE, type Certainty, type NeedFilter, type NeedReading } from '../../../core/need/need-types.ts';
import { convert } from '../../../core/units/units.ts';
import type { NeedEdit, NeedPicks } from './need-picks.ts';
import type { NeedWords } from './need-words.ts';

/** A chip: the filter of one property, and its source. */
export interface ShownFilter {
  filter: PropertyFilter;
  /** The words of the sentence that it was parsed from. */
  said: string;
  certainty: Certainty;
  isAbout: boolean;
  isEdited: boolean;
}

/** One chip per property; the user's changes override the parsed filters. */
export function shownFilters(
  sentence: string,
  { filters }: NeedReading,
  { edits = [] }: NeedPicks,
  words: NeedWords,
): ShownFilter[] {
  const byProperty = Map.groupBy(filters, (filter) => filter.propertyId);
  return [...byProperty.values()].flatMap((read): ShownFilter[] => {
    const [first] = read;
    if (!first) return [];
    const said = read.map(({ span }) => sentence.slice(...span)).join(' … ');
    const edit = edits.find((one) => one.propertyId === first.propertyId && one.said === said);
    if (edit?.filter === null) return [];
    return [
      {
        filter: edit?.filter ?? read.map(toPropertyFilter).reduce((one, other) => both(one, other, words)),
        said,
        certainty: read.find(({ certainty }) => certainty !== 'stated')?.certainty ?? 'stated',
        isAbout: !edit && read.length === 1 && first.kind === 'about',
        isEdited: edit !== undefined,
      },
    ];
  });
}

/** Removes floating-point noise: 10% less than 50 is 45. */
const DIGITS = 12;
const round = (value: number) => Number(value.toPrecision(DIGITS));

function toPropertyFilter({ propertyId, kind, min, max, unitId, optionIds }: NeedFilter): PropertyFilter {
  if (kind === 'options') return { propertyId, optionIds: [...optionIds] };
  if (kind === 'yes' || kind === 'no') return { propertyId, value: kind === 'yes' ? 1 : 0 };
  const slack = (bound: number) => (kind === 'about' ? Math.abs(bound) * ABOUT_SHARE : 0);
  return {
    propertyId,
    ...(min !== null && { value: round(min - slack(min)) }),
    ...(max !== null && { maxValue: round(max + slack(max)) }),
    ...(unitId && { measurementUnitId: unitId }),
  };
}

/** Merges two filters of a property: «بیشتر از ۵ بار … کمتر از ۱۰ بار» is one range; options are alternatives. */
function both(one: PropertyFilter, other: PropertyFilter, words: NeedWords): PropertyFilter {
  if (one.optionIds || other.optionIds)
    return { ...one, optionIds: [...new Set([...(one.optionIds ?? []), ...(other.optionIds ?? [])])] };
  const from = words.unit(other.measurementUnitId);
  const to = words.unit(one.measurementUnitId);
  const told = (bound: number | undefined) =>
    bound === undefined || !from || !to ? bound : round(convert(bound, from, to));
  const lowest = [one.value, told(other.value)].filter((bound) => bound !== undefined);
  const highest = [one.maxValue, told(other.maxValue)].filter((bound) => bound !== undefined);
  return {
    ...one,
    ...(lowest.length > 0 && { value: Math.max(...lowest) }),
    ...(highest.length > 0 && { maxValue: Math.min(...highest) }),
  };
}

export const isEmptyRange = ({ value, maxValue }: PropertyFilter): boolean =>
  value !== undefined && maxValue !== undefined && value > maxValue;

/** The URL form of a list's filters. */
export const filtersText = (filters: readonly ShownFilter[]): string =>
  formatFilters(filters.map(({ filter }) => filter));

/** Edits that make exact numbers approximate; empty if there is none. */
export function loosened(filters: readonly ShownFilter[]): NeedEdit[] {
  return filters.flatMap(({ filter, said }) => {
    const { propertyId, value, maxValue, measurementUnitId } = filter;
    if (value === undefined || value !== maxValue || value === 0 || filter.optionIds) return [];
    const slack = Math.abs(value) * ABOUT_SHARE;
    const near = { propertyId, value: round(value - slack), maxValue: round(value + slack), measurementUnitId };
    return [{ propertyId, said, filter: near }];
  });
}
