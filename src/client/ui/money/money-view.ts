import type { Currency } from '../../../core/money/money.ts';
import type { VatBasis } from '../../../core/money/vat.ts';
import { deviceValue } from '../device/device-value.ts';
import { useStore } from '../store.ts';

/** How every page shows prices. They are stored in rial, with or without tax as the supplier writes them. */
export interface MoneyView {
  basis: VatBasis;
  /** What comes first; the other stands beside long amounts. */
  currency: Currency;
}

const INITIAL: MoneyView = { basis: 'net', currency: 'rial' };

export const moneyView = deviceValue<MoneyView>('rasteh-money', (stored) => {
  const { basis, currency } = (stored ?? INITIAL) as Partial<Record<keyof MoneyView, unknown>>;
  if (basis !== 'gross' && currency !== 'toman') return INITIAL;
  return { basis: basis === 'gross' ? 'gross' : 'net', currency: currency === 'toman' ? 'toman' : 'rial' };
});

/** The view chosen on this device; the initial one on the server and during hydration. */
export const useMoneyView = (): MoneyView => useStore(moneyView, INITIAL);
