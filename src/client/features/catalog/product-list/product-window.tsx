import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ProductCard } from '../../../../contract/catalog/product.ts';
import { useArrivalOffset, useIsSettled } from '../../../router/arrival.ts';
import { holdColumns } from './hold-columns.ts';
import { keptWidth, type ListKind, type RowHeights, rememberWidth, rowHeights } from './list-memory.ts';
import classes from './product-window.module.css';

/** Rows drawn before and after those in the window, so that a finger's throw seldom outruns them. */
const ROWS_AHEAD = 8;
const CARD_ROWS_AHEAD = 3;
const SAME_PX = 0.5;

type Place = { index: number; measure: (element: Element | null) => void };

type RowsProps = {
  items: readonly ProductCard[];
  /** Changes with the columns. */
  columnsKey: string;
  columnCount: number;
  drawRow: (product: ProductCard, place: Place) => ReactNode;
};

/** The rows of a long table that are in the window, between two fillers as high as those above and below. */
export function ProductRowsWindow({ items, columnsKey, columnCount, drawRow }: RowsProps) {
  const top = useRef<HTMLTableSectionElement>(null);
  const width = useWidth('table', top, frameOf);
  const heights = rowHeights('table', `${width}`);
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
  useLayoutEffect(
    () => (top.current ? holdColumns(frameOf(top.current), `${width} ${columnsKey}`) : undefined),
    [columnsKey, width],
  );
  return (
    // One body for all: what stands in the window must not be told to have moved when a filler grows.
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
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <tr className={classes.filler} aria-hidden="true">
      <td colSpan={columnCount} style={{ blockSize: height, '--row': `${usual}px` } as object} />
    </tr>
  );
}

type CardsProps = {
  items: readonly ProductCard[];
  className: string | undefined;
  /** `row` for the first card of a row. */
  drawCard: (product: ProductCard, place: Place & { row: number | undefined }) => ReactNode;
};

/** The cards of a long grid that are in the window; the grid's padding stands for the rest. */
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

/** How many cards stand beside each other, as the style sheet has it. */
function useTracks(grid: RefObject<HTMLElement | null>, width: number) {
  const [tracks, setTracks] = useState(lastTracks);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another width has other tracks
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
    // To the fraction of a pixel: two thousand rounded rows would be some hundred pixels off.
    measureElement: (element, entry, { indexFromElement }) => {
      const key = keyOf(indexFromElement(element));
      const known = heights.seen.get(key);
      if (known !== undefined && !entry) return known;
      const { height } = element.getBoundingClientRect();
      heights.seen.set(key, height);
      return height;
    },
  });
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another layout every row has another height
  useEffect(() => {
    if (!isFirst.current) virtualizer.measure();
    isFirst.current = false;
  }, [heights, virtualizer]);
  // What stands above the list comes and goes without telling, but never without moving what is below.
  useLayoutEffect(() => {
    const list = top.current;
    if (!list) return;
    const read = () => {
      const now = list.getBoundingClientRect().top + window.scrollY;
      if (Math.abs(now - lastMargin) < SAME_PX) return;
      lastMargin = now;
      // Before the rows are painted at the wrong place.
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

const windowRect = () => ({ width: window.innerWidth, height: window.innerHeight });

/** Its changes only: when a page has just been put together, asking for the size would cost a layout of its own. */
function followWindow(_virtualizer: unknown, onChange: (rect: { width: number; height: number }) => void) {
  const handleResize = () => onChange(windowRect());
  addEventListener('resize', handleResize, { passive: true });
  return () => removeEventListener('resize', handleResize);
}

/** The same array as long as the list is the same: a new one is measured from its start. */
function useIds(items: readonly ProductCard[]): readonly string[] {
  const kept = useRef<readonly string[]>([]);
  const isSame = items.length === kept.current.length && items.every((item, index) => item.id === kept.current[index]);
  if (!isSame) kept.current = items.map((item) => item.id);
  return kept.current;
}

const itself = (element: Element): Element => element;

/** What the table scrolls in; of it there is no reference yet when the rows are first drawn. */
const frameOf = (rows: Element): Element => rows.closest('table')?.parentElement ?? rows;

/** Of the list's place, in whole pixels. */
function useWidth(kind: ListKind, list: RefObject<Element | null>, placeOf: (list: Element) => Element): number {
  const [width, setWidth] = useState(() => keptWidth(kind));
  useLayoutEffect(() => {
    const place = list.current && placeOf(list.current);
    if (!place) return;
    const read = () => setWidth(rememberWidth(kind, place));
    // Asked for at once it would cost a layout of its own; the observer tells it with the layout of the frame.
    if (keptWidth(kind) === 0) read();
    const observer = new ResizeObserver(read);
    observer.observe(place);
    return () => observer.disconnect();
  }, [kind, list, placeOf]);
  return width;
}
