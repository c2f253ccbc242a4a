import type { KeptLine, PartsList } from '../../../../contract/parts-lists/parts-list.ts';
import { isSameList } from '../../../../core/parts-list/merge-changes.ts';
import { mergeLists } from '../../../../core/parts-list/merge-lists.ts';
import { PARTS_MAX, type PartsLine } from '../../../../core/parts-list/parts-line.ts';
import { ApiError, read } from '../../../data/api.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';
import { deviceParts } from './device-parts.ts';

const PRECONDITION_FAILED = 412;
/** Another device may save the list at the same time. */
const TRIES = 3;

/** The lines of this device, after the changes before. */
export const readLines = async (): Promise<readonly PartsLine[]> => (await deviceParts.read()).lines;

type Mine = PrivateApi['partsLists']['mine'];

/** A line as the account keeps it; an empty text says nothing. */
export const toKept = ({ id, quantity, source, text, offerId }: PartsLine): KeptLine => ({
  id,
  quantity,
  source: source || null,
  text: text || null,
  offerId,
});

/**
 * Replaces the account's list by what `edit` makes of it, again if another device was faster.
 * @throws ApiError, as the call does
 */
export async function changeAccountParts(
  mine: Mine,
  edit: (lines: readonly KeptLine[]) => readonly KeptLine[],
): Promise<PartsList> {
  for (let tries = 1; ; tries += 1) {
    const kept = await read(mine.$get());
    const json = { lines: [...edit(kept.lines)] };
    if (isSameList(json.lines, kept.lines)) return kept;
    try {
      return await read(mine.$put({ json }, { headers: { 'if-match': `"${kept.version}"` } }));
    } catch (error) {
      const isChanged = error instanceof ApiError && error.status === PRECONDITION_FAILED;
      if (!isChanged || tries === TRIES) throw error;
    }
  }
}

/** Adds lines of the account to this device; each device reads the offers for itself. */
export const takeAccountParts = ({ lines: kept }: PartsList) =>
  deviceParts.change((lines) =>
    mergeLists(
      lines,
      kept.map((line): PartsLine => ({ ...line, offer: null })),
    ).slice(0, PARTS_MAX),
  );

/** How many lines of a list another one lacks, or has with another offer or a smaller quantity. */
export function lackedBy(other: readonly KeptLine[], lines: readonly KeptLine[]): number {
  const known = new Map(other.map((line) => [line.id, line]));
  const offered = new Map(other.flatMap((line) => (line.offerId === null ? [] : [[line.offerId, line] as const])));
  return lines.filter((line) => {
    const same = (line.offerId !== null && offered.get(line.offerId)) || known.get(line.id);
    if (!same) return true;
    return same.quantity < line.quantity || (same.offerId === null && line.offerId !== null);
  }).length;
}
