import { Link } from '@tanstack/react-router';
import type { ProductCard, ProductRow } from '../../../../../contract/catalog/product.ts';
import { texts } from '../../../../texts/app-texts.ts';
import { sellersOf } from '../../../../ui/load/part.ts';
import { Name } from '../../../../ui/name.tsx';
import { useRootTexts } from '../../../../ui/root-context.ts';
import { productPageTexts } from '../../product-page-texts.ts';
import { ProductName, ProductNumbers } from '../product-identity.tsx';
import { RowStock } from '../terms/product-stock.tsx';

type RowFactsProps = {
  of: ProductCard;
  /** Of a row that stands for a part: what its offers have in common. @default the card of one offer */
  part?: ProductRow['part'];
};

/** What a row of a list tells of the name of its product. */
export const RowName = (facts: RowFactsProps) => <ProductName product={identityOf(facts)} />;

/** The same of its number. */
export const RowNumbers = (facts: RowFactsProps) => <ProductNumbers product={identityOf(facts)} />;

const identityOf = ({ of: { title, brand, partNumber }, part }: RowFactsProps) => ({
  title: part?.title ?? title,
  brand,
  scientificName: null,
  partNumbers: partNumber === null ? [] : [partNumber],
  standards: [],
  model: null,
});

/** The terms that a row of a list tells of its product: stock, lead time and supplier. */
export function RowTerms({ of: row, part, className }: RowFactsProps & { className: string | undefined }) {
  const { supplier, leadTimeDays } = row;
  const words = useRootTexts();
  return (
    <dl className={className}>
      {words.isStocked && (
        <div>
          <dt>{texts.product.columns.stock}</dt>
          <dd>
            <RowStock of={row} part={part} />
          </dd>
        </div>
      )}
      {leadTimeDays !== null && (
        <div>
          <dt>{productPageTexts.leadTime}</dt>
          <dd>{texts.product.days(leadTimeDays)}</dd>
        </div>
      )}
      <div>
        <dt>{words.seller}</dt>
        <dd>
          <Link to="/supplier/$supplierId/$" params={{ supplierId: supplier.id, _splat: supplier.slug }}>
            <Name text={supplier.name} />
          </Link>
          {supplier.city && `، ${supplier.city}`}
          {part && ` (${sellersOf(part)})`}
        </dd>
      </div>
    </dl>
  );
}
