import { formatNumber } from './numerals.ts';

/** An amount of money: a whole number of rial, exact in JavaScript. */
export function isRial(amount: unknown): amount is number {
  return Number.isSafeInteger(amount);
}

/**
 * «۱۲٬۵۰۰٬۰۰۰ ریال»; always rial, never toman.
 * @throws RangeError if the amount is not a whole, exact number
 */
export function formatRial(amountRial: number): string {
  if (!isRial(amountRial)) throw new RangeError(`Not a whole number of rial: ${amountRial}`);
  return `${formatNumber(amountRial)} ریال`;
}

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

/** Whole rial for `quantity` sale units of a tier; undefined beyond the exact whole numbers of JavaScript. */
export function exactTotal({ amountRial }: PriceTier, quantity: number): number | undefined {
  const total = Math.round(amountRial * quantity);
  return isRial(total) ? total : undefined;
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

/** Rounds a price to at most three leading digits, as people quote prices. */
export function roundPrice(rial: number): number {
  const digits = Math.floor(Math.log10(rial));
  const step = Math.max(100, 5 * 10 ** Math.max(2, digits - 2));
  return Math.max(step, Math.round(rial / step) * step);
}
