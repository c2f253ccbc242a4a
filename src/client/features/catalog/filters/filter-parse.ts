import type { PropertyFilter } from '../../../../core/filters/filter-types.ts';
import { FILTERS_LENGTH_MAX, formatFilters, parseFilters } from '../../../../core/filters-url.ts';

/** What an address says of filters, as far as it can be read and a call can carry it. */
export function parseAddressFilters(text: string | undefined): { filters: PropertyFilter[]; droppedCount: number } {
  const { filters, faults } = parseFilters(text ?? '');
  let droppedCount = faults.length;
  while (formatFilters(filters).length > FILTERS_LENGTH_MAX) {
    filters.pop();
    droppedCount++;
  }
  return { filters, droppedCount };
}

/** Of no filters undefined, so that the address and the reads' keys stay bare. */
export const filtersText = (filters: readonly PropertyFilter[]): string | undefined =>
  formatFilters(filters) || undefined;
