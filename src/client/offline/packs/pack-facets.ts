import type { PropertyDefinition } from '../../../contract/catalog/property.ts';
import type { TermFacets } from '../../../contract/catalog/term-facets.ts';
import { countFacets, type Facet } from '../../../core/filters/count-facets.ts';
import type { FilterDefinition, PropertyFilter, ResolvedFilter } from '../../../core/filters/filter-types.ts';
import { mostOptions } from '../../../core/filters/most-options.ts';
import { type OfferTerm, type OptionTerm, termDefinitions } from '../../../core/filters/offer-terms.ts';
import type { ListedOffer, PackData } from './pack-data.ts';

const partOf = ({ offer }: ListedOffer): string => offer.partId;

/** Of the properties of the list's category. */
export const facetsOf = (
  scope: readonly ListedOffer[],
  filters: readonly ResolvedFilter[],
  definitions: readonly PropertyDefinition[],
  isOfSupplier: boolean,
): Facet[] => countFacets(scope, filters, definitions, isOfSupplier ? undefined : partOf);

interface AskedTerms {
  filters: readonly PropertyFilter[];
  resolved: readonly ResolvedFilter[];
  isOfSupplier: boolean;
}

/** Of the terms of the offers. */
export function termFacetsOf(
  pack: PackData,
  scope: readonly ListedOffer[],
  { filters, resolved, isOfSupplier }: AskedTerms,
): TermFacets {
  const facets = countFacets(scope, resolved, termsIn(scope), isOfSupplier ? undefined : partOf);
  const facetOf = (term: OfferTerm) => facets.find(({ propertyId }) => propertyId === term);
  const limits = (term: OfferTerm) => {
    const facet = facetOf(term);
    return facet?.kind === 'number'
      ? { lowest: facet.lowest, highest: facet.highest }
      : { lowest: null, highest: null };
  };
  const options = (term: OptionTerm) => {
    const facet = facetOf(term);
    const counted = facet?.kind === 'option' ? facet.options : [];
    const counts = new Map(counted.map(({ id, itemsCount }) => [id, itemsCount]));
    const chosen = filters.find(({ propertyId }) => propertyId === term)?.optionIds ?? [];
    const nameOf = (id: string) => (term === 'supplier' && pack.suppliers.get(id)?.name) || id;
    return mostOptions(counts, chosen).map((one) => ({ ...one, title: nameOf(one.id) }));
  };
  const official = facetOf('official');
  return {
    price: limits('price'),
    lead: limits('lead'),
    stock: options('stock'),
    brand: options('brand'),
    supplier: options('supplier'),
    province: options('province'),
    city: options('city'),
    official: { yesCount: official?.kind === 'boolean' ? official.yesCount : 0 },
  };
}

/** The terms with the options that offers of the list have. */
function termsIn(scope: readonly ListedOffer[]): FilterDefinition[] {
  const ids = new Map<string, Set<string>>(termDefinitions.map(({ id }) => [id, new Set()]));
  for (const { properties } of scope)
    for (const { propertyId, options } of properties) for (const { id } of options) ids.get(propertyId)?.add(id);
  return termDefinitions.map((term) => ({ ...term, options: [...(ids.get(term.id) ?? [])].map((id) => ({ id })) }));
}
