import type { KeptLine, PartsList } from '../../../../contract/parts-lists/parts-list.ts';
import { isSameList, mergeChanges } from '../../../../core/parts-list/merge-changes.ts';
import { PARTS_MAX, type PartsLine } from '../../../../core/parts-list/parts-line.ts';
import { ApiError, read } from '../../../data/api.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';
import { readUserInfo } from '../../../data/session/user-info.ts';
import { deviceParts } from './device-parts.ts';
import { changeAccountParts, readLines, toKept } from './kept-lines.ts';
import { deviceSynced } from './synced-parts.ts';

const UNAUTHORIZED = 401;

/** The account's list, and whether this device's is kept the same. */
export type AccountList = PartsList & { isSynced: boolean };

/**
 * Brings the changes of this device to the account's list, and those of other devices here, if both lists have been one
 * before or are it now. Otherwise it only reads: the user decides.
 * @throws ApiError, as the calls do
 */
export async function syncParts({ partsLists: { mine } }: PrivateApi): Promise<AccountList> {
  const sub = readUserInfo()?.sub;
  if (sub === undefined) throw new ApiError(UNAUTHORIZED);
  const own = (await readLines()).map(toKept);
  const synced = await deviceSynced.read();
  const base = synced?.sub === sub ? synced.lines : undefined;
  const before = await read(mine.$get());
  if (!base && !isSameList(own, before.lines)) return { ...before, isSynced: false };
  const merge = (kept: readonly KeptLine[]) => mergeChanges(base ?? own, own, kept);
  if (merge(before.lines).length > PARTS_MAX) return { ...before, isSynced: false };
  const list = await changeAccountParts(mine, (kept) => {
    // Another user may have signed in since.
    if (readUserInfo()?.sub !== sub) throw new ApiError(UNAUTHORIZED);
    return merge(kept);
  });
  await takeChanges(own, list.lines);
  if (!base || !isSameList(base, list.lines)) await deviceSynced.write({ sub, lines: list.lines });
  return { ...list, isSynced: true };
}

/** From now on the two lists are kept the same. */
export async function noteSynced({ lines }: Pick<PartsList, 'lines'>): Promise<void> {
  const sub = readUserInfo()?.sub;
  if (sub !== undefined) await deviceSynced.write({ sub, lines });
}

/** What the user has changed here meanwhile stays, and goes to the account with the next change. */
async function takeChanges(own: readonly KeptLine[], lines: readonly KeptLine[]): Promise<void> {
  if (isSameList(own, lines)) return;
  await deviceParts.change((stored) => {
    const known = new Map(stored.map((line) => [line.id, line]));
    return mergeChanges(own, stored.map(toKept), lines)
      .slice(0, PARTS_MAX)
      .map((line): PartsLine => {
        const here = known.get(line.id);
        if (here && isSameList([toKept(here)], [line])) return here;
        return { ...line, offer: here?.offerId === line.offerId ? here.offer : null };
      });
  });
}
