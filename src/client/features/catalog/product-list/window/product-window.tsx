import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ProductRow } from '../../../../../contract/catalog/product.ts';
import { useArrivalOffset, useIsSettled } from '../../../../router/arrival.ts';
import { usePrinting } from '../../../../ui/use-printing.ts';
import { holdColumns } from './hold-columns.ts';
import { type ListKind, lastWidth, type RowHeights, rememberWidth, rowHeights, tableLayout } from './list-memory.ts';
import classes from './product-window.module.css';

export { rememberGrid, rememberTable } from './list-memory.ts';

/** Overscan in rows: a fast fling seldom shows an empty area. */
const ROWS_AHEAD = 8;
const CARD_ROWS_AHEAD = 3;
const SAME_PX = 0.5;

type Place = { index: number; measure: (element: Element | null) => void };

type RowsProps = {
  items: readonly ProductRow[];
  /** Another key means other columns. */
  columnsKey: string;
  columnCount: number;
  /** The value of `tableLook`. */
  look: string;
  drawRow: (product: ProductRow, place: Place) => ReactNode;
};

/** The rows of a virtual table in the viewport, between two fillers for the rows above and below. */
export function ProductRowsWindow({ items, columnsKey, columnCount, look, drawRow }: RowsProps) {
  const top = useRef<HTMLTableSectionElement>(null);
  const width = useWidth('table', top, frameOf);
  const heights = rowHeights('table', tableLayout(width, look));
  const ids = useIds(items);
  const keyOf = useCallback((index: number) => ids[index] ?? '', [ids]);
  const { rows, before, after, measure } = useWindow({
    count: items.length,
    keyOf,
    heights,
    gap: 0,
    ahead: ROWS_AHEAD,
    top,
  });
  const isPrinting = usePrinting();
  useLayoutEffect(
    () => (top.current && !isPrinting ? holdColumns(frameOf(top.current), `${width} ${columnsKey}`) : undefined),
    [columnsKey, width, isPrinting],
  );
  if (isPrinting) {
    return <tbody ref={top}>{items.map((product, index) => drawRow(product, { index, measure: unmeasured }))}</tbody>;
  }
  return (
    // One tbody for all: with a tbody per filler, a growing filler would count as a layout shift of the rows.
    <tbody ref={top}>
      <Filler height={before} usual={heights.usual} columnCount={columnCount} />
      {rows.map(({ index }) => {
        const product = items[index];
        return product && drawRow(product, { index, measure });
      })}
      <Filler height={after} usual={heights.usual} columnCount={columnCount} />
    </tbody>
  );
}

function Filler({ height, usual, columnCount }: { height: number; usual: number; columnCount: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it contains nothing focusable
    <tr className={classes.filler} aria-hidden="true">
      <td colSpan={columnCount} style={{ blockSize: height, '--row': `${usual}px` } as object} />
    </tr>
  );
}

type CardsProps = {
  items: readonly ProductRow[];
  className: string | undefined;
  /** `row` is set for the first card of a row. */
  drawCard: (product: ProductRow, place: Place & { row: number | undefined }) => ReactNode;
};

/** The cards of a virtual grid in the viewport; the grid's padding replaces the others. */
export function ProductCardsWindow({ items, className, drawCard }: CardsProps) {
  const grid = useRef<HTMLUListElement>(null);
  const width = useWidth('grid', grid, itself);
  const { columns, gap } = useTracks(grid, width);
  const heights = rowHeights('grid', `${width} ${columns}`);
  const ids = useIds(items);
  const keyOf = useCallback((row: number) => ids[row * columns] ?? '', [ids, columns]);
  const count = Math.ceil(items.length / columns);
  const { rows, before, after, measure } = useWindow({
    count,
    keyOf,
    heights,
    gap,
    ahead: CARD_ROWS_AHEAD,
    top: grid,
  });
  const isPrinting = usePrinting();
  if (isPrinting) {
    return (
      <ul ref={grid} className={className}>
        {items.map((product, index) => drawCard(product, { index, measure: unmeasured, row: undefined }))}
      </ul>
    );
  }
  const first = (rows[0]?.index ?? 0) * columns;
  const end = ((rows.at(-1)?.index ?? -1) + 1) * columns;
  return (
    <ul ref={grid} className={className} style={{ paddingBlock: `${before}px ${after}px`, overflowAnchor: 'none' }}>
      {items.slice(first, end).map((product, fromFirst) => {
        const index = first + fromFirst;
        return drawCard(product, { index, measure, row: index % columns === 0 ? index / columns : undefined });
      })}
    </ul>
  );
}

/** On paper all rows are mounted. */
const unmeasured = () => {};

/** The number of cards in a row, from the computed style. */
function useTracks(grid: RefObject<HTMLElement | null>, width: number) {
  const [tracks, setTracks] = useState(lastTracks);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tracks depend on the width
  useLayoutEffect(() => {
    if (!grid.current) return;
    const style = getComputedStyle(grid.current);
    const columns = style.gridTemplateColumns.split(' ').length;
    const gap = Number.parseFloat(style.rowGap) || 0;
    if (columns === lastTracks.columns && gap === lastTracks.gap) return;
    lastTracks = { columns, gap };
    setTracks(lastTracks);
  }, [grid, width]);
  return tracks;
}

let lastTracks = { columns: 2, gap: 8 };

type WindowOptions = {
  count: number;
  keyOf: (index: number) => string;
  heights: RowHeights;
  gap: number;
  ahead: number;
  top: RefObject<Element | null>;
};

function useWindow({ count, keyOf, heights, gap, ahead, top }: WindowOptions) {
  const [margin, setMargin] = useState(lastMargin);
  const offset = useArrivalOffset();
  const [rect] = useState(windowRect);
  const isSettled = useIsSettled();
  const virtualizer = useWindowVirtualizer<Element>({
    count,
    gap,
    overscan: isSettled ? ahead : 0,
    scrollMargin: margin,
    initialOffset: offset,
    initialRect: rect,
    observeElementRect: followWindow,
    getItemKey: keyOf,
    estimateSize: (index) => heights.seen.get(keyOf(index)) ?? heights.usual,
    // Not rounded: over two thousand rows the error would be hundreds of pixels.
    measureElement: (element, entry, { indexFromElement }) => {
      const key = keyOf(indexFromElement(element));
      const known = heights.seen.get(key);
      if (known !== undefined && !entry) return known;
      const height = heightOf(element);
      heights.seen.set(key, height);
      return height;
    },
  });
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another layout changes all heights
  useEffect(() => {
    if (!isFirst.current) virtualizer.measure();
    isFirst.current = false;
  }, [heights, virtualizer]);
  // Content above the list may change its height at any time, which always resizes the body.
  useLayoutEffect(() => {
    const list = top.current;
    if (!list) return;
    const read = () => {
      const now = list.getBoundingClientRect().top + window.scrollY;
      if (Math.abs(now - lastMargin) < SAME_PX) return;
      lastMargin = now;
      // Synchronous, before the rows paint at the wrong position.
      flushSync(() => setMargin(now));
    };
    const observer = new ResizeObserver(read);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [top]);
  const rows: VirtualItem[] = virtualizer.getVirtualItems();
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    rows,
    before: first ? first.start - margin : 0,
    after: last ? virtualizer.getTotalSize() - (last.end - margin) : 0,
    measure: virtualizer.measureElement,
  };
}

let lastMargin = 0;

/** Unfolded offers are measured with the row above them. */
function heightOf(element: Element): number {
  const row = element.hasAttribute('data-unfolded') ? element.previousElementSibling : null;
  return element.getBoundingClientRect().height + (row?.getBoundingClientRect().height ?? 0);
}

const windowRect = () => ({ width: window.innerWidth, height: window.innerHeight });

/** Reports resizes only: to read the size right after a render would force a layout. */
function followWindow(_virtualizer: unknown, onChange: (rect: { width: number; height: number }) => void) {
  const handleResize = () => onChange(windowRect());
  addEventListener('resize', handleResize, { passive: true });
  return () => removeEventListener('resize', handleResize);
}

/** The same array while the ids are the same: for a new one the virtualizer measures all rows again. */
function useIds(items: readonly ProductRow[]): readonly string[] {
  const ids = useRef<readonly string[]>([]);
  const isSame = items.length === ids.current.length && items.every((item, index) => item.id === ids.current[index]);
  if (!isSame) ids.current = items.map((item) => item.id);
  return ids.current;
}

const itself = (element: Element): Element => element;

/** The table's scroll container; its ref is not set yet on the first render of the rows. */
const frameOf = (rows: Element): Element => rows.closest('table')?.parentElement ?? rows;

/** Width of the list, in whole pixels. */
function useWidth(kind: ListKind, list: RefObject<Element | null>, placeOf: (list: Element) => Element): number {
  const [width, setWidth] = useState(() => lastWidth(kind));
  useLayoutEffect(() => {
    const place = list.current && placeOf(list.current);
    if (!place) return;
    const read = () => setWidth(rememberWidth(kind, place));
    // To read it now would force a layout; the observer reports it after the frame's own layout.
    if (lastWidth(kind) === 0) read();
    const observer = new ResizeObserver(read);
    observer.observe(place);
    return () => observer.disconnect();
  }, [kind, list, placeOf]);
  return width;
}
