import { type Currency, inCurrency } from './money.ts';
import { VAT_PERCENT, type VatBasis } from './vat.ts';

/** How a user reads and types prices. */
export interface PriceView {
  basis: VatBasis;
  currency: Currency;
}

export const GROSS_OF_NET = 1 + VAT_PERCENT / 100;

const isRound = (rial: number): boolean => rial % 10 === 0;

/**
 * A whole rial without tax stands for each price that rounds to it; where these are two, the round one was typed. Only
 * a price in single rials may come back one rial off.
 */
function grossOf(bound: number): number {
  const gross = Math.round(bound * GROSS_OF_NET);
  return isRound(gross - 1) && Math.round((gross - 1) / GROSS_OF_NET) === bound ? gross - 1 : gross;
}

/** The bound of a price filter, which is in rial without tax, as the user types prices. */
export const shownBound = (bound: number, { basis, currency }: PriceView): number =>
  inCurrency(basis === 'net' ? Math.round(bound) : grossOf(bound), currency);
