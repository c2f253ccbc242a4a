import { type Currency, formatMoney, RIAL_OF_TOMAN, sayMoney } from '../../../../../core/money/money.ts';

/**
 * The end of a price range: a whole number of the currency in which prices are read, and the same in the other one, as it
 * is said. The tax basis may leave a fraction, which is no price.
 * @param end in `currency`
 */
export function priceEnd(end: number, currency: Currency): { text: string; said: string } {
  const whole = Math.round(end);
  const rial = currency === 'toman' ? whole * RIAL_OF_TOMAN : whole;
  const text = formatMoney(rial, currency);
  if (currency === 'toman') return { text, said: sayMoney(rial, 'rial') ?? formatMoney(rial, 'rial') };
  const toman = Math.round(rial / RIAL_OF_TOMAN);
  const sign = toman * RIAL_OF_TOMAN === rial ? '' : '≈ ';
  return { text, said: sayMoney(rial, 'toman') ?? `${sign}${formatMoney(toman * RIAL_OF_TOMAN, 'toman')}` };
}
