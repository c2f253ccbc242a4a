import { Link } from '@tanstack/react-router';
import type { ProductCard } from '../../../../contract/catalog/product.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { RowContent, rowClass, rowListClass } from '../../../ui/kit/row.tsx';
import { Name } from '../../../ui/name.tsx';
import { Price } from '../../../ui/price.tsx';

type ProductRowsProps = {
  products: readonly ProductCard[];
  /** For the supplier's own page. @default false */
  hideSupplier?: boolean;
};

/** Compact product rows. The parent shows the time of the prices. */
export function ProductRows({ products, hideSupplier = false }: ProductRowsProps) {
  return (
    <ul className={rowListClass}>
      {products.map((product) => (
        <li key={product.id}>
          <Link
            to="/products/$productId/$"
            params={{ productId: product.id, _splat: product.slug }}
            className={rowClass}
          >
            <RowContent
              sign={<Glyph name={product.glyph} size={28} />}
              name={<Name text={product.title} />}
              facts={
                <>
                  {product.partNumber && <bdi dir="ltr">{product.partNumber}</bdi>}
                  {!hideSupplier && <bdi>{product.supplier.name}</bdi>}
                </>
              }
              end={<Price of={product} withUnit />}
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
