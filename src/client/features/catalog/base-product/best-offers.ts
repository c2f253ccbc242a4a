import type { ProductOffer } from '../../../../contract/catalog/product.ts';
import { comparedRial } from '../../../../core/money/order-price.ts';

/**
 * The lowest price for the quantity and the shortest delivery to mark. Prices must have the same sale unit and are compared
 * without tax; out-of-stock offers have no delivery. Equal values get no mark.
 */
export function bestOffers(
  offers: readonly ProductOffer[],
  quantity: number | null = null,
): { cheapestRial?: number; fastestDays?: number } {
  const priced = offers.filter((offer) => offer.priceType !== 'onRequest' && offer.prices.length > 0);
  const isComparable = new Set(priced.map((offer) => offer.saleUnit.id)).size === 1;
  const cheapestRial = isComparable
    ? lowest(priced.flatMap((offer) => comparedRial(offer, quantity) ?? []))
    : undefined;
  const had = offers.filter((offer) => offer.stockState !== 'outOfStock');
  const fastestDays = lowest(had.flatMap((offer) => offer.leadTimeDays ?? []));
  return { ...(cheapestRial !== undefined && { cheapestRial }), ...(fastestDays !== undefined && { fastestDays }) };
}

const lowest = (numbers: readonly number[]): number | undefined =>
  new Set(numbers).size > 1 ? Math.min(...numbers) : undefined;
