import { type HistoryState, useNavigate, useRouter } from '@tanstack/react-router';
import { Suspense, useLayoutEffect, useRef, useState } from 'react';
import { Glyph } from '../../../../ui/image/glyph.tsx';
import { Icon } from '../../../../ui/image/icon.tsx';
import { Button, IconButton } from '../../../../ui/kit/button.tsx';
import { lazyPart } from '../../../../ui/lazy-part.tsx';
import { Name } from '../../../../ui/name.tsx';
import { showToast } from '../../../../ui/toast/toast.ts';
import { usePrinting } from '../../../../ui/use-printing.ts';
import type { ProductListSearch } from '../../product-list-search.ts';
import { UnitSelect } from '../../property/product-unit-select.tsx';
import { loadRows } from './load-rows.ts';
import tableClasses from './product-table.module.css';
import { tableTexts } from './product-table-texts.ts';
import { savedOrder } from './saved-order.ts';
import classes from './table-head.module.css';
import { rowSorter } from './table-order.ts';
import type { TableHeadProps, TableState } from './table-state.ts';

const TableSheet = lazyPart(() => import('./table-sheet.tsx'));

/** A column's name as a button that orders the rows, its unit as a choice, and in the first column the table's menu. */
export default function TableHead({ column, table, children }: TableHeadProps) {
  const { property } = column;
  // Chromium leaves buttons out of the head that it repeats on each sheet of paper.
  const isPrinting = usePrinting();
  if (column.key === 'specs' || isPrinting) return <>{children}</>;
  return (
    <>
      {column.key === 'product' && <TableMenu table={table} />}
      <span className={tableClasses.columnName}>
        <SortButton column={column} table={table} />
      </span>
      {property?.shownUnit &&
        (property.quantityId === null ? (
          <bdi dir="ltr">{property.shownUnit.symbol}</bdi>
        ) : (
          <UnitSelect quantityId={property.quantityId} unit={property.shownUnit} name={column.name} range={property} />
        ))}
    </>
  );
}

function TableMenu({ table }: Pick<TableHeadProps, 'table'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={tableTexts.menu} className={classes.menu} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Glyph name="table-columns" size={18} />
      </IconButton>
      {isOpen && (
        <Suspense>
          <TableSheet table={table} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The server orders by name and price, the device by other columns: it loads all rows of the list for it. */
function SortButton({ column, table }: Omit<TableHeadProps, 'children'>) {
  const navigate = useNavigate();
  const router = useRouter();
  const [isLoading, setLoading] = useState(false);
  const { key, property } = column;
  const { order, sort, source, onOrder } = table;
  const isOrdered = order?.key === key;
  const firstPage = source.data?.pages[0];
  const direction = directionOf(key, table);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const cell = button.current?.closest('th');
    if (!cell || !direction) return;
    cell.setAttribute('aria-sort', direction);
    return () => cell.removeAttribute('aria-sort');
  }, [direction]);

  const orderOnServer = (next: ProductListSearch['sort']) => {
    onOrder(undefined);
    const search = (before: ProductListSearch) => ({ ...before, sort: next });
    void navigate({ to: '.', search, replace: true, resetScroll: false });
  };
  const orderRows = async (isDescending: boolean): Promise<boolean> => {
    setLoading(true);
    const loaded = await loadRows(source);
    setLoading(false);
    if (loaded === 'all') onOrder({ key, isDescending, firstPage, sort: rowSorter(key, property, isDescending) });
    else showToast({ text: tableTexts.unsorted[loaded] });
    return loaded === 'all';
  };
  const save = (tableOrder: HistoryState['tableOrder']) => {
    const state = (before: object) => ({ ...before, tableOrder });
    void navigate({ to: '.', search: true, hash: true, state, replace: true, resetScroll: false });
  };
  const orderOnDevice = async () => {
    if (order && isOrdered && order.isDescending) {
      onOrder(undefined);
      return save(undefined);
    }
    const { href } = router.state.location;
    const isDescending = isOrdered;
    // Another page may have opened while the rows loaded.
    if ((await orderRows(isDescending)) && router.state.location.href === href) save({ key, isDescending });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows need their order again
  useLayoutEffect(() => {
    const saved = savedOrder(router);
    if (!order && saved?.key === key) void orderRows(saved.isDescending);
  }, [firstPage]);
  const handleClick = () => {
    if (key === 'product') orderOnServer('title');
    else if (key !== 'price') void orderOnDevice();
    else orderOnServer(sort === 'priceAsc' && !order ? 'priceDesc' : 'priceAsc');
  };
  return (
    <Button
      ref={button}
      look="bare"
      className={classes.sort}
      isBusy={isLoading}
      aria-description={tableTexts.sort}
      onClick={handleClick}
    >
      <Name text={column.name} />
      <Icon name="chevron" size={16} />
    </Button>
  );
}

/** Direction of the column that the rows are in the order of. */
function directionOf(key: string, { order, sort }: TableState): 'ascending' | 'descending' | undefined {
  if (order) return order.key === key ? (order.isDescending ? 'descending' : 'ascending') : undefined;
  if (key === 'product') return sort === 'title' ? 'ascending' : undefined;
  if (key !== 'price' || !sort.startsWith(key)) return undefined;
  return sort === 'priceDesc' ? 'descending' : 'ascending';
}
