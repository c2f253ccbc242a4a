import { memo } from 'react';
import type { ProductCard } from '../../../contract/catalog/product.ts';
import { DrawingImage } from '../../ui/drawing-image.tsx';
import { Name } from '../../ui/name.tsx';
import { Price } from '../../ui/price.tsx';
import { NamedValue } from '../../ui/property-value.tsx';
import { CompareToggle } from './compare/compare-toggle.tsx';
import classes from './product-grid.module.css';
import { ProductLink } from './product-link.tsx';
import { Stock } from './product-stock.tsx';

const VALUES_MAX = 2;
/** Drawings of the first screen are not put off. */
const EAGER_MAX = 4;

/** Cards with the drawing, two beside each other on a phone. */
export function ProductGrid({ items }: { items: readonly ProductCard[] }) {
  return (
    <ul className={classes.grid}>
      {items.map((product, index) => (
        <ProductGridCard key={product.id} product={product} isFirst={index < EAGER_MAX} />
      ))}
    </ul>
  );
}

const ProductGridCard = memo(function ProductGridCard({
  product,
  isFirst,
}: {
  product: ProductCard;
  isFirst: boolean;
}) {
  return (
    <li className={classes.card}>
      <DrawingImage imageUrl={product.imageUrl} glyph={product.glyph} isFirst={isFirst} />
      <h2 className={classes.title}>
        <ProductLink product={product} className={classes.link}>
          <Name text={product.title} />
        </ProductLink>
      </h2>
      <ul className={classes.values}>
        {product.keyProperties.slice(0, VALUES_MAX).map((value) => (
          <li key={value.propertyId}>
            <NamedValue of={value} />
          </li>
        ))}
      </ul>
      <p className={classes.price}>
        <Price of={product} withUnit />
      </p>
      <p className={classes.stock}>
        <Stock state={product.stockState} />
        <CompareToggle product={product} place="card" />
      </p>
    </li>
  );
});
