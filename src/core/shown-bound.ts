import { type Currency, inCurrency } from './money.ts';
import { VAT_PERCENT, type VatBasis } from './vat.ts';

/** How a user reads and types prices. */
export interface PriceView {
  basis: VatBasis;
  currency: Currency;
}

export const GROSS_OF_NET = 1 + VAT_PERCENT / 100;

/** The bound of a price filter, which is in rial without tax, as the user types prices. */
export const shownBound = (bound: number, { basis, currency }: PriceView): number =>
  inCurrency(Math.round(bound * (basis === 'net' ? 1 : GROSS_OF_NET)), currency);
