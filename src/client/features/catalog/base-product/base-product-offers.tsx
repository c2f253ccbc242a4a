import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { ProductOffer } from '../../../../contract/catalog/product.ts';
import { comparedRial, rankByOrder } from '../../../../core/money/order-price.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { texts } from '../../../texts/app-texts.ts';
import type { RootTexts } from '../../../texts/root-texts.ts';
import { Icon } from '../../../ui/image/icon.tsx';
import { Table } from '../../../ui/kit/table.tsx';
import { useNow } from '../../../ui/minute-clock.ts';
import { useMoneyText } from '../../../ui/money/money.tsx';
import { Price } from '../../../ui/money/price.tsx';
import { Name } from '../../../ui/name.tsx';
import { useRootTexts } from '../../../ui/root-context.ts';
import { AddToParts } from '../parts/add-to-parts.tsx';
import { CallLink } from '../product/call/call-link.tsx';
import { PaperPhones } from '../product/call/paper-phones.tsx';
import { ProductLink } from '../product/product-link.tsx';
import { Stock } from '../product/terms/product-stock.tsx';
import { productPageTexts } from '../product-page-texts.ts';
import { orderQuantityAtom } from '../quantity/order-quantity.ts';
import { QuantityField } from '../quantity/quantity-field.tsx';
import { QuantityPrice } from '../quantity/quantity-price.tsx';
import classes from './base-product-offers.module.css';
import { baseProductTexts as words } from './base-product-texts.ts';
import { bestOffers } from './best-offers.ts';

/** What a buyer asks first stands first. */
const columnsOf = ({ seller, isStocked }: RootTexts) =>
  [
    seller,
    words.price,
    ...(isStocked ? [texts.product.columns.stock] : []),
    productPageTexts.leadTime,
    productPageTexts.moq,
    words.tiers,
    productPageTexts.warranty,
    productPageTexts.origin,
    words.validity,
  ].map((name) => ({ name }));

type BaseProductOffersProps = {
  offers: readonly ProductOffer[];
  /** Time of their read. */
  at: number;
};

/** Every supplier's terms beside each other; on a phone one offer below the other, with what it says. */
export function BaseProductOffers({ offers, at }: BaseProductOffersProps) {
  const quantity = useAtomValue(orderQuantityAtom);
  const { cheapestRial, fastestDays } = bestOffers(offers, quantity);
  const root = useRootTexts();
  const unit = commonUnit(offers);
  return (
    <>
      {unit !== undefined && <QuantityField unit={unit} />}
      <Table caption={root.offersLabel} className={classes.table} columns={columnsOf(root)} isWide>
        <tbody>
          {rankByOrder(offers, quantity).map((offer) => (
            <OfferRow
              key={offer.id}
              offer={offer}
              at={at}
              isCheapest={cheapestRial !== undefined && comparedRial(offer, quantity) === cheapestRial}
              isFastest={offer.leadTimeDays === fastestDays && fastestDays !== undefined}
            />
          ))}
        </tbody>
      </Table>
    </>
  );
}

/** A quantity means the same for all of them. */
function commonUnit(offers: readonly ProductOffer[]): string | undefined {
  const [unit, ...others] = new Set(offers.map(({ saleUnit }) => saleUnit.nameFa));
  return others.length === 0 && offers.some(({ prices }) => prices.length > 0) ? unit : undefined;
}

type OfferRowProps = { offer: ProductOffer; at: number; isCheapest: boolean; isFastest: boolean };

function OfferRow({ offer, at, isCheapest, isFastest }: OfferRowProps) {
  const { supplier, saleUnit, prices } = offer;
  const { isStocked } = useRootTexts();
  const isPriced = offer.priceType !== 'onRequest' && prices.length > 0;
  return (
    <tr>
      <th scope="row">
        <Link
          to="/supplier/$supplierId/$"
          params={{ supplierId: supplier.id, _splat: supplier.slug }}
          className={classes.supplier}
        >
          <Name text={supplier.name} />
        </Link>
        {supplier.city && <span className={classes.soft}>{supplier.city}</span>}
        <PaperPhones phones={offer.phones} />
        <CallLink call={{ offer, at }} className={classes.offer}>
          {words.call}
          <span className="visually-hidden"> {supplier.name}</span>
        </CallLink>
      </th>
      <td className={classes.cost}>
        <span className={classes.price}>
          <Price of={offer} withUnit />
          <AddToParts offer={offer} at={at} look="icon">
            <Icon name="parts" size={20} />
          </AddToParts>
        </span>
        <QuantityPrice offer={offer} className={classes.order} />
        {isCheapest && <span className={classes.best}>{words.cheapest}</span>}
        <ProductLink product={offer} className={classes.offer}>
          {words.toOffer}
          <span className="visually-hidden"> {supplier.name}</span>
        </ProductLink>
      </td>
      {isStocked && (
        <td>
          <Stock state={offer.stockState} />
        </td>
      )}
      <td>
        {offer.leadTimeDays === null ? texts.product.none : texts.product.days(offer.leadTimeDays)}
        {isFastest && <span className={classes.best}>{words.fastest}</span>}
      </td>
      <Term name={productPageTexts.moq}>
        {offer.moq !== null && texts.product.quantity(offer.moq, saleUnit.nameFa)}
      </Term>
      <Term name={words.tiers}>{prices.length > 1 && <Tiers offer={offer} />}</Term>
      <Term name={productPageTexts.warranty}>{offer.warranty && <Name text={offer.warranty} />}</Term>
      <Term name={productPageTexts.origin}>{offer.origin && <Name text={offer.origin} />}</Term>
      <Term name={words.validity}>
        {isPriced && offer.priceValidUntil && <Validity until={offer.priceValidUntil} />}
      </Term>
    </tr>
  );
}

/** A cell that names itself on a phone; there it is left out where there is nothing to say. */
const Term = ({ name, children }: { name: string; children: ReactNode }) => (
  <td data-label={name} className={children ? classes.term : classes.nothing}>
    {children || texts.product.none}
  </td>
);

function Tiers({ offer: { prices, saleUnit, vatIncluded } }: { offer: ProductOffer }) {
  const money = useMoneyText();
  return (
    <ul className={classes.tiers}>
      {prices.map(({ minQty, amountRial }) => (
        <li key={minQty}>
          <span>{productPageTexts.tierFrom(minQty, saleUnit.nameFa)}:</span> {money(amountRial, vatIncluded)}
        </li>
      ))}
    </ul>
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** `until` is inclusive. Only the device checks whether it is over, because server pages are cached. */
function Validity({ until }: { until: string }) {
  const now = useNow();
  const isOver = now !== undefined && now > Date.parse(until) + DAY_MS;
  return (
    <>
      {formatJalali(until)}
      {isOver && <span className={classes.over}>{words.over}</span>}
    </>
  );
}
