import { isRial } from './money.ts';
import { inBasis } from './vat.ts';

export interface PriceTier {
  minQty: number;
  /** For one sale unit. */
  amountRial: number;
}

/** The tier with the greatest `minQty` up to `quantity`; undefined below the first tier. Tiers may have any order. */
export function priceFor<T extends PriceTier>(tiers: readonly T[], quantity: number): T | undefined {
  let best: T | undefined;
  for (const tier of tiers) {
    if (tier.minQty <= quantity && (best === undefined || tier.minQty > best.minQty)) best = tier;
  }
  return best;
}

/** Whole rial for `quantity` sale units of a tier; undefined beyond the exact whole numbers of JavaScript, the tax included. */
function exactTotal({ amountRial }: PriceTier, quantity: number): number | undefined {
  const total = Math.round(amountRial * quantity);
  return isRial(inBasis(total, false, 'gross')) ? total : undefined;
}

/**
 * Whole rial for `quantity` sale units, which may have decimals (kg, m); undefined without a tier.
 * @throws RangeError if the total exceeds the exact whole numbers of JavaScript
 */
export function totalFor(tiers: readonly PriceTier[], quantity: number): number | undefined {
  const tier = priceFor(tiers, quantity);
  if (tier === undefined) return undefined;
  const total = exactTotal(tier, quantity);
  if (total === undefined) throw new RangeError('Total exceeds the exact whole numbers');
  return total;
}

/** Of one order; a larger quantity is a mistake of typing. */
export const QUANTITY_MAX = 1_000_000_000;

export const isQuantity = (value: unknown): value is number =>
  typeof value === 'number' && value > 0 && value <= QUANTITY_MAX;

/** What a quantity of sale units costs at one supplier. */
export type OrderPrice =
  | { kind: 'onRequest' }
  /** Below the minimum order, in sale units. */
  | { kind: 'tooFew'; minimum: number }
  /** `totalRial` is undefined beyond JavaScript's exact whole numbers. */
  | { kind: 'priced'; unitRial: number; totalRial: number | undefined };

export type OrderedOffer = {
  priceType: string;
  prices: readonly PriceTier[];
  moq: number | null;
  vatIncluded: boolean;
};

/** The price of `quantity` sale units, from the offer's tiers and its minimum order. */
export function orderPrice({ priceType, prices, moq }: OrderedOffer, quantity: number): OrderPrice {
  if (priceType === 'onRequest' || prices.length === 0) return { kind: 'onRequest' };
  const minimum = Math.max(moq ?? 0, Math.min(...prices.map(({ minQty }) => minQty)));
  const tier = quantity < minimum ? undefined : priceFor(prices, quantity);
  if (!tier) return { kind: 'tooFew', minimum };
  return { kind: 'priced', unitRial: tier.amountRial, totalRial: exactTotal(tier, quantity) };
}

/** The price of one sale unit for a quantity without tax, whatever it is written in; of the first tier if none is told. */
export function comparedRial(offer: OrderedOffer, quantity: number | null): number | undefined {
  const price = quantity === null ? firstPrice(offer) : orderPrice(offer, quantity);
  return price?.kind === 'priced' ? inBasis(price.unitRial, offer.vatIncluded, 'net') : undefined;
}

const firstPrice = ({ priceType, prices: [first] }: OrderedOffer) =>
  priceType !== 'onRequest' && first ? { kind: 'priced' as const, unitRial: first.amountRial } : undefined;

/** Cheapest for the quantity first, taxes apart, then those that sell more only, then prices on request; otherwise as given. */
export function rankByOrder<Offer extends OrderedOffer>(offers: readonly Offer[], quantity: number | null): Offer[] {
  return offers
    .map((offer) => {
      const rial = comparedRial(offer, quantity);
      const place = rial !== undefined ? 0 : offer.prices.length > 0 ? 1 : 2;
      return { offer, place, rial: rial ?? 0 };
    })
    .sort((a, b) => a.place - b.place || a.rial - b.rial)
    .map(({ offer }) => offer);
}
