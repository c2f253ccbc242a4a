import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ProductCard } from '../../../../contract/catalog/product.ts';
import { texts } from '../../../texts/texts.ts';
import { HydrateLater } from '../../../ui/hydrate-later.tsx';
import { Table } from '../../../ui/kit/table.tsx';
import { Name } from '../../../ui/name.tsx';
import type { ShownUnit } from '../../../ui/property-value.tsx';
import { UnitSelect } from '../property/product-unit-select.tsx';
import { useUnitChoices } from '../property/product-units.ts';
import { rememberColumns, rememberRows, rememberWidth, rowHeights } from './list-memory.ts';
import { useLongList } from './long-list.ts';
import { columnUnit, type PropertyColumn, propertyColumns } from './product-columns.ts';
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
    <Table
      caption={caption}
      className={classes.table}
      frame={{ ref: frame, className: classes.frame, 'data-wide': isWide, tabIndex: isWide ? 0 : undefined }}
      rowCount={longList && items.length + 1}
      columns={[
        { key: 'product', name: texts.product.columns.product, className: classes.title },
        { key: 'specs', name: texts.product.columns.specs, className: columns ? classes.toldOnPhone : undefined },
        ...(columns ?? []).map((column, index) => ({
          key: column.propertyId,
          name: <PropertyHead column={column} unit={units[index]} />,
        })),
        { key: 'supplier', name: texts.product.columns.supplier },
        { key: 'price', name: saleUnit ? texts.product.columns.priceOf(saleUnit) : texts.product.columns.price },
        { key: 'stock', name: texts.product.columns.stock },
        { key: 'lead', name: texts.product.columns.leadTime },
      ]}
    >
      {longList ? (
        <longList.ProductRowsWindow
          items={items}
          columnsKey={columnsKey}
          columnCount={FIXED_COLUMNS + (columns?.length ?? 0)}
          drawRow={drawRow}
        />
      ) : (
        <tbody>
          {items.slice(0, FIRST_SCREEN_ROWS).map((product) => drawRow(product))}
          <HydrateLater>{items.slice(FIRST_SCREEN_ROWS).map((product) => drawRow(product))}</HydrateLater>
        </tbody>
      )}
    </Table>
  );
}

function PropertyHead({ column, unit }: { column: PropertyColumn; unit: ShownUnit | null | undefined }) {
  return (
    <>
      <span className={classes.columnName}>
        <Name text={column.name} />
      </span>
      {column.quantityId !== null && unit && (
        <UnitSelect quantityId={column.quantityId} unit={unit} name={column.name} />
      )}
    </>
  );
}

/** Of a phone. */
const FIRST_SCREEN_ROWS = 10;

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
