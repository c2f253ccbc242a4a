import { stockStates } from '../catalog/offer-types.ts';
import { isUuid } from '../ids/uuid.ts';
import type { FilterableValue, FilterDefinition } from './filter-types.ts';

/**
 * What a list filters by besides the properties of its category: terms of an offer and facts of its supplier. Their
 * filters have the form of the properties' filters, with these names in place of a property's id.
 */
export const offerTerms = ['price', 'stock', 'lead', 'brand', 'supplier', 'province', 'city', 'official'] as const;
export type OfferTerm = (typeof offerTerms)[number];

export const isOfferTerm = (id: string): id is OfferTerm => offerTerms.some((term) => term === id);

/** Terms whose options are texts of the catalogue or names of states, not ids of a property's options. */
export const optionTerms = ['stock', 'brand', 'supplier', 'province', 'city'] as const;
export type OptionTerm = (typeof optionTerms)[number];

export const isOptionTerm = (id: string): id is OptionTerm => optionTerms.some((term) => term === id);

const OPTION_LENGTH_MAX = 120;

export function isOptionOf(term: OptionTerm, option: string): boolean {
  if (term === 'stock') return stockStates.some((state) => state === option);
  if (term === 'supplier') return isUuid(option);
  return option.length > 0 && option.length <= OPTION_LENGTH_MAX && option.isWellFormed();
}

const define = (id: OfferTerm, dataType: FilterDefinition['dataType']): FilterDefinition => ({
  id,
  dataType,
  quantityId: null,
  defaultUnit: null,
  isFilterable: true,
  options: [],
});

/** Price of one sale unit in rial without tax, lead time in days. */
export const termDefinitions: readonly FilterDefinition[] = offerTerms.map((term) =>
  define(term, isOptionTerm(term) ? 'option' : term === 'official' ? 'boolean' : 'number'),
);

const nothing = { baseMin: null, baseMax: null, options: [], boolValue: null };

/** The value that an offer has of a term, as the filter engine reads it. */
export const termValue = (propertyId: OfferTerm, value: number | string | boolean): FilterableValue =>
  typeof value === 'number'
    ? { ...nothing, propertyId, baseMin: value, baseMax: value }
    : typeof value === 'string'
      ? { ...nothing, propertyId, options: [{ id: value }] }
      : { ...nothing, propertyId, boolValue: value };
