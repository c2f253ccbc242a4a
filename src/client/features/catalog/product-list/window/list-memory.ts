/**
 * Measured row heights and column widths, in memory while the document lives: after a back navigation a list has its
 * previous height, so its scroll position can be restored.
 */
const DEFAULT_ROW_HEIGHT = 60;

type Item = { id: string };

export type RowHeights = {
  /** Estimate for a row that is not measured yet. */
  usual: number;
  seen: Map<string, number>;
};

export type ListKind = 'table' | 'grid';

const widths = new Map<ListKind, number>();

/** Width of the last list of its kind, in whole pixels. */
export const lastWidth = (kind: ListKind): number => widths.get(kind) ?? 0;

export function rememberWidth(kind: ListKind, place: Element): number {
  const width = Math.round(place.clientWidth);
  widths.set(kind, width);
  return width;
}

const memories = new Map<ListKind, { layout: string; heights: RowHeights }>();

/** Heights for one kind of list. Another `layout` (width, density, columns) discards them. */
export function rowHeights(kind: ListKind, layout: string): RowHeights {
  const before = memories.get(kind);
  if (before?.layout === layout) return before.heights;
  const heights = { usual: before?.heights.usual ?? DEFAULT_ROW_HEIGHT, seen: new Map<string, number>() };
  memories.set(kind, { layout, heights });
  return heights;
}

/** The layout of a table; another density has other heights. */
export const tableLayout = (width: number, look: string): string => `${width} ${look.includes('roomy')}`;

const widthsByKey = new Map<string, number[]>();

/** Widths of a table's columns except the first; 0 for unknown. Callers write into the array. */
export function columnWidths(key: string): number[] {
  const found = widthsByKey.get(key) ?? [];
  widthsByKey.set(key, found);
  return found;
}

/** Header cells except the first, which takes the remaining width. */
export const heldCells = (frame: Element): HTMLElement[] =>
  [...frame.querySelectorAll<HTMLElement>('thead th')].slice(1);

function rememberColumns(frame: Element, key: string): void {
  const widths = columnWidths(key);
  for (const [index, cell] of heldCells(frame).entries()) widths[index] = cell.getBoundingClientRect().width;
}

/** Measures the rows of a list that is not virtual, in the order of `items`. */
function rememberRows(heights: RowHeights, items: readonly Item[], rows: Iterable<Element>): void {
  let index = 0;
  let sum = 0;
  for (const row of rows) {
    const item = items[index];
    if (!item) break;
    const { height } = row.getBoundingClientRect();
    heights.seen.set(item.id, height);
    sum += height;
    index += 1;
  }
  if (index > 0 && sum > 0) heights.usual = sum / index;
}

/** Measures a table of which all rows are mounted. */
export function rememberTable(frame: Element | null, items: readonly Item[], look: string, columnsKey: string): void {
  if (!frame) return;
  const width = rememberWidth('table', frame);
  const rows = frame.querySelectorAll('tbody > tr:not([data-unfolded])');
  rememberRows(rowHeights('table', tableLayout(width, look)), items, rows);
  rememberColumns(frame, `${width} ${columnsKey}`);
}

/** Measures each row of a grid of which all cards are mounted by its first card. */
export function rememberGrid(grid: Element | null, items: readonly Item[]): void {
  if (!grid) return;
  const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
  const isFirst = (_: unknown, index: number) => index % columns === 0;
  const heights = rowHeights('grid', `${rememberWidth('grid', grid)} ${columns}`);
  rememberRows(heights, items.filter(isFirst), [...grid.children].filter(isFirst));
}
