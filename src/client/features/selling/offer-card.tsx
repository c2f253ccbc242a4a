import type { OwnOffer } from '../../../contract/catalog/own-offer.ts';
import { formatJalali } from '../../../core/time/dates.ts';
import classes from '../../parts/account/cards.module.css';
import { sellingTexts } from '../../parts/selling/selling-texts.ts';
import { texts } from '../../texts/app-texts.ts';
import { Button } from '../../ui/kit/button.tsx';
import { Price } from '../../ui/money/price.tsx';
import { Name } from '../../ui/name.tsx';
import { useIsPriceOver } from './is-price-over.ts';

const { offers: words } = sellingTexts;

/** One offer with its terms. */
export function OfferCard({ offer, onEdit }: { offer: OwnOffer; onEdit: () => void }) {
  const isOver = useIsPriceOver(offer);
  const { title, partNumber, sku, status, stockState, leadTimeDays, moq, saleUnit, prices, priceValidUntil } = offer;
  const day = priceValidUntil && formatJalali(priceValidUntil, 'short');
  const codes = [partNumber, sku].filter((code) => code !== null).join(' · ');
  const facts = [
    words.stock(texts.product.stock[stockState]),
    leadTimeDays !== null && words.lead(texts.product.days(leadTimeDays)),
    moq !== null && words.moq(moq, saleUnit.nameFa),
    prices.length > 1 && words.tiers(prices.length),
    day && !isOver && words.until(day),
  ];
  return (
    <li className={classes.card}>
      <h3>
        <Name text={title} />{' '}
        {status !== 'shown' && (
          <span className={classes.mark} data-status={status}>
            {words.statuses[status]}
          </span>
        )}
      </h3>
      {codes && (
        <p className={classes.facts}>
          <bdi dir="ltr">{codes}</bdi>
        </p>
      )}
      <p>
        <Price of={offer} withUnit />
      </p>
      <p className={classes.facts}>{facts.filter(Boolean).join(' · ')}</p>
      {day && isOver && <p className={classes.reason}>{words.over(day)}</p>}
      <div className={classes.ways}>
        <Button size="compact" aria-haspopup="dialog" aria-label={words.editNamed(title)} onClick={onEdit}>
          {words.edit}
        </Button>
      </div>
    </li>
  );
}
