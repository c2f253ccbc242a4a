import { columnWidths, heldCells } from './list-memory.ts';

/**
 * Column widths depend on the rendered rows, so virtual rows would shift them: each column retains its greatest width.
 * Returns a function that stops it.
 */
export function holdColumns(frame: Element, key: string): () => void {
  const cells = heldCells(frame);
  const widths = columnWidths(key);
  for (const [index, cell] of cells.entries()) {
    const width = widths[index];
    if (width) cell.style.inlineSize = `${width}px`;
  }
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) hold(target as HTMLElement);
  });
  function hold(cell: HTMLElement) {
    const index = cells.indexOf(cell);
    const { width } = cell.getBoundingClientRect();
    // On a phone the header is hidden and its cells have no width.
    if (width <= (widths[index] ?? 0)) return;
    widths[index] = width;
    cell.style.inlineSize = `${width}px`;
  }
  for (const cell of cells) observer.observe(cell);
  return () => {
    observer.disconnect();
    for (const cell of cells) cell.style.inlineSize = '';
  };
}
