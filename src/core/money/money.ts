import { formatNumber } from '../numbers/numerals.ts';

/** An amount of money: a whole number of rial, exact in JavaScript. */
export function isRial(amount: unknown): amount is number {
  return Number.isSafeInteger(amount);
}

/** What amounts are written in; ten rial are a toman. */
export type Currency = 'rial' | 'toman';

export const RIAL_OF_TOMAN = 10;

/** How many of the currency an amount is; a toman has one decimal. */
export const inCurrency = (amountRial: number, currency: Currency): number =>
  currency === 'toman' ? amountRial / RIAL_OF_TOMAN : amountRial;

/** The amount of `number` of the currency, in whole rial. */
export const toRial = (number: number, currency: Currency): number =>
  Math.round(currency === 'toman' ? number * RIAL_OF_TOMAN : number);

/**
 * «۱۲٬۵۰۰٬۰۰۰ ریال»; always rial, never toman.
 * @throws RangeError if the amount is not a whole, exact number
 */
export function formatRial(amountRial: number): string {
  if (!isRial(amountRial)) throw new RangeError(`Not a whole number of rial: ${amountRial}`);
  return `${formatNumber(amountRial)} ریال`;
}

/** «۱۲٬۵۰۰٬۰۰۰ ریال» or «۱٬۲۵۰٬۰۰۰ تومان», exact in both. */
export const formatMoney = (amountRial: number, currency: Currency): string =>
  currency === 'toman' ? `${formatNumber(inCurrency(amountRial, currency))} تومان` : formatRial(amountRial);

/** A million toman: from here on people say millions and do not read the digits. */
const LONG_RIAL = 10_000_000;
const MILLION = 1_000_000;
const BILLION = 1_000_000_000;
const SAID_DIGITS = 4;

/**
 * A long amount as it is said: «۱۶ میلیون تومان». Undefined for an amount that is short to read. «≈» marks an amount that has
 * more digits than are said.
 */
export function sayMoney(amountRial: number, currency: Currency): string | undefined {
  if (amountRial < LONG_RIAL) return undefined;
  const rialOfUnit = currency === 'toman' ? RIAL_OF_TOMAN : 1;
  const isBillion = amountRial >= BILLION * rialOfUnit;
  const exact = amountRial / ((isBillion ? BILLION : MILLION) * rialOfUnit);
  const said = Number(exact.toPrecision(SAID_DIGITS));
  const sign = said === exact ? '' : '≈ ';
  return `${sign}${formatNumber(said)} ${isBillion ? 'میلیارد' : 'میلیون'} ${currency === 'toman' ? 'تومان' : 'ریال'}`;
}

/** Rounds a price to at most three leading digits, as people quote prices. */
export function roundPrice(rial: number): number {
  const digits = Math.floor(Math.log10(rial));
  const step = Math.max(100, 5 * 10 ** Math.max(2, digits - 2));
  return Math.max(step, Math.round(rial / step) * step);
}
