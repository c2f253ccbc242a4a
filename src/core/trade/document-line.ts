import { exactQuantity } from './quantity.ts';

const WHOLE_PERMILLE = 1_000n;

export interface PricedLine {
  /** Of `parseQuantity`, in the unit of the price. */
  qty: string;
  unitPriceRial: number;
  /** How many units the price is for; of `parseQuantity`. @default '1' */
  per?: string;
  vatPermille: number;
  /** Whether the price has the tax in it. @default false */
  vatIncluded?: boolean;
}

/** Amounts of one line of a document, in whole rial. */
export interface LineAmounts {
  netRial: number;
  vatRial: number;
}

export interface DocumentTotals extends LineAmounts {
  payableRial: number;
}

/**
 * Truncates to whole rial, once for each amount, as the tax office computes a line of an invoice. Undefined where an amount
 * leaves the exact whole numbers of JavaScript.
 */
export function lineAmounts({
  qty,
  unitPriceRial,
  per = '1',
  vatPermille,
  vatIncluded = false,
}: PricedLine): LineAmounts | undefined {
  const permille = BigInt(vatPermille);
  const asked = (exactQuantity(qty).units * BigInt(unitPriceRial)) / exactQuantity(per).units;
  const net = vatIncluded ? (asked * WHOLE_PERMILLE) / (WHOLE_PERMILLE + permille) : asked;
  const vat = vatIncluded ? asked - net : (net * permille) / WHOLE_PERMILLE;
  return net + vat <= BigInt(Number.MAX_SAFE_INTEGER) ? { netRial: Number(net), vatRial: Number(vat) } : undefined;
}

/** Sums of lines; undefined where they leave the exact whole numbers. */
export function documentTotals(lines: readonly LineAmounts[]): DocumentTotals | undefined {
  const netRial = lines.reduce((sum, line) => sum + line.netRial, 0);
  const vatRial = lines.reduce((sum, line) => sum + line.vatRial, 0);
  const payableRial = netRial + vatRial;
  return Number.isSafeInteger(payableRial) ? { netRial, vatRial, payableRial } : undefined;
}
