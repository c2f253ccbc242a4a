import type { Product } from '../../../../contract/catalog/product.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { AsOf } from '../../../offline/saved-reads/saved-copy.tsx';
import { Table } from '../../../ui/kit/table.tsx';
import { useNow } from '../../../ui/minute-clock.ts';
import { Money } from '../../../ui/money/money.tsx';
import { MoneySwitch } from '../../../ui/money/money-switch.tsx';
import { Price } from '../../../ui/money/price.tsx';
import { WrittenPrice } from '../../../ui/money/written-price.tsx';
import { useRootTexts } from '../../../ui/root-context.ts';
import { productPageTexts } from '../product-page-texts.ts';
import { QuantityField } from '../quantity/quantity-field.tsx';
import { QuantityPrice } from '../quantity/quantity-price.tsx';
import { RowTerms } from './known/row-facts.tsx';
import { ProductActions } from './product-actions.tsx';
import classes from './product-price.module.css';
import terms from './terms/product-terms.module.css';
import { ProductTerms } from './terms/product-terms.tsx';

type ProductPriceProps = { product: Product; time: { dataUpdatedAt: number; isFetching: boolean } };

/** The price, what a buyer asks next, and the other terms and actions. */
export function ProductPrice({ product, time }: ProductPriceProps) {
  const { prices, saleUnit, priceType } = product;
  const { onRequestHint } = useRootTexts();
  const isOnRequest = priceType === 'onRequest' || prices.length === 0;
  return (
    <section className={classes.card} aria-label={productPageTexts.priceHeading}>
      <div className={classes.amount}>
        <p className={classes.price}>
          <Price of={product} />
        </p>
        {!isOnRequest && <p className={classes.per}>{productPageTexts.tierPrice(saleUnit.nameFa)}</p>}
      </div>
      <RowTerms of={product} className={terms.terms} />
      <p className={classes.small}>
        <AsOf at={time.dataUpdatedAt} isFetching={time.isFetching} />
        {isOnRequest && <span>{onRequestHint}</span>}
      </p>
      {!isOnRequest && (
        <div className={classes.small}>
          <MoneySwitch />
          <WrittenPrice of={product} />
        </div>
      )}
      {prices.length > 1 && <Tiers product={product} />}
      {!isOnRequest && (
        <>
          <QuantityField unit={saleUnit.nameFa} />
          <QuantityPrice offer={product} className={classes.order} />
        </>
      )}
      {product.priceValidUntil && <Validity until={product.priceValidUntil} />}
      <ProductTerms product={product} />
      <ProductActions product={product} at={time.dataUpdatedAt} />
    </section>
  );
}

function Tiers({ product: { prices, saleUnit, vatIncluded } }: { product: Product }) {
  return (
    <Table
      caption={productPageTexts.priceHeading}
      className={classes.tiers}
      columns={[{ name: productPageTexts.tierQty }, { name: productPageTexts.tierPrice(saleUnit.nameFa) }]}
    >
      <tbody>
        {prices.map((tier) => (
          <tr key={tier.minQty}>
            <th scope="row">{productPageTexts.tierFrom(tier.minQty, saleUnit.nameFa)}</th>
            <td>
              <Money rial={tier.amountRial} vatIncluded={vatIncluded} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** `until` is inclusive. Only the device checks whether it is over, because server pages are cached. */
function Validity({ until }: { until: string }) {
  const now = useNow();
  const isOver = now !== undefined && now > Date.parse(until) + DAY_MS;
  return (
    <p className={isOver ? classes.over : classes.small}>
      {productPageTexts.validUntil} {formatJalali(until)}
      {isOver && ` — ${productPageTexts.expired}`}
    </p>
  );
}
