import { Link } from '@tanstack/react-router';
import type { ProductRow } from '../../../../contract/catalog/product.ts';
import { Glyph } from '../../../ui/image/glyph.tsx';
import { RowContent, rowClass, rowListClass } from '../../../ui/kit/row.tsx';
import { sellerOf, targetOf, titleOf } from '../../../ui/load/part.ts';
import { Price } from '../../../ui/money/price.tsx';
import { Name } from '../../../ui/name.tsx';

type ProductRowsProps = {
  products: readonly ProductRow[];
  /** For the supplier's own page. @default false */
  hideSupplier?: boolean;
};

/** Compact product rows. The parent shows the time of the prices. */
export function ProductRows({ products, hideSupplier = false }: ProductRowsProps) {
  return (
    <ul className={rowListClass}>
      {products.map((product) => (
        <li key={product.id}>
          <Link {...targetOf(product)} className={rowClass}>
            <RowContent
              sign={<Glyph name={product.glyph} size={28} />}
              name={<Name text={titleOf(product)} />}
              facts={
                <>
                  {product.partNumber && <bdi dir="ltr">{product.partNumber}</bdi>}
                  {!hideSupplier && <bdi>{sellerOf(product)}</bdi>}
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
