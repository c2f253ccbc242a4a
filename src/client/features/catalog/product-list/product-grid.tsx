import { memo, useCallback, useRef } from 'react';
import type { ProductRow } from '../../../../contract/catalog/product.ts';
import { DrawingImage } from '../../../ui/drawing-image.tsx';
import { Price } from '../../../ui/money/price.tsx';
import { sellersOf, titleOf } from '../../../ui/part.ts';
import { NamedValue } from '../../../ui/property-value.tsx';
import { CompareToggle } from '../compared/compare-toggle.tsx';
import { ProductLink } from '../product/product-link.tsx';
import { Stock } from '../product/product-stock.tsx';
import { FoldedName } from './folded-name.tsx';
import { type Measures, useLongList } from './long-list.ts';
import classes from './product-grid.module.css';

const VALUES_MAX = 2;
/** Images in the first viewport load eagerly. */
const EAGER_MAX = 4;

type ProductGridProps = {
  items: readonly ProductRow[];
  /** The category of them all. */
  category: string | undefined;
};

/** Cards with drawings, two per row on a phone. */
export function ProductGrid({ items, category }: ProductGridProps) {
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
            category={category}
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
        <ProductGridCard key={product.id} product={product} category={category} isFirst={index < EAGER_MAX} />
      ))}
    </ul>
  );
}

type ProductGridCardProps = {
  product: ProductRow;
  category: string | undefined;
  isFirst: boolean;
  /** Index of the card among `count`, in a virtual grid. */
  place?: number;
  count?: number;
  /** Set for the first card of a row, which is measured for the whole row. */
  row?: number | undefined;
  measure?: ((element: Element | null) => void) | undefined;
};

const ProductGridCard = memo(function ProductGridCard(props: ProductGridCardProps) {
  const { product, category, isFirst, place, count, row, measure } = props;
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
            <NamedValue of={value} />
          </li>
        ))}
      </ul>
      <p className={classes.price}>
        <Price of={product} withUnit />
      </p>
      {part && <p className={classes.sellers}>{sellersOf(part)}</p>}
      <p className={classes.stock}>
        <Stock state={part?.stockState ?? product.stockState} />
        <CompareToggle product={{ id: product.id, title }} place="card" />
      </p>
    </li>
  );
});
