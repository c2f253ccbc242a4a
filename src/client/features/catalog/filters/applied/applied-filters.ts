import { keepApplied } from '../applied.ts';
import { checkFilters, foreignQuantities } from './filter-check.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterEmpty } from './filter-empty.tsx';
import { filtersText, parseAddressFilters } from './filter-parse.ts';

export const applied = keepApplied({
  parseAddressFilters,
  filtersText,
  foreignQuantities,
  checkFilters,
  FilterChips,
  FilterEmpty,
});
