import { AsOf } from '../../../../offline/saved-reads/saved-copy.tsx';
import { DrawingImage } from '../../../../ui/image/drawing-image.tsx';
import { MoneySwitch } from '../../../../ui/money/money-switch.tsx';
import { Price } from '../../../../ui/money/price.tsx';
import { WrittenPrice } from '../../../../ui/money/written-price.tsx';
import { PageHead } from '../../../../ui/page-head.tsx';
import { productPageTexts } from '../../product-page-texts.ts';
import { ProductProperties } from '../../property/product-properties.tsx';
import { ProductKeys } from '../product-keys.tsx';
import price from '../product-price.module.css';
import view from '../product-view.module.css';
import terms from '../terms/product-terms.module.css';
import type { KnownCard } from './known-card.ts';
import classes from './product-known.module.css';
import { RowName, RowNumbers, RowTerms } from './row-facts.tsx';

/** A product while its read loads: the data of its list card with their time, and a skeleton for the rest. */
export function ProductKnown({ known: { card, at } }: { known: KnownCard }) {
  const { title, prices, priceType, saleUnit } = card;
  const isPriced = priceType !== 'onRequest' && prices.length > 0;
  return (
    <article className={classes.known}>
      <PageHead title={title} canonicalPath={`/products/${card.id}/${card.slug}`} />
      <div className={classes.path} aria-hidden="true" />
      <div className={view.page}>
        <div className={view.name}>
          <RowName of={card} />
        </div>
        <div className={view.buy}>
          <section className={price.card} aria-label={productPageTexts.priceHeading}>
            <div className={price.amount}>
              <p className={price.price}>
                <Price of={card} />
              </p>
              {isPriced && <p className={price.per}>{productPageTexts.tierPrice(saleUnit.nameFa)}</p>}
            </div>
            <RowTerms of={card} className={terms.terms} />
            <p className={price.small}>
              <AsOf at={at} isFetching />
            </p>
            {isPriced && (
              <div className={price.small}>
                <MoneySwitch />
                <WrittenPrice of={card} />
              </div>
            )}
            <div className={classes.bar} aria-hidden="true" />
          </section>
        </div>
        <div className={view.numbers}>
          <RowNumbers of={card} />
        </div>
        <figure className={view.figure}>
          <DrawingImage imageUrl={card.imageUrl} glyph={card.glyph} alt={title} isFirst />
        </figure>
        <ProductKeys values={card.keyProperties} />
        <div className={view.facts}>
          <ProductProperties properties={card.keyProperties} />
          <div className={classes.rows} aria-hidden="true" />
        </div>
      </div>
    </article>
  );
}
