import type { Product, ProductCard, ProductOffer } from '../../../../contract/catalog/product.ts';
import type { PropertyValue } from '../../../../contract/catalog/property.ts';
import { formatRial } from '../../../../core/money/money.ts';
import { inBasis } from '../../../../core/money/vat.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { Below } from '../../../router/below.tsx';
import { texts } from '../../../texts/app-texts.ts';
import { anyRootTexts, type RootTexts, rootTexts } from '../../../texts/root-texts.ts';
import { DrawingImage } from '../../../ui/image/drawing-image.tsx';
import { ObjectControls } from '../../../ui/object-controls.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { formatMeasure, wordsOf } from '../../../ui/property-value.tsx';
import { RootContext } from '../../../ui/root-context.ts';
import { Breadcrumb } from '../category/breadcrumb.tsx';
import { productPageTexts } from '../product-page-texts.ts';
import { ProductProperties } from '../property/product-properties.tsx';
import { headTexts } from './head-texts.ts';
import { ProductDocument } from './product-document.tsx';
import { ProductName, ProductNumbers } from './product-identity.tsx';
import { ProductKeys } from './product-keys.tsx';
import { ProductOffers } from './product-offers.tsx';
import { ProductPrice } from './product-price.tsx';
import { ProductRelated } from './product-related.tsx';
import { ProductSupplier } from './product-supplier.tsx';
import classes from './product-view.module.css';
import type { TimedRead } from './timed-read.ts';

type ProductViewProps = {
  product: Product;
  time: Omit<TimedRead<Product>, 'data'>;
  offers: TimedRead<ProductOffer[]>;
  related: TimedRead<ProductCard[]>;
};

export function ProductView({ product, time, offers, related }: ProductViewProps) {
  const categoryType = product.breadcrumb[0]?.categoryType;
  const hasSizes = Object.keys(product.drawing?.dims ?? {}).length > 0;
  const description = descriptionOf(product, categoryType ? rootTexts[categoryType] : anyRootTexts);
  const { id, updatedAt: version } = product;
  return (
    <RootContext value={categoryType}>
      <article>
        <PageHead
          title={headTexts.product(product.title, product.supplier.name)}
          description={description}
          canonicalPath={`/products/${id}/${product.slug}`}
          kind="product"
          shared={{ kind: 'product', id, version, description: pricedText(product) + description }}
        />
        <Breadcrumb items={product.breadcrumb} current={product.title} />
        <div className={classes.page}>
          <div className={classes.name}>
            <div className={classes.keep}>
              <ObjectControls objectType="product" objectId={product.id} object={product} />
            </div>
            <ProductName product={product} />
          </div>
          <div className={classes.buy}>
            <ProductPrice product={product} time={time} />
            <ProductSupplier productId={product.id} supplier={product.supplierCard} phones={product.phones} />
          </div>
          <div className={classes.numbers}>
            <ProductNumbers product={product} />
          </div>
          <figure className={classes.figure}>
            <DrawingImage imageUrl={product.imageUrl} glyph={product.glyph} alt={product.title} isFirst />
            {hasSizes && <figcaption>{productPageTexts.drawing}</figcaption>}
          </figure>
          <ProductKeys values={product.keyProperties} />
          <div className={classes.facts}>
            <Below isOnPhone>
              <ProductProperties properties={product.properties.filter((one) => !isSaidByTerms(one, product))} />
              {product.description && <p className={classes.description}>{product.description}</p>}
              {product.document && <ProductDocument document={product.document} />}
            </Below>
          </div>
        </div>
        <Below>
          {offers.data && offers.data.length > 1 && <ProductOffers offers={offers} product={product} />}
          {related.data && related.data.length > 0 && <ProductRelated related={related} />}
        </Below>
      </article>
    </RootContext>
  );
}

/** The lead time stands among the terms, in words. */
const isSaidByTerms = ({ name }: PropertyValue, { leadTimeDays }: Product): boolean =>
  leadTimeDays !== null && name === productPageTexts.leadTime;

function pricedText({ priceType, prices: [first], saleUnit, updatedAt, vatIncluded }: Product): string {
  if (priceType === 'onRequest' || !first) return '';
  const rial = formatRial(inBasis(first.amountRial, vatIncluded, 'net'));
  return headTexts.priced(texts.product.perUnit(rial, saleUnit.nameFa), formatJalali(updatedAt));
}

const DESCRIBED_MAX = 4;

function descriptionOf({ title, keyProperties, supplier }: Product, words: RootTexts): string {
  const told = keyProperties.slice(0, DESCRIBED_MAX).map((value) => {
    const number = formatMeasure(value);
    return number === undefined
      ? `${value.name} ${wordsOf(value)}`
      : `${value.name} ${number} ${value.unit?.symbol ?? ''}`.trim();
  });
  return words.description(title, told.join('، '), supplier.name);
}
