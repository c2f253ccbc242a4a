import type { TermFacets } from '../../../contract/catalog/term-facets.ts';
import { mostOptions } from '../../../core/filters/engine/most-options.ts';
import type { FilterColumns } from '../../../core/filters/filter-columns.ts';
import type { FilterDefinition, PropertyFilter, ResolvedFilter } from '../../../core/filters/filter-types.ts';
import { type OfferTerm, type OptionTerm, termDefinitions } from '../../../core/filters/offer-terms.ts';
import type { PackData, PackOffer } from './pack-data.ts';

/** The offers of a list, ready to be filtered. */
export type ListColumns = FilterColumns<PackOffer>;

interface AskedTerms {
  filters: readonly PropertyFilter[];
  resolved: readonly ResolvedFilter[];
}

/** Of the terms of the offers. */
export function termFacetsOf(pack: PackData, columns: ListColumns, { filters, resolved }: AskedTerms): TermFacets {
  const facets = columns.facets(resolved, termsIn(columns));
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
const termsIn = (columns: ListColumns): FilterDefinition[] =>
  termDefinitions.map((term) => ({ ...term, options: columns.optionIds(term.id).map((id) => ({ id })) }));
