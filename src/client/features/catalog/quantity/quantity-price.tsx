import { useAtomValue } from 'jotai';
import { type OrderedOffer, orderPrice } from '../../../../core/money/order-price.ts';
import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { Money, useMoneyText } from '../../../ui/money/money.tsx';
import { orderQuantityAtom } from './order-quantity.ts';
import { quantityTexts } from './quantity-texts.ts';

type QuantityPriceProps = { offer: OrderedOffer & { saleUnit: { nameFa: string } }; className?: string | undefined };

/** What the wanted quantity costs; nothing if it is not told, or the price is on request. */
export function QuantityPrice({ offer, className }: QuantityPriceProps) {
  const quantity = useAtomValue(orderQuantityAtom);
  const money = useMoneyText();
  if (quantity === null) return null;
  const price = orderPrice(offer, quantity);
  const unit = offer.saleUnit.nameFa;
  if (price.kind === 'onRequest') return null;
  if (price.kind === 'tooFew') {
    return <p className={className}>{quantityTexts.tooFew(formatNumber(price.minimum), unit)}</p>;
  }
  const { unitRial, totalRial } = price;
  if (totalRial === undefined) return <p className={className}>{quantityTexts.tooMuch}</p>;
  const each = money(unitRial, offer.vatIncluded);
  return (
    <p className={className}>
      <Money
        rial={totalRial}
        vatIncluded={offer.vatIncluded}
        put={(total) => quantityTexts.total(formatNumber(quantity), unit, total, each)}
      />
    </p>
  );
}
