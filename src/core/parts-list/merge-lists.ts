import type { PartsLine } from './parts-line.ts';

/** What two lists compare of a line. */
type Line = Pick<PartsLine, 'id' | 'quantity' | 'offerId'>;

/**
 * Two lists of the same need. A part on both is one line with the larger quantity: their sum would grow with every
 * repeat.
 */
export function mergeLists<T extends Line>(lines: readonly T[], more: readonly T[]): T[] {
  const merged = [...lines];
  for (const line of more) {
    const ofOffer = line.offerId === null ? -1 : merged.findIndex(({ offerId }) => offerId === line.offerId);
    const at = ofOffer >= 0 ? ofOffer : merged.findIndex(({ id }) => id === line.id);
    const same = merged[at];
    if (!same) {
      merged.push(line);
      continue;
    }
    const quantity = Math.max(same.quantity, line.quantity);
    const isMatchedNow = same.offerId === null && line.offerId !== null;
    merged[at] = { ...(isMatchedNow ? line : same), quantity };
  }
  return merged;
}
