import type { FilterableProduct, FilterableValue, ResolvedFilter } from '../filter-types.ts';

export function matches(product: FilterableProduct, filters: readonly ResolvedFilter[]): boolean {
  return filters.every((filter) => meets(product, filter));
}

/** The in-memory equivalent of a filter's SQL condition. */
export function meets({ properties }: FilterableProduct, filter: ResolvedFilter): boolean {
  return properties.some((value) => value.propertyId === filter.propertyId && fits(value, filter));
}

function fits(value: FilterableValue, filter: ResolvedFilter): boolean {
  switch (filter.kind) {
    case 'interval':
      return isNumber(value) && value.baseMax >= filter.lowest && value.baseMin <= filter.highest;
    case 'options':
      return value.options.some((option) => filter.optionIds.includes(option.id));
    case 'boolean':
      return value.boolValue === filter.isTrue;
  }
}

export const isNumber = <T extends FilterableValue>(value: T): value is T & { baseMin: number; baseMax: number } =>
  value.baseMin !== null && value.baseMax !== null;
