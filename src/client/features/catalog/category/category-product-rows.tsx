import { Link } from '@tanstack/react-router';
import type { ProductCard } from '../../../../contract/catalog/product.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { Name } from '../../../ui/name.tsx';
import { Price } from '../../../ui/price.tsx';
import classes from './category-product-rows.module.css';

type ProductRowsProps = {
  products: readonly ProductCard[];
  /** For the supplier's own page. @default false */
  hideSupplier?: boolean;
};

/** Compact product rows. The parent shows the time of the prices. */
export function ProductRows({ products, hideSupplier = false }: ProductRowsProps) {
  return (
    <ul className={classes.rows}>
      {products.map((product) => (
        <li key={product.id}>
          <Link
            to="/products/$productId/$"
            params={{ productId: product.id, _splat: product.slug }}
            className={classes.row}
          >
            <span className={classes.glyph}>
              <Glyph name={product.glyph} size={28} />
            </span>
            <span className={classes.title}>
              <Name text={product.title} />
            </span>
            <span className={classes.facts}>
              {product.partNumber && <bdi dir="ltr">{product.partNumber}</bdi>}
              {!hideSupplier && <bdi>{product.supplier.name}</bdi>}
            </span>
            <span className={classes.price}>
              <Price of={product} withUnit />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
