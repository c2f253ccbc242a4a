import { Link } from '@tanstack/react-router';
import type { Product, ProductOffer } from '../../../../contract/catalog/product.ts';
import { comparedRial, rankByOrder } from '../../../../core/money/order-price.ts';
import { texts } from '../../../texts/app-texts.ts';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { Table } from '../../../ui/kit/table.tsx';
import { Price } from '../../../ui/money/price.tsx';
import { Name } from '../../../ui/name.tsx';
import { useRootTexts } from '../../../ui/root-context.ts';
import { allOffersText } from '../all-offers-texts.ts';
import { productPageTexts } from '../product-page-texts.ts';
import { PaperPhones } from './call/paper-phones.tsx';
import { ProductLink } from './product-link.tsx';
import classes from './product-offers.module.css';
import { Stock } from './terms/product-stock.tsx';
import type { TimedRead } from './timed-read.ts';
import { TimedSection } from './timed-section.tsx';

/** The same product from every supplier that has it, cheapest first without tax. */
export function ProductOffers({ offers, product }: { offers: TimedRead<ProductOffer[]>; product: Product }) {
  const { id: currentId, baseProductId, baseProductSlug } = product;
  const words = useRootTexts();
  const all = offers.data ?? [];
  const amounts = all.flatMap((offer) => comparedRial(offer, null) ?? []);
  const cheapest = Math.min(...amounts);
  const isDistinct = amounts.some((amount) => amount > cheapest);
  return (
    <TimedSection id="offers" heading={words.offers(all.length)} read={offers}>
      <Table
        caption={words.offers(all.length)}
        className={classes.table}
        columns={[
          { name: words.seller },
          { name: texts.product.columns.price },
          { name: productPageTexts.moq },
          ...(words.isStocked ? [{ name: texts.product.columns.stock }] : []),
          { name: productPageTexts.leadTime },
        ]}
      >
        <tbody>
          {rankByOrder(all, null).map((offer) => (
            <tr key={offer.id} aria-current={offer.id === currentId ? 'true' : undefined}>
              <th scope="row">
                {offer.id === currentId ? (
                  <span className={classes.here}>
                    <Name text={offer.supplier.name} />{' '}
                    <span className={classes.mark}>{productPageTexts.thisOffer}</span>
                  </span>
                ) : (
                  <ProductLink product={offer} className={classes.link}>
                    <Name text={offer.supplier.name} />
                  </ProductLink>
                )}
                <span className={classes.city}>{offer.supplier.city}</span>
                <PaperPhones phones={offer.phones} />
              </th>
              <td className={classes.price}>
                <Price of={offer} withUnit />
                {isDistinct && comparedRial(offer, null) === cheapest && (
                  <span className={classes.best}>{productPageTexts.cheapest}</span>
                )}
              </td>
              <td className={classes.moq}>
                {offer.moq === null ? texts.product.none : texts.product.quantity(offer.moq, offer.saleUnit.nameFa)}
              </td>
              {words.isStocked && (
                <td className={classes.stock}>
                  <Stock state={offer.stockState} />
                </td>
              )}
              <td className={classes.lead}>
                {offer.leadTimeDays === null ? texts.product.none : texts.product.days(offer.leadTimeDays)}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {baseProductId && (
        <Link
          to="/products/base-product/$baseProductId/$"
          params={{ baseProductId, _splat: baseProductSlug ?? undefined }}
          className={buttonClass('secondary', 'regular', classes.all)}
        >
          {allOffersText(all.length)}
        </Link>
      )}
    </TimedSection>
  );
}
