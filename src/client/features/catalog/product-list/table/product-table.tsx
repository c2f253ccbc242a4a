import { type ComponentType, lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ProductRow } from '../../../../../contract/catalog/product.ts';
import { Table } from '../../../../ui/kit/table.tsx';
import { HydrateLater } from '../../../../ui/load/hydrate-later.tsx';
import { Name } from '../../../../ui/name.tsx';
import { useTableHead } from '../../../../ui/use-wide.ts';
import { titlesOf } from '../rows/folded-title.ts';
import { type Measures, useLongList } from '../window/long-list.ts';
import roomClasses from './column-room.module.css';
import classes from './product-table.module.css';
import { ProductTableRow } from './product-table-row.tsx';
import { SteppedColumns } from './stepped-columns.tsx';
import { headColumns } from './table-columns.ts';
import type { TableHeadProps, TableOrder, TableState } from './table-state.ts';
import { useTableColumns } from './use-table-columns.ts';

type ProductTableProps = Pick<TableState, 'items' | 'source' | 'sort' | 'caption'> & {
  /** Time of the read. */
  at: number;
  /** The first items, which decide the columns: more pages do not change them. */
  firstCount: number;
  /** Products of several kinds, without common columns. */
  isMixed: boolean;
  /** The category of them all. */
  category: string | undefined;
};

const Plain = ({ children }: TableHeadProps) => <>{children}</>;
const TableHead = lazy<ComponentType<TableHeadProps>>(() =>
  import('./table-head.tsx').catch(() => ({ default: Plain })),
);

export function ProductTable(props: ProductTableProps) {
  const { items, at, source, sort, isMixed, category, caption } = props;
  const { words, choices, look, columns, shown, saidPriceRoom } = useTableColumns(props);
  const hasHead = useTableHead();
  const saleUnit = commonSaleUnit(items);
  const [chosenOrder, setOrder] = useState<TableOrder>();
  const order = chosenOrder?.firstPage === source.data?.pages[0] ? chosenOrder : undefined;
  const rows = useMemo(() => order?.sort(items) ?? items, [order, items]);
  const columnsKey = shown.map(({ propertyId }) => propertyId).join();
  const { frame, isWide } = useIsWide();
  const longList = useLongList(
    rows.length,
    useCallback(
      ({ rememberTable }: Measures) => rememberTable(frame.current, rows, look, columnsKey),
      [frame, rows, look, columnsKey],
    ),
  );
  const listWidth = () => frame.current?.parentElement?.clientWidth ?? 0;
  const table = { items: rows, source, sort, caption, columns, look, listWidth, order, onOrder: setOrder };
  const head = headColumns(shown, saleUnit, isMixed, words);
  const drawRow = (product: ProductRow, place?: RowPlace) => (
    <ProductTableRow
      key={product.id}
      product={product}
      category={category}
      columns={shown}
      columnCount={head.length}
      isMixed={isMixed}
      saidPriceRoom={saidPriceRoom}
      choices={choices}
      at={at}
      isUnitInHeader={saleUnit !== undefined}
      index={place?.index}
      measure={place?.measure}
    />
  );
  return (
    <div className={roomClasses.list}>
      <SteppedColumns columns={shown} items={items} />
      <Table
        caption={caption}
        className={classes.table}
        frame={{
          ref: frame,
          className: classes.frame,
          'data-wide': isWide,
          'data-look': look,
          'data-mixed': isMixed,
          'data-titles': titlesOf(items, category),
          tabIndex: isWide ? 0 : undefined,
        }}
        rowCount={longList && rows.length + 1}
        columns={head.map((column) => ({
          ...column,
          name: <Head column={column} table={table} isPlain={!hasHead} />,
        }))}
      >
        {longList ? (
          <longList.ProductRowsWindow
            items={rows}
            columnsKey={columnsKey}
            columnCount={head.length}
            look={look}
            drawRow={drawRow}
          />
        ) : (
          <tbody>
            {rows.slice(0, FIRST_SCREEN_ROWS).map((product) => drawRow(product))}
            <HydrateLater>{rows.slice(FIRST_SCREEN_ROWS).map((product) => drawRow(product))}</HydrateLater>
          </tbody>
        )}
      </Table>
    </div>
  );
}

/** A column's name and unit; the controls load on a wide screen only, in the same place. */
function Head({ column, table, isPlain }: Omit<TableHeadProps, 'children'> & { isPlain: boolean }) {
  const symbol = column.property?.shownUnit?.symbol;
  const plain = (
    <>
      <span className={classes.columnName}>
        <Name text={column.name} />
      </span>
      {symbol && <bdi dir="ltr">{symbol}</bdi>}
    </>
  );
  if (isPlain) return plain;
  return (
    <Suspense fallback={plain}>
      <TableHead column={column} table={table}>
        {plain}
      </TableHead>
    </Suspense>
  );
}

/** Of a phone. */
const FIRST_SCREEN_ROWS = 10;

type RowPlace = { index: number; measure: (element: Element | null) => void };

/** The sale unit that all rows share, if any. */
function commonSaleUnit(items: readonly ProductRow[]): string | undefined {
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
    const content = element?.firstElementChild;
    if (!element || !content || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setWide(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    // Columns come and go.
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return { frame, isWide };
}
