import { memo, useCallback, useRef } from 'react';
import type { ProductCard } from '../../../../contract/catalog/product.ts';
import { DrawingImage } from '../../../ui/drawing-image.tsx';
import { Name } from '../../../ui/name.tsx';
import { Price } from '../../../ui/price.tsx';
import { NamedValue } from '../../../ui/property-value.tsx';

import { CompareToggle } from '../compared/compare-toggle.tsx';
import { ProductLink } from '../product/product-link.tsx';
import { Stock } from '../product/product-stock.tsx';
import { rememberRows, rememberWidth, rowHeights } from './list-memory.ts';
import { useLongList } from './long-list.ts';
import classes from './product-grid.module.css';

const VALUES_MAX = 2;
/** Images in the first viewport load eagerly. */
const EAGER_MAX = 4;

/** Cards with drawings, two per row on a phone. */
export function ProductGrid({ items }: { items: readonly ProductCard[] }) {
  const grid = useRef<HTMLUListElement>(null);
  const longList = useLongList(
    items.length,
    useCallback(() => rememberGrid(grid.current, items), [items]),
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
        <ProductGridCard key={product.id} product={product} isFirst={index < EAGER_MAX} />
      ))}
    </ul>
  );
}

/** Measures each row by its first card. */
function rememberGrid(grid: HTMLElement | null, items: readonly ProductCard[]): void {
  if (!grid) return;
  const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
  const isFirst = (_: unknown, index: number) => index % columns === 0;
  const ids = items.filter(isFirst).map((item) => item.id);
  rememberRows(
    rowHeights('grid', `${rememberWidth('grid', grid)} ${columns}`),
    ids,
    [...grid.children].filter(isFirst),
  );
}

type ProductGridCardProps = {
  product: ProductCard;
  isFirst: boolean;
  /** Index of the card among `count`, in a virtual grid. */
  place?: number;
  count?: number;
  /** Set for the first card of a row, which is measured for the whole row. */
  row?: number | undefined;
  measure?: ((element: Element | null) => void) | undefined;
};

const ProductGridCard = memo(function ProductGridCard(props: ProductGridCardProps) {
  const { product, isFirst, place, count, row, measure } = props;
  return (
    <li ref={measure} data-index={row} aria-posinset={place} aria-setsize={count} className={classes.card}>
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
