import type { ProductCard } from '../../../contract/catalog/product.ts';
import { formatMoney } from '../../../core/money/money.ts';
import { useRootTexts } from '../root-context.ts';
import { moneyTexts } from './money-texts.ts';
import { useMoneyView } from './money-view.ts';

/** The price as the supplier writes it, in either basis of the page: nothing moves when the device's own basis is known. */
export function WrittenPrice({ of: { prices, vatIncluded } }: { of: Pick<ProductCard, 'prices' | 'vatIncluded'> }) {
  const { currency } = useMoneyView();
  const { writtenBy } = useRootTexts();
  const [first] = prices;
  if (!first) return null;
  return <span>{moneyTexts.written(writtenBy, formatMoney(first.amountRial, currency), vatIncluded)}</span>;
}
