import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ProductCard } from '../../../../contract/catalog/product.ts';
import { texts } from '../../../texts/texts.ts';
import { Name } from '../../../ui/name.tsx';
import { UnitSelect } from '../property/product-unit-select.tsx';
import { useUnitChoices } from '../property/product-units.ts';
import { rememberColumns, rememberRows, rememberWidth, rowHeights } from './list-memory.ts';
import { useLongList } from './long-list.ts';
import { columnUnit, propertyColumns } from './product-columns.ts';
import classes from './product-table.module.css';
import { ProductTableRow } from './product-table-row.tsx';

type ProductTableProps = {
  items: readonly ProductCard[];
  /** The first items, which decide the columns: more pages do not change them. */
  firstCount: number;
  /** Products of several kinds, without common columns. */
  isMixed: boolean;
  caption: string;
};

export function ProductTable({ items, firstCount, isMixed, caption }: ProductTableProps) {
  const choices = useUnitChoices();
  const columns = useMemo(
    () => (isMixed ? undefined : propertyColumns(items.slice(0, firstCount))),
    [items, firstCount, isMixed],
  );
  const units = useMemo(() => columns?.map((column) => columnUnit(column, choices)) ?? [], [columns, choices]);
  const saleUnit = commonSaleUnit(items);
  const columnsKey = columns?.map((column) => column.propertyId).join() ?? '';
  const { frame, isWide } = useIsWide();
  const longList = useLongList(
    items.length,
    useCallback(() => rememberTable(frame.current, items, columnsKey), [frame, items, columnsKey]),
  );
  const drawRow = (product: ProductCard, place?: RowPlace) => (
    <ProductTableRow
      key={product.id}
      product={product}
      columns={columns}
      units={units}
      choices={choices}
      isUnitInHeader={saleUnit !== undefined}
      index={place?.index}
      measure={place?.measure}
    />
  );
  return (
    <section
      ref={frame}
      className={classes.frame}
      data-wide={isWide}
      aria-label={caption}
      tabIndex={isWide ? 0 : undefined}
    >
      <table className={classes.table} aria-rowcount={longList && items.length + 1}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr aria-rowindex={longList && 1}>
            <th scope="col" className={classes.title}>
              {texts.product.columns.product}
            </th>
            <th scope="col" className={columns ? classes.toldOnPhone : undefined}>
              {texts.product.columns.specs}
            </th>
            {columns?.map((column, index) => (
              <th key={column.propertyId} scope="col">
                <span className={classes.columnName}>
                  <Name text={column.name} />
                </span>
                {column.quantityId !== null && units[index] && (
                  <UnitSelect quantityId={column.quantityId} unit={units[index]} name={column.name} />
                )}
              </th>
            ))}
            <th scope="col">{texts.product.columns.supplier}</th>
            <th scope="col">{saleUnit ? texts.product.columns.priceOf(saleUnit) : texts.product.columns.price}</th>
            <th scope="col">{texts.product.columns.stock}</th>
            <th scope="col">{texts.product.columns.leadTime}</th>
          </tr>
        </thead>
        {longList ? (
          <longList.ProductRowsWindow
            items={items}
            columnsKey={columnsKey}
            columnCount={FIXED_COLUMNS + (columns?.length ?? 0)}
            drawRow={drawRow}
          />
        ) : (
          <tbody>{items.map((product) => drawRow(product))}</tbody>
        )}
      </table>
    </section>
  );
}

type RowPlace = { index: number; measure: (element: Element | null) => void };

/** Product, specs, supplier, price, stock and lead time. */
const FIXED_COLUMNS = 6;

function rememberTable(frame: HTMLElement | null, items: readonly ProductCard[], columnsKey: string): void {
  if (!frame) return;
  const width = rememberWidth('table', frame);
  const ids = items.map((item) => item.id);
  rememberRows(rowHeights('table', `${width}`), ids, frame.querySelectorAll('tbody > tr'));
  rememberColumns(frame, `${width} ${columnsKey}`);
}

/** The sale unit that all rows share, if any. */
function commonSaleUnit(items: readonly ProductCard[]): string | undefined {
  const first = items[0]?.saleUnit.nameFa;
  return items.every((item) => item.saleUnit.nameFa === first) ? first : undefined;
}

/**
 * Whether the table is wider than its frame: then the frame scrolls, else the header is sticky in the page. Undefined
 * until it is measured.
 */
function useIsWide() {
  const frame = useRef<HTMLElement>(null);
  const [isWide, setWide] = useState<boolean>();
  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setWide(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, isWide };
}
