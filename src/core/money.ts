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

/** Rounds a price to at most three leading digits, as people quote prices. */
export function roundPrice(rial: number): number {
  const digits = Math.floor(Math.log10(rial));
  const step = Math.max(100, 5 * 10 ** Math.max(2, digits - 2));
  return Math.max(step, Math.round(rial / step) * step);
}
