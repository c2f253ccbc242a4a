import type { BetterWhen } from '../property-types.ts';

/**
 * What one product has in a row: a span in the row's base unit (a single number is a span of one), or the key of words;
 * undefined where it has nothing.
 */
export type CompareCell = { low: number; high: number } | string | undefined;

/** 25.4 mm and 1 in are one value, whatever the conversion left behind the last digit. */
const ROUNDING = 1e-9;

const isSameNumber = (a: number, b: number): boolean =>
  a === b || Math.abs(a - b) <= ROUNDING * Math.max(Math.abs(a), Math.abs(b));

function isSame(a: CompareCell, b: CompareCell): boolean {
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  return isSameNumber(a.low, b.low) && isSameNumber(a.high, b.high);
}

/** Whether the products can be told apart by the row; one that has nothing differs from one that has something. */
export const hasDifference = (cells: readonly CompareCell[]): boolean => cells.some((cell) => !isSame(cell, cells[0]));

/**
 * Which cells are best. All that tie are; none where nothing is worse, for then there is no choice to help with. A span
 * is best only when neither of its ends is worse than any other's: of 10…50 and 20…40 nobody knows. What is missing, or
 * is no number, is never best and beats nobody.
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
