import type { ProductCard } from '../../contract/catalog/product.ts';
import { formatRial } from '../../core/money.ts';
import { texts } from '../texts/texts.ts';

type Priced = Pick<ProductCard, 'priceType' | 'prices' | 'saleUnit'>;

/**
 * The price of one sale unit in a list: that of the first tier, which a small order pays and which lists sort by. Use
 * it only where the time of the read is shown.
 */
export function Price({ of, withUnit = false }: { of: Priced; withUnit?: boolean }) {
  const first = of.prices[0];
  if (of.priceType === 'onRequest' || !first) return <>{texts.product.onRequest}</>;
  const amount = formatRial(first.amountRial);
  return <>{withUnit ? texts.product.perUnit(amount, of.saleUnit.nameFa) : amount}</>;
}
