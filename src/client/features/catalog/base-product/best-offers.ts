import type { ProductOffer } from '../../../../contract/catalog/product.ts';

/**
 * What is worth a mark: the lowest price, where all are of the same unit, with or without tax alike, and not all the
 * same; and the shortest delivery of what can be had, under the last condition too.
 */
export function bestOffers(offers: readonly ProductOffer[]): { cheapestRial?: number; fastestDays?: number } {
  const priced = offers.filter((offer) => offer.priceType !== 'onRequest' && offer.prices.length > 0);
  const isComparable = new Set(priced.map((offer) => `${offer.saleUnit.id} ${offer.vatIncluded}`)).size === 1;
  const cheapestRial = isComparable ? lowest(priced.flatMap((offer) => offer.prices[0]?.amountRial ?? [])) : undefined;
  const had = offers.filter((offer) => offer.stockState !== 'outOfStock');
  const fastestDays = lowest(had.flatMap((offer) => offer.leadTimeDays ?? []));
  return { ...(cheapestRial !== undefined && { cheapestRial }), ...(fastestDays !== undefined && { fastestDays }) };
}

const lowest = (numbers: readonly number[]): number | undefined =>
  new Set(numbers).size > 1 ? Math.min(...numbers) : undefined;
