import type { PropertyFilter } from '../../../../../core/filters/filter-types.ts';
import { FILTERS_LENGTH_MAX, formatFilters, parseFilters } from '../../../../../core/filters/filters-url.ts';

/** Parses the filters of a URL. Drops what is malformed or exceeds the limits of a call. */
export function parseAddressFilters(text: string | undefined): { filters: PropertyFilter[]; droppedCount: number } {
  const { filters, faults } = parseFilters(text ?? '');
  let droppedCount = faults.length;
  while (formatFilters(filters).length > FILTERS_LENGTH_MAX) {
    filters.pop();
    droppedCount++;
  }
  return { filters, droppedCount };
}

/** The URL form. Undefined for no filters, so that the URL and the query keys omit it. */
export const filtersText = (filters: readonly PropertyFilter[]): string | undefined =>
  formatFilters(filters) || undefined;
