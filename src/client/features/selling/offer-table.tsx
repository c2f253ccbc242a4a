import type { OwnOffer } from '../../../contract/catalog/own-offer.ts';
import { formatJalali } from '../../../core/time/dates.ts';
import classes from '../../parts/account/cards.module.css';
import { sellingTexts } from '../../parts/selling/selling-texts.ts';
import { texts } from '../../texts/app-texts.ts';
import { Button } from '../../ui/kit/button.tsx';
import { Table } from '../../ui/kit/table.tsx';
import { Price } from '../../ui/money/price.tsx';
import { Name } from '../../ui/name.tsx';
import { useIsPriceOver } from './is-price-over.ts';
import tableClasses from './offer-table.module.css';

const { offers: words } = sellingTexts;
const { columns } = words;

type OfferTableProps = {
  /** What the offers are of. */
  caption: string;
  offers: readonly OwnOffer[];
  onEdit: (id: string) => void;
};

/** Offers with their terms side by side, at a desk. */
export const OfferTable = ({ caption, offers, onEdit }: OfferTableProps) => (
  <Table
    caption={caption}
    isWide
    columns={[
      ...Object.entries(columns).map(([key, name]) => ({ key, name })),
      { key: 'edit', name: <span className="visually-hidden">{words.edit}</span> },
    ]}
  >
    <tbody>
      {offers.map((offer) => (
        <OfferRow key={offer.id} offer={offer} onEdit={() => onEdit(offer.id)} />
      ))}
    </tbody>
  </Table>
);

function OfferRow({ offer, onEdit }: { offer: OwnOffer; onEdit: () => void }) {
  const isOver = useIsPriceOver(offer);
  const { title, partNumber, sku, status, stockState, leadTimeDays, moq, saleUnit, prices, priceValidUntil } = offer;
  const day = priceValidUntil && formatJalali(priceValidUntil, 'short');
  return (
    <tr>
      <th scope="row" className={tableClasses.title}>
        <Name text={title} />{' '}
        {status !== 'shown' && (
          <span className={classes.mark} data-status={status}>
            {words.statuses[status]}
          </span>
        )}
        <span className={tableClasses.codes}>
          <bdi dir="ltr">{[partNumber, sku].filter((code) => code !== null).join(' · ')}</bdi>
        </span>
      </th>
      <td className={tableClasses.price}>
        <Price of={offer} withUnit />
        {prices.length > 1 && <span className={tableClasses.codes}>{words.tiers(prices.length)}</span>}
      </td>
      <td>{texts.product.stock[stockState]}</td>
      <td>{leadTimeDays !== null && texts.product.days(leadTimeDays)}</td>
      <td>{moq !== null && words.amount(moq, saleUnit.nameFa)}</td>
      <td className={isOver ? tableClasses.over : undefined}>{day && (isOver ? words.over(day) : day)}</td>
      <td>
        <Button size="compact" aria-haspopup="dialog" aria-label={words.editNamed(title)} onClick={onEdit}>
          {words.edit}
        </Button>
      </td>
    </tr>
  );
}
