import type { Facet } from '../../../../../contract/catalog/facet.ts';
import type { PropertyDefinition } from '../../../../../contract/catalog/property.ts';
import type { TermFacets } from '../../../../../contract/catalog/term-facets.ts';
import { type StockState, stockStates } from '../../../../../core/catalog/offer-types.ts';
import { isOptionTerm, type OfferTerm, offerTerms } from '../../../../../core/filters/offer-terms.ts';
import type { Currency } from '../../../../../core/money/money.ts';
import { texts } from '../../../../texts/app-texts.ts';
import { termTexts } from './terms-texts.ts';

type Option = { id: string; title: string };

/** How a list names its terms. */
export interface TermView {
  currency: Currency;
  /** What it calls who sells. */
  seller: string;
}

/** Terms that a supplier's own list does not vary in. */
const OF_SUPPLIER: readonly OfferTerm[] = ['supplier', 'province', 'city', 'official'];
/** They stand beside the key properties. */
const KEY_TERMS: readonly OfferTerm[] = ['price', 'stock'];

/** A term in the form of a property, so that the fields and words of properties serve it too. */
export const termDefinition = (
  term: OfferTerm,
  options: readonly Option[],
  { currency, seller }: TermView,
): PropertyDefinition => ({
  id: term,
  categoryId: '',
  name: termTexts(seller)[term === 'price' && currency === 'toman' ? 'priceToman' : term],
  description: null,
  dataType: isOptionTerm(term) ? 'option' : term === 'official' ? 'boolean' : 'number',
  quantityId: null,
  defaultUnit: null,
  options: options.map(({ id, title }) => ({ id, title: titleOf(term, id, title), itemsCount: 0 })),
  isFilterable: true,
  isComparable: false,
  isKey: KEY_TERMS.includes(term),
  decimals: 0,
  betterWhen: null,
  order: 0,
  helpUniqueId: null,
  observedMin: null,
  observedMax: null,
});

const titleOf = (term: OfferTerm, id: string, title: string): string =>
  term === 'stock' ? texts.product.stock[id as StockState] : title;

/** The terms that divide the list, with what they count. */
export function readTerms(terms: TermFacets | undefined, isOfSupplier: boolean, view: TermView) {
  const definitions: PropertyDefinition[] = [];
  const facets: Facet[] = [];
  if (!terms) return { definitions, facets };
  for (const term of offerTerms) {
    if (isOfSupplier && OF_SUPPLIER.includes(term)) continue;
    if (isOptionTerm(term)) {
      const options = terms[term];
      if (options.length === 0) continue;
      definitions.push(termDefinition(term, options, view));
      facets.push({ kind: 'option', propertyId: term, options });
    } else if (term === 'official') {
      definitions.push(termDefinition(term, [], view));
      facets.push({ kind: 'boolean', propertyId: term, yesCount: terms.official.yesCount, noCount: 0 });
    } else {
      const { lowest, highest } = terms[term];
      if (lowest === null || highest === null) continue;
      definitions.push(termDefinition(term, [], view));
      facets.push({ kind: 'number', propertyId: term, itemsCount: 0, lowest, highest, bins: [] });
    }
  }
  return { definitions, facets };
}

/** The terms whose options do not depend on the list, where it counts none. */
export function uncountedTerms(view: TermView): ReturnType<typeof readTerms> {
  const stock = stockStates.map((id) => ({ id, title: id }));
  const definitions = (['price', 'stock', 'lead', 'official'] as const).map((term) =>
    termDefinition(term, term === 'stock' ? stock : [], view),
  );
  return { definitions, facets: [] };
}
