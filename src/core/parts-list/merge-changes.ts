import { mergeLists } from './merge-lists.ts';
import type { PartsLine } from './parts-line.ts';

type Line = Pick<PartsLine, 'id' | 'quantity' | 'source' | 'text' | 'offerId'>;

/**
 * What two lists become that were one: each change of either is made, once. A changed line outlives its removal on the
 * other side; of two new quantities the larger stays.
 * @param base the list when both were one
 */
export function mergeChanges<T extends Line>(base: readonly T[], own: readonly T[], theirs: readonly T[]): T[] {
  const [was, mine, other] = [base, own, theirs].map((lines) => new Map(lines.map((line) => [line.id, line])));
  const ids = new Set([...theirs, ...own].map(({ id }) => id));
  const merged = [...ids].flatMap((id) => mergeLine(was?.get(id), mine?.get(id), other?.get(id)) ?? []);
  // Both may have added the same part.
  return mergeLists([], merged);
}

function mergeLine<T extends Line>(was: T | undefined, mine: T | undefined, theirs: T | undefined): T | undefined {
  if (!mine || !theirs) {
    const left = mine ?? theirs;
    return was && left && isSameLine(was, left) ? undefined : left;
  }
  if (!was) return { ...theirs, quantity: Math.max(mine.quantity, theirs.quantity) };
  return {
    ...(isSamePart(mine, was) ? theirs : mine),
    quantity: quantityOf(was.quantity, mine.quantity, theirs.quantity),
  };
}

function quantityOf(was: number, mine: number, theirs: number): number {
  if (mine === was) return theirs;
  return theirs === was ? mine : Math.max(mine, theirs);
}

const isSamePart = (one: Line, other: Line): boolean =>
  one.source === other.source && one.text === other.text && one.offerId === other.offerId;

const isSameLine = (one: Line, other: Line): boolean => one.quantity === other.quantity && isSamePart(one, other);

/** In whatever order. */
export function isSameList(lines: readonly Line[], others: readonly Line[]): boolean {
  const known = new Map(others.map((line) => [line.id, line]));
  return (
    lines.length === others.length &&
    lines.every((line) => {
      const other = known.get(line.id);
      return other !== undefined && isSameLine(line, other);
    })
  );
}
