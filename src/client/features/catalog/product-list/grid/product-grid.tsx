import { memo, useCallback, useMemo, useRef } from 'react';
import type { ProductRow } from '../../../../../contract/catalog/product.ts';
import type { PropertyValue } from '../../../../../contract/catalog/property.ts';
import { DrawingImage } from '../../../../ui/image/drawing-image.tsx';
import { sellerOf, titleOf } from '../../../../ui/load/part.ts';
import { Price } from '../../../../ui/money/price.tsx';
import { NamedValue } from '../../../../ui/property-value.tsx';
import { CompareToggle } from '../../compared/compare-toggle.tsx';
import { AddRowToParts } from '../../parts/add-row-to-parts.tsx';
import { ProductLink } from '../../product/product-link.tsx';
import { RowStock } from '../../product/terms/product-stock.tsx';
import { type UnitChoices, unitOfValue, useUnitChoices } from '../../property/product-units.ts';
import { type PropertyColumn, propertyColumns } from '../product-columns.ts';
import { FoldedName } from '../rows/folded-name.tsx';
import { type Measures, useLongList } from '../window/long-list.ts';
import classes from './product-grid.module.css';

const VALUES_MAX = 2;
/** Images in the first viewport load eagerly. */
const EAGER_MAX = 4;

type ProductGridProps = {
  items: readonly ProductRow[];
  /** Time of the read. */
  at: number;
  /** The first items, which decide the units, as in the table. */
  firstCount: number;
  /** The category of them all. */
  category: string | undefined;
};

/** Cards with drawings, two per row on a phone. */
export function ProductGrid({ items, at, firstCount, category }: ProductGridProps) {
  const choices = useUnitChoices();
  const columns = useMemo(() => propertyColumns(items.slice(0, firstCount)), [items, firstCount]);
  const common = { at, category, choices, columns };
  const grid = useRef<HTMLUListElement>(null);
  const longList = useLongList(
    items.length,
    useCallback(({ rememberGrid }: Measures) => rememberGrid(grid.current, items), [items]),
  );
  if (longList) {
    return (
      <longList.ProductCardsWindow
        items={items}
        className={classes.grid}
        drawCard={(product, { index, row, measure }) => (
          <ProductGridCard
            key={product.id}
            product={product}
            {...common}
            isFirst={index < EAGER_MAX}
            place={index + 1}
            count={items.length}
            row={row}
            measure={row === undefined ? undefined : measure}
          />
        )}
      />
    );
  }
  return (
    <ul ref={grid} className={classes.grid}>
      {items.map((product, index) => (
        <ProductGridCard key={product.id} product={product} {...common} isFirst={index < EAGER_MAX} />
      ))}
    </ul>
  );
}

type ProductGridCardProps = {
  product: ProductRow;
  at: number;
  category: string | undefined;
  choices: UnitChoices;
  columns: readonly PropertyColumn[];
  isFirst: boolean;
  /** Index of the card among `count`, in a virtual grid. */
  place?: number;
  count?: number;
  /** Set for the first card of a row, which is measured for the whole row. */
  row?: number | undefined;
  measure?: ((element: Element | null) => void) | undefined;
};

const ProductGridCard = memo(function ProductGridCard(props: ProductGridCardProps) {
  const { product, at, category, choices, columns, isFirst, place, count, row, measure } = props;
  const rangeOf = ({ propertyId }: PropertyValue) => columns.find((one) => one.propertyId === propertyId);
  const { part } = product;
  const title = titleOf(product);
  return (
    <li ref={measure} data-index={row} aria-posinset={place} aria-setsize={count} className={classes.card}>
      <DrawingImage imageUrl={product.imageUrl} glyph={product.glyph} isFirst={isFirst} isListed />
      <h2 className={classes.title}>
        <ProductLink product={product} className={classes.link}>
          <FoldedName text={title} category={category} />
        </ProductLink>
      </h2>
      <ul className={classes.values}>
        {product.keyProperties.slice(0, VALUES_MAX).map((value) => (
          <li key={value.propertyId}>
            <NamedValue of={value} unit={unitOfValue(value, choices, rangeOf(value))} />
          </li>
        ))}
      </ul>
      <p className={classes.price}>
        <Price of={product} withUnit />
      </p>
      {part && <p className={classes.sellers}>{sellerOf(product)}</p>}
      <p className={classes.stock}>
        <RowStock of={product} part={part} />
        <AddRowToParts product={product} at={at} place="card" />
        <CompareToggle product={{ id: product.id, title }} place="card" />
      </p>
    </li>
  );
});
