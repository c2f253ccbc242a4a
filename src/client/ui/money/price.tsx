import type { PriceTier, ProductRow } from '../../../contract/catalog/product.ts';
import { texts } from '../../texts/app-texts.ts';
import { Money } from './money.tsx';

type Priced = Pick<ProductRow, 'vatIncluded'> & {
  priceType: string;
  prices: readonly PriceTier[];
  saleUnit: { nameFa: string };
};

/**
 * The price of one sale unit in a list: that of the first tier, which a small order pays and which lists sort by. Use
 * it only where the time of the read and what prices include are shown.
 */
export function Price({ of, withUnit = false }: { of: Priced; withUnit?: boolean }) {
  const first = of.prices[0];
  if (of.priceType === 'onRequest' || !first) return <>{texts.product.onRequest}</>;
  const put = (rial: string) => (withUnit ? texts.product.perUnit(rial, of.saleUnit.nameFa) : rial);
  return <Money rial={first.amountRial} vatIncluded={of.vatIncluded} put={put} />;
}
