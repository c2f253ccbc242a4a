import { formatMoney, sayMoney } from '../../../core/money/money.ts';
import { inBasis, type VatBasis } from '../../../core/money/vat.ts';
import classes from './money.module.css';
import { useMoneyView } from './money-view.ts';

type Amount = {
  rial: number;
  /** Whether the amount includes the tax. @default it is in the basis that the page shows */
  vatIncluded?: boolean | undefined;
};

const shownRial = ({ rial, vatIncluded }: Amount, basis: VatBasis): number =>
  vatIncluded === undefined ? rial : inBasis(rial, vatIncluded, basis);

/** Writes amounts in a text, as the device shows money. */
export function useMoneyText(): (rial: number, vatIncluded?: boolean) => string {
  const { basis, currency } = useMoneyView();
  return (rial, vatIncluded) => formatMoney(shownRial({ rial, vatIncluded }, basis), currency);
}

/**
 * An amount in the first currency, and a long one in the other too, as it is said. `put` writes it into a text. It takes the
 * room of either basis: the device's own is known after the server's page is drawn.
 */
export function Money({ put = asIs, ...amount }: Amount & { put?: (amount: string) => string }) {
  const { basis, currency } = useMoneyView();
  const rial = shownRial(amount, basis);
  const inOther = shownRial(amount, basis === 'net' ? 'gross' : 'net');
  const textOf = (one: number) => put(formatMoney(one, currency));
  const said = (one: number) => sayMoney(one, currency === 'toman' ? 'rial' : 'toman');
  return (
    <>
      <span className={classes.held} data-other={textOf(inOther)}>
        {textOf(rial)}
      </span>
      {said(Math.min(rial, inOther)) && (
        <small className={classes.said} data-other={said(inOther)}>
          {` ${said(rial)}`}
        </small>
      )}
    </>
  );
}

const asIs = (amount: string) => amount;
