import type { PropertyFilter, ResolvedFilter } from '../filters/filter-types.ts';
import { resolveFilters } from '../filters/resolve-filters.ts';
import type { NeedVocabulary } from '../need/need-types.ts';
import type { Condition } from '../question/conditions.ts';
import type { LinearUnit } from '../units/units.ts';

export type FindAnyUnit = (unitId: string, quantityId?: string) => LinearUnit | undefined;

/** The filters of a condition that fit the properties of the vocabulary. */
export function resolveCondition(
  { anyOf }: Pick<Condition, 'anyOf'>,
  { properties }: Pick<NeedVocabulary, 'properties'>,
  findUnit: FindAnyUnit,
): ResolvedFilter[] {
  const definitions = anyOf.flatMap(({ propertyId }: PropertyFilter) => {
    const property = properties.find(({ id }) => id === propertyId);
    if (!property) return [];
    const { id, dataType, quantityId = null, defaultUnit } = property;
    const unit = (defaultUnit && findUnit(defaultUnit.id)) || null;
    return [{ id, dataType, quantityId, defaultUnit: unit, isFilterable: true, options: [] }];
  });
  return resolveFilters(anyOf, definitions, findUnit).resolved;
}

const FIRST_BONUS = 1;

/** A bound that a filter has widened still counts as met exactly. */
const EXACT_SHARE = 1e-5;

/** A number or a range that is asked for: equal ones fit best, then those that end there, then those that cover it. */
export interface AskedRange {
  propertyId: string;
  lowest: number;
  highest: number;
  /** Bounds that differ by less are equal. */
  slack: number;
  /** Added to a fit: of several meanings of a number the first property of a kind is meant most, as the bore of a seal. */
  bonus: number;
}

export function askedRanges(
  conditions: readonly Condition[],
  vocabulary: Pick<NeedVocabulary, 'properties'>,
  findUnit: FindAnyUnit,
): AskedRange[] {
  const categoryOf = (propertyId: string) => vocabulary.properties.find(({ id }) => id === propertyId)?.categoryId;
  return conditions.flatMap((condition) => {
    const seen = new Set<string | undefined>();
    return resolveCondition(condition, vocabulary, findUnit).flatMap((filter) => {
      if (filter.kind !== 'interval' || !Number.isFinite(filter.lowest * filter.highest)) return [];
      const { propertyId, lowest, highest } = filter;
      const slack = EXACT_SHARE * Math.max(Math.abs(lowest), Math.abs(highest));
      const categoryId = categoryOf(propertyId);
      const bonus = seen.has(categoryId) ? 0 : FIRST_BONUS;
      seen.add(categoryId);
      return [{ propertyId, lowest, highest, slack, bonus }];
    });
  });
}
