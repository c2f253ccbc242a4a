import type { BetterWhen } from '../catalog/property-types.ts';

/** A product's value in a row: a span in the row's base unit (a single number has `low === high`), or a text key. */
export type CompareCell = { low: number; high: number } | string | undefined;

/** 25.4 mm and 1 in are one value, despite the rounding error of the conversion. */
const ROUNDING = 1e-9;

const isSameNumber = (a: number, b: number): boolean =>
  a === b || Math.abs(a - b) <= ROUNDING * Math.max(Math.abs(a), Math.abs(b));

function isSame(a: CompareCell, b: CompareCell): boolean {
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  return isSameNumber(a.low, b.low) && isSameNumber(a.high, b.high);
}

/** A missing value differs from any value. */
export const hasDifference = (cells: readonly CompareCell[]): boolean => cells.some((cell) => !isSame(cell, cells[0]));

/**
 * Marks the best cells, all of them on a tie, none if all are equal. A span is best only if neither end is worse than
 * any other's: between 10…50 and 20…40 there is no best. Only numbers take part.
 */
export function bestCells(cells: readonly CompareCell[], betterWhen: BetterWhen | null): boolean[] {
  const none = cells.map(() => false);
  if (betterWhen !== 'higher' && betterWhen !== 'lower') return none;
  const spans = cells.filter((cell) => typeof cell === 'object');
  const [first] = spans;
  if (spans.every((span) => isSame(span, first))) return none;
  const isAsGood = (a: number, b: number) => isSameNumber(a, b) || (betterWhen === 'higher' ? a > b : a < b);
  return cells.map(
    (cell) =>
      typeof cell === 'object' && spans.every((span) => isAsGood(cell.low, span.low) && isAsGood(cell.high, span.high)),
  );
}
