import { useQuery } from '@tanstack/react-query';
import type { ProductOffer } from '../../../../../contract/catalog/product.ts';
import { orderPrice, rankByOrder } from '../../../../../core/money/order-price.ts';
import { formatNumber } from '../../../../../core/numbers/numerals.ts';
import type { PartsLine } from '../../../../../core/parts-list/parts-line.ts';
import { ReadGate } from '../../../../data/read-gate.tsx';
import { useReads } from '../../../../data/use-reads.ts';
import { texts } from '../../../../texts/app-texts.ts';
import { Button } from '../../../../ui/kit/button.tsx';
import { Sheet } from '../../../../ui/kit/sheet.tsx';
import { Money, useMoneyText } from '../../../../ui/money/money.tsx';
import { MoneyBasis } from '../../../../ui/money/money-basis.tsx';
import { Name } from '../../../../ui/name.tsx';
import { deviceParts } from '../../parts/device-parts.ts';
import { toLineOffer } from '../../parts/line-offer.ts';
import { partsListTexts as words } from '../../parts/parts-list-texts.ts';
import { Stock } from '../../product/terms/product-stock.tsx';
import classes from './supplier-sheet.module.css';

type SupplierSheetProps = { line: PartsLine; onClose: () => void };

/** Every supplier of a line's part, cheapest for its quantity first. */
export function SupplierSheet({ line, onClose }: SupplierSheetProps) {
  const { catalog } = useReads();
  const { id, quantity, offerId, offer: chosen } = line;
  const offers = useQuery({ ...catalog.offers(offerId ?? ''), enabled: offerId !== null, throwOnError: false });
  const choose = (offer: ProductOffer) => {
    const known = toLineOffer(offer, offers.dataUpdatedAt);
    void deviceParts.change((lines) =>
      lines.map((one) => (one.id === id ? { ...one, offerId: offer.id, offer: known } : one)),
    );
  };
  return (
    <Sheet heading={words.choose} onClose={onClose}>
      {(close) => (
        <div className={classes.body}>
          {chosen && (
            <p className={classes.about}>
              <Name text={chosen.title} /> — {words.forQuantity(formatNumber(quantity), chosen.saleUnit.nameFa)} (
              <MoneyBasis />)
            </p>
          )}
          <ReadGate query={offers} skeleton={<div className={classes.waiting} />}>
            {(all) => (
              <ul className={classes.offers}>
                {rankByOrder(all, quantity).map((offer) => (
                  <li key={offer.id} aria-current={offer.id === offerId ? 'true' : undefined}>
                    <span className={classes.name}>
                      <Name text={offer.supplier.name} />
                      <span className={classes.soft}>
                        {offer.supplier.city} <Stock state={offer.stockState} />
                      </span>
                    </span>
                    <OfferPrice offer={offer} quantity={quantity} />
                    {offer.id === offerId ? (
                      <span className={classes.chosen}>{words.chosen}</span>
                    ) : (
                      <Button
                        size="compact"
                        onClick={() => {
                          choose(offer);
                          close();
                        }}
                      >
                        {words.pick}
                        <span className="visually-hidden"> {offer.supplier.name}</span>
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </ReadGate>
        </div>
      )}
    </Sheet>
  );
}

function OfferPrice({ offer, quantity }: { offer: ProductOffer; quantity: number }) {
  const money = useMoneyText();
  const price = orderPrice(offer, quantity);
  const unit = offer.saleUnit.nameFa;
  if (price.kind === 'onRequest') return <span>{texts.product.onRequest}</span>;
  if (price.kind === 'tooFew') return <span>{words.tooFew(formatNumber(price.minimum), unit)}</span>;
  return (
    <span className={classes.price}>
      {price.totalRial === undefined ? words.tooMuch : <Money rial={price.totalRial} vatIncluded={offer.vatIncluded} />}
      <span className={classes.soft}>{texts.product.perUnit(money(price.unitRial, offer.vatIncluded), unit)}</span>
    </span>
  );
}
