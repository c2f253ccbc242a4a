import { matches, meets } from '../../../core/filters/engine/match-filters.ts';
import type { FilterDefinition, PropertyFilter, ResolvedFilter } from '../../../core/filters/filter-types.ts';
import { parseFilters } from '../../../core/filters/filters-url.ts';
import { isOfferTerm, termDefinitions } from '../../../core/filters/offer-terms.ts';
import { resolveFilters } from '../../../core/filters/resolve-filters.ts';
import type { FindAnyUnit } from '../../../core/search/resolve-conditions.ts';
import type { SavedPartEntry } from './saved-parts.ts';

/** `unknown`: the device does not have the value that the filter asks for. */
export type Verdict = 'meets' | 'fails' | 'unknown';

/** Judges parts by filters in URL form. */
export function savedFilters(
  text: string | undefined,
  definitionOf: (propertyId: string) => FilterDefinition | undefined,
  findUnit: FindAnyUnit,
): (part: SavedPartEntry) => Verdict {
  const { filters } = parseFilters(text ?? '');
  const definitions = filters.flatMap(({ propertyId }: PropertyFilter) => definitionOf(propertyId) ?? []);
  const { resolved, faults } = resolveFilters(filters, [...definitions, ...termDefinitions], findUnit);
  return (part) => {
    if (part.offers && faults.length === 0)
      return part.offers.some((one) => matches(one, resolved)) ? 'meets' : 'fails';
    const verdicts = resolved.map((filter) => judge(part, filter));
    if (verdicts.includes('fails')) return 'fails';
    return faults.length > 0 || verdicts.includes('unknown') ? 'unknown' : 'meets';
  };
}

function judge(part: SavedPartEntry, filter: ResolvedFilter): Verdict {
  if (meets(part, filter)) return 'meets';
  return isKnown(part, filter.propertyId) ? 'fails' : 'unknown';
}

/** Whether the device knows all values that the part has of a property or term. */
function isKnown({ part, properties, isComplete }: SavedPartEntry, propertyId: string): boolean {
  const hasValue = properties.some((value) => value.propertyId === propertyId);
  if (!isOfferTerm(propertyId)) return hasValue || isComplete;
  // A row has the terms of one offer.
  if (propertyId !== 'brand' && part.row.part !== null) return false;
  return propertyId === 'province' || propertyId === 'official' ? hasValue : true;
}
