import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ProductOffer, ProductRow } from '../../../../../contract/catalog/product.ts';
import { rankByOrder } from '../../../../../core/money/order-price.ts';
import { ReadGate } from '../../../../data/read-gate.tsx';
import { useReads } from '../../../../data/use-reads.ts';
import { AsOf } from '../../../../offline/saved-reads/saved-copy.tsx';
import { texts } from '../../../../texts/app-texts.ts';
import { HelpButton } from '../../../../ui/help-button.tsx';
import { Icon } from '../../../../ui/image/icon.tsx';
import { buttonClass } from '../../../../ui/kit/button.tsx';
import { Price } from '../../../../ui/money/price.tsx';
import { Name } from '../../../../ui/name.tsx';
import { allOffersText } from '../../all-offers-texts.ts';
import { AddToParts } from '../../parts/add-to-parts.tsx';
import { ProductLink } from '../../product/product-link.tsx';
import { Stock } from '../../product/terms/product-stock.tsx';
import classes from './part-offers.module.css';

export type PartOffersProps = { part: NonNullable<ProductRow['part']> };

/** Every offer of a part below its row, cheapest first, with the time of the read. */
export function PartOffers({ part }: PartOffersProps) {
  const offers = useQuery({ ...useReads().catalog.offers(part.baseProductId), throwOnError: false });
  return (
    <div className={classes.offers}>
      <ReadGate query={offers} skeleton={<div style={{ blockSize: part.offersCount * ROW_PX }} />} hideTime>
        {(all) => (
          <>
            <ul className={classes.list}>
              {rankByOrder(all, null).map((offer) => (
                <li key={offer.id} className={classes.line}>
                  <PartOffer offer={offer} />
                  <AddToParts offer={offer} at={offers.dataUpdatedAt} look="icon">
                    <Icon name="parts" size={20} />
                  </AddToParts>
                </li>
              ))}
            </ul>
            <p className={classes.foot}>
              <AsOf at={offers.dataUpdatedAt} isFetching={offers.isFetching} />
              <Link
                to="/products/base-product/$baseProductId/$"
                params={{ baseProductId: part.baseProductId, _splat: part.slug }}
                className={buttonClass('quiet', 'compact')}
              >
                {allOffersText(all.length)}
              </Link>
              <HelpButton id="product-list.offers" />
            </p>
          </>
        )}
      </ReadGate>
    </div>
  );
}

const ROW_PX = 44;

function PartOffer({ offer }: { offer: ProductOffer }) {
  const { supplier, leadTimeDays } = offer;
  return (
    <ProductLink product={offer} className={classes.offer}>
      <span className={classes.supplier}>
        <Name text={supplier.name} />
        {supplier.city && <span className={classes.city}>{supplier.city}</span>}
      </span>
      <span className={classes.price}>
        <Price of={offer} withUnit />
      </span>
      <Stock state={offer.stockState} />
      {leadTimeDays !== null && <span className={classes.lead}>{texts.product.days(leadTimeDays)}</span>}
    </ProductLink>
  );
}
