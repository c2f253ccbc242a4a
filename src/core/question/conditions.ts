import type { PropertyFilter } from '../filters/filter-types.ts';
import {
  ABOUT_SHARE,
  type NeedChoice,
  type NeedFilter,
  type NeedProperty,
  type NeedReading,
  type NeedVocabulary,
  type Span,
} from '../need/need-types.ts';
import { mergeFilters, roundBound, toPropertyFilter } from '../need/properties/property-filter.ts';

/** One condition of a question: a product meets one of the filters. Several stand for words with several meanings. */
export interface Condition {
  said: string;
  anyOf: readonly PropertyFilter[];
  /** The words name the property or the option. */
  isStated: boolean;
}

/** What a reading asks of products. */
export function conditionsOf(
  reading: NeedReading,
  vocabulary: NeedVocabulary,
  said: (span: Span) => string,
): Condition[] {
  const unitOf = (unitId: string | undefined) => vocabulary.units.find(({ id }) => id === unitId);
  const byProperty = Map.groupBy(reading.filters, ({ propertyId }) => propertyId);
  const propertyOf = (propertyId: string) => vocabulary.properties.find(({ id }) => id === propertyId);
  const read = [...byProperty.values()].map((filters) => ({
    said: filters.map(({ span }) => said(span)).join(' '),
    anyOf: sameOf(filters).map((meant) =>
      meant
        .map((one) => toPropertyFilter(one, propertyOf(one.propertyId)))
        .reduce((one, other) => mergeFilters(one, other, unitOf)),
    ),
    isStated: filters.some(({ certainty }) => certainty !== 'inferred'),
  }));
  const asked = reading.questions.flatMap(({ kind, choices, pending, span }) => {
    if (kind === 'category' || !pending) return [];
    const anyOf = choices.flatMap((choice) => complete(pending, choice, propertyOf(choice.propertyId ?? '')));
    return anyOf.length === 0 ? [] : [{ said: said(span), anyOf, isStated: false }];
  });
  const ruledOut = reading.exclusions.flatMap((one) => {
    const { propertyId, kind } = one;
    // «غیر از وایتون», not «وایتون».
    const words = said(reading.ruledOut.find(([start, end]) => start <= one.span[0] && one.span[1] <= end) ?? one.span);
    if (kind === 'exact') return [{ said: words, anyOf: aroundOf(one), isStated: true }];
    const others = otherOptions(one, vocabulary.properties);
    if (others.length === 0) return [];
    return [{ said: words, anyOf: [{ propertyId, optionIds: others.map(({ id }) => id) }], isStated: true }];
  });
  return [...read, ...asked, ...ruledOut];
}

/** The filters of one property, and what they are of each other kind that may be meant. */
function sameOf(filters: readonly NeedFilter[]): NeedFilter[][] {
  const others = (filters[0]?.alike ?? []).flatMap(({ categoryId, propertyId }) =>
    propertyId !== undefined ? [{ categoryId, propertyId }] : [],
  );
  return [
    [...filters],
    ...others.map((other) =>
      filters.map((filter) => {
        const same = filter.alike?.find(({ categoryId }) => categoryId === other.categoryId);
        return { ...filter, propertyId: other.propertyId, optionIds: same?.optionIds ?? [] };
      }),
    ),
  ];
}

export const otherOptions = ({ propertyId, optionIds }: NeedFilter, properties: readonly NeedProperty[]) =>
  properties.find(({ id }) => id === propertyId)?.options?.filter(({ id }) => !optionIds.includes(id)) ?? [];

const AROUND_SHARE = 1e-3;

/** All numbers but one. */
function aroundOf({ propertyId, min, unitId }: NeedFilter): PropertyFilter[] {
  const value = min ?? 0;
  const slack = Math.abs(value) * AROUND_SHARE;
  const unit = unitId ? { measurementUnitId: unitId } : {};
  return [
    { propertyId, maxValue: roundBound(value - slack), ...unit },
    { propertyId, value: roundBound(value + slack), ...unit },
  ];
}

function complete(pending: NeedFilter, choice: NeedChoice, property: NeedProperty | undefined): PropertyFilter[] {
  const { propertyId, optionIds, unitId = pending.unitId, value } = choice;
  if (propertyId === undefined) return [];
  if (optionIds) return [toPropertyFilter({ ...pending, kind: 'options', propertyId, optionIds })];
  if (pending.kind === 'options') return [];
  const told = (bound: number | null) => (bound === null || value === undefined ? bound : value);
  const filter = { ...pending, propertyId, unitId, min: told(pending.min), max: told(pending.max) };
  return [toPropertyFilter(filter, property)];
}

/** Exact numbers become approximate; undefined if there is none. */
export function loosen(conditions: readonly Condition[]): Condition[] | undefined {
  let isLooser = false;
  const looser = conditions.map((condition) => ({
    ...condition,
    anyOf: condition.anyOf.map((filter) => {
      const { value, maxValue } = filter;
      if (value === undefined || value !== maxValue || value === 0 || filter.optionIds) return filter;
      isLooser = true;
      const slack = Math.abs(value) * ABOUT_SHARE;
      return { ...filter, value: roundBound(value - slack), maxValue: roundBound(value + slack) };
    }),
  }));
  return isLooser ? looser : undefined;
}
