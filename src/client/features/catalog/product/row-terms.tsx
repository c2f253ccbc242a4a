import { Link } from '@tanstack/react-router';
import type { ProductCard, ProductRow } from '../../../../contract/catalog/product.ts';
import { productPageTexts } from '../../../texts/product-page.ts';
import { texts } from '../../../texts/texts.ts';
import { Name } from '../../../ui/name.tsx';
import { sellersOf } from '../../../ui/part.ts';
import { Stock } from './product-stock.tsx';

/** The terms that a row of a list tells of its product: stock, lead time and supplier. */
export function RowTerms({
  of: row,
  className,
}: {
  of: ProductCard & Partial<ProductRow>;
  className: string | undefined;
}) {
  const { part, supplier, leadTimeDays } = row;
  return (
    <dl className={className}>
      <div>
        <dt>{texts.product.columns.stock}</dt>
        <dd>
          <Stock state={part?.stockState ?? row.stockState} />
        </dd>
      </div>
      {leadTimeDays !== null && (
        <div>
          <dt>{productPageTexts.leadTime}</dt>
          <dd>{texts.product.days(leadTimeDays)}</dd>
        </div>
      )}
      <div>
        <dt>{productPageTexts.supplierHeading}</dt>
        <dd>
          <Link to="/supplier/$supplierId/$" params={{ supplierId: supplier.id, _splat: supplier.slug }}>
            <Name text={supplier.name} />
          </Link>
          {part && ` (${sellersOf(part)})`}
        </dd>
      </div>
    </dl>
  );
}
