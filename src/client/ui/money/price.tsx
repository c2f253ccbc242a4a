import type { PriceTier, ProductRow } from '../../../contract/catalog/product.ts';
import { texts } from '../../texts/app-texts.ts';
import { Money } from './money.tsx';

/** The price of a part is that of its cheapest offer. */
type Priced = Pick<ProductRow, 'vatIncluded'> &
  Partial<Pick<ProductRow, 'part'>> & { priceType: string; prices: readonly PriceTier[]; saleUnit: { nameFa: string } };

/**
 * The price of one sale unit in a list: that of the first tier, which a small order pays and which lists sort by. Use
 * it only where the time of the read and what prices include are shown.
 */
export function Price({ of, withUnit = false }: { of: Priced; withUnit?: boolean }) {
  const first = of.prices[0];
  if (of.priceType === 'onRequest' || !first) return <>{texts.product.onRequest}</>;
  const put = (rial: string) => {
    const amount = of.part ? texts.product.from(rial) : rial;
    return withUnit ? texts.product.perUnit(amount, of.saleUnit.nameFa) : amount;
  };
  return <Money rial={first.amountRial} vatIncluded={of.vatIncluded} put={put} />;
}
