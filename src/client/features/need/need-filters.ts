import type { PropertyFilter } from '../../../core/filters/filter-types.ts';
import { formatFilters } from '../../../core/filters/filters-url.ts';
import {
  ABOUT_SHARE,
  type Certainty,
  type NeedFilter,
  type NeedReading,
  type Span,
} from '../../../core/need/need-types.ts';
import { mergeFilters, roundBound, toPropertyFilter } from '../../../core/need/properties/property-filter.ts';
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

/** «توکار نباشه» leaves the other options, unless the sentence chooses one itself. */
function otherOptions(ruledOut: NeedFilter, filters: readonly NeedFilter[], words: NeedWords): NeedFilter[] {
  const { propertyId, optionIds } = ruledOut;
  const others = words.property(propertyId)?.options?.filter(({ id }) => !optionIds.includes(id)) ?? [];
  if (others.length === 0 || filters.some((one) => one.propertyId === propertyId)) return [];
  return [{ ...ruledOut, optionIds: others.map(({ id }) => id) }];
}

/** Words that neither a chip nor a filter shows; a list has no filter for a number that is ruled out. */
export const unreadSpans = ({ unread, exclusions }: NeedReading): Span[] => {
  const shown = exclusions.filter(({ kind }) => kind === 'options');
  return unread.filter(([start, end]) => !shown.some(({ span }) => start < span[1] && span[0] < end));
};

/** One chip per property; the user's changes override the parsed filters. */
export function shownFilters(
  sentence: string,
  { filters, exclusions }: NeedReading,
  { edits = [] }: NeedPicks,
  words: NeedWords,
): ShownFilter[] {
  const read = [...filters, ...exclusions.flatMap((one) => otherOptions(one, filters, words))];
  const byProperty = Map.groupBy(read, (filter) => filter.propertyId);
  return [...byProperty.values()].flatMap((read): ShownFilter[] => {
    const [first] = read;
    if (!first) return [];
    const said = read.map(({ span }) => sentence.slice(...span)).join(' … ');
    const edit = edits.find((one) => one.propertyId === first.propertyId && one.said === said);
    if (edit?.filter === null) return [];
    return [
      {
        filter:
          edit?.filter ??
          read
            .map((one) => toPropertyFilter(one, words.property(one.propertyId)))
            .reduce((one, other) => mergeFilters(one, other, words.unit)),
        said,
        certainty: read.find(({ certainty }) => certainty !== 'stated')?.certainty ?? 'stated',
        isAbout: !edit && read.length === 1 && first.kind === 'about',
        isEdited: edit !== undefined,
      },
    ];
  });
}

export const isEmptyRange = ({ value, maxValue }: PropertyFilter): boolean =>
  value !== undefined && maxValue !== undefined && value > maxValue;

/** The URL form of a list's filters. */
export const filtersText = (filters: readonly ShownFilter[], terms: readonly PropertyFilter[]): string =>
  formatFilters([...filters.map(({ filter }) => filter), ...terms]);

/** Edits that make exact numbers approximate; empty if there is none. */
export function loosened(filters: readonly ShownFilter[]): NeedEdit[] {
  return filters.flatMap(({ filter, said }) => {
    const { propertyId, value, maxValue, measurementUnitId } = filter;
    if (value === undefined || value !== maxValue || value === 0 || filter.optionIds) return [];
    const slack = Math.abs(value) * ABOUT_SHARE;
    const near = {
      propertyId,
      value: roundBound(value - slack),
      maxValue: roundBound(value + slack),
      measurementUnitId,
    };
    return [{ propertyId, said, filter: near }];
  });
}
