/**
 * Heights of rows that have been on the screen and widths of columns, kept while the page lives: a list that is come back
 * to is as high as it was left, so its place in the window is found again.
 */
const HEIGHT_OF_A_ROW = 62;

export type RowHeights = {
  /** Of a row that has not been seen. */
  usual: number;
  seen: Map<string, number>;
};

export type ListKind = 'table' | 'grid';

const widths = new Map<ListKind, number>();

/** Of the place of the last list of its kind, in whole pixels. */
export const keptWidth = (kind: ListKind): number => widths.get(kind) ?? 0;

export function rememberWidth(kind: ListKind, place: Element): number {
  const width = Math.round(place.clientWidth);
  widths.set(kind, width);
  return width;
}

const memories = new Map<ListKind, { layout: string; heights: RowHeights }>();

/** Of one kind of list; another `layout` (width, columns) begins anew. */
export function rowHeights(kind: ListKind, layout: string): RowHeights {
  const before = memories.get(kind);
  if (before?.layout === layout) return before.heights;
  const heights = { usual: before?.heights.usual ?? HEIGHT_OF_A_ROW, seen: new Map<string, number>() };
  memories.set(kind, { layout, heights });
  return heights;
}

const columnsKept = new Map<string, number[]>();

/** Widths of a table's columns but the first, 0 where one is not known; the array is for writing into. */
export function columnWidths(key: string): number[] {
  const kept = columnsKept.get(key) ?? [];
  columnsKept.set(key, kept);
  return kept;
}

/** All but the first, which takes what the others leave. */
export const heldCells = (frame: Element): HTMLElement[] =>
  [...frame.querySelectorAll<HTMLElement>('thead th')].slice(1);

export function rememberColumns(frame: Element, key: string): void {
  const widths = columnWidths(key);
  for (const [index, cell] of heldCells(frame).entries()) widths[index] = cell.getBoundingClientRect().width;
}

/** From the rows of a list that is drawn whole, in the order of `ids`. */
export function rememberRows(heights: RowHeights, ids: readonly string[], rows: Iterable<Element>): void {
  let index = 0;
  let sum = 0;
  for (const row of rows) {
    const id = ids[index];
    if (id === undefined) break;
    const { height } = row.getBoundingClientRect();
    heights.seen.set(id, height);
    sum += height;
    index += 1;
  }
  if (index > 0 && sum > 0) heights.usual = sum / index;
}
