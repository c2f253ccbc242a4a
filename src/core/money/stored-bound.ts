import { toRial } from './money.ts';
import { GROSS_OF_NET, type PriceView } from './shown-bound.ts';

const HUNDREDTHS = 100;

/**
 * The bound of a price filter, in rial without tax, for a typed price. Its hundredths only serve `shownBound`, which gives
 * the typed price back while it is typed: an address has the nearest whole rial, as `inBasis` rounds a price.
 */
export function storedBound(typed: number, { basis, currency }: PriceView): number {
  const rial = toRial(typed, currency);
  return basis === 'net' ? rial : Math.round((rial / GROSS_OF_NET) * HUNDREDTHS) / HUNDREDTHS;
}
