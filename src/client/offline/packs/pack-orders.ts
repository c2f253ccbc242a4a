import { isByPrice, type ProductSort } from '../../../core/catalog/list-sorts.ts';
import { stockTier } from '../../../core/catalog/offer-types.ts';
import { compareFolded } from '../../../core/text/persian.ts';
import type { PackOffer } from './pack-data.ts';

const byId = (a: PackOffer, b: PackOffer): number => (a.packed.id < b.packed.id ? -1 : 1);
const atOf = ({ packed }: PackOffer): number => Date.parse(packed.updatedAt);

/** Prices on request last, whatever the direction. */
function byPrice(a: PackOffer, b: PackOffer, sign: 1 | -1): number {
  if (a.rial === undefined || b.rial === undefined) {
    return Number(a.rial === undefined) - Number(b.rial === undefined) || sign * byId(a, b);
  }
  return sign * (a.rial - b.rial || byId(a, b));
}

/** Puts the offer that stands for a part first, as the server's lists do; the others stay in their order. */
export const leadFirst = (offers: PackOffer[], sort: ProductSort): PackOffer[] =>
  isByPrice(sort) ? offers : offers.sort((a, b) => stockTier(a.packed.stockState) - stockTier(b.packed.stockState));

/** The orders of the server's lists. */
export const orders: Readonly<Record<ProductSort, (a: PackOffer, b: PackOffer) => number>> = {
  title: (a, b) => compareFolded(a.packed.titleSort, b.packed.titleSort) || byId(a, b),
  priceAsc: (a, b) => byPrice(a, b, 1),
  priceDesc: (a, b) => byPrice(a, b, -1),
  newest: (a, b) => atOf(b) - atOf(a) || byId(b, a),
};
