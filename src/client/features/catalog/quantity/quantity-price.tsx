import { useAtomValue } from 'jotai';
import { formatRial } from '../../../../core/money.ts';
import { formatNumber } from '../../../../core/numerals.ts';
import { type OrderedOffer, orderPrice } from '../../../../core/order-price.ts';
import { quantityTexts } from '../../../texts/quantity.ts';
import { orderQuantityAtom } from './order-quantity.ts';

type QuantityPriceProps = { offer: OrderedOffer & { saleUnit: { nameFa: string } }; className?: string | undefined };

/** What the wanted quantity costs; nothing if it is not told, or the price is on request. */
export function QuantityPrice({ offer, className }: QuantityPriceProps) {
  const quantity = useAtomValue(orderQuantityAtom);
  if (quantity === null) return null;
  const price = orderPrice(offer, quantity);
  const unit = offer.saleUnit.nameFa;
  if (price.kind === 'onRequest') return null;
  if (price.kind === 'tooFew') {
    return <p className={className}>{quantityTexts.tooFew(formatNumber(price.minimum), unit)}</p>;
  }
  const { unitRial, totalRial } = price;
  return (
    <p className={className}>
      {totalRial === undefined
        ? quantityTexts.tooMuch
        : quantityTexts.total(formatNumber(quantity), unit, formatRial(totalRial), formatRial(unitRial))}
    </p>
  );
}
