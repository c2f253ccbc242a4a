import { mergeLists } from '../../../../../core/parts-list/merge-lists.ts';
import type { PartsLine } from '../../../../../core/parts-list/parts-line.ts';
import type { PrivateApi } from '../../../../data/session/private-api.ts';
import { write } from '../../../../data/write.ts';
import { changeAccountParts, takeAccountParts, toKept } from '../../parts/kept-lines.ts';
import { accountPartsKey } from '../../parts/queries.ts';
import { noteSynced } from '../../parts/sync-parts.ts';

export const accountPartsWrites = ({ partsLists: { mine } }: PrivateApi) => ({
  /** Both lists get what each has alone; nothing is taken away. */
  merge: () =>
    write({
      area: 'catalog',
      name: 'mergeAccountParts',
      send: async (lines: readonly PartsLine[]) => {
        const merged = await changeAccountParts(mine, (kept) => mergeLists(kept, lines.map(toKept)));
        await takeAccountParts(merged);
        await noteSynced(merged);
        return merged;
      },
      invalidates: () => [accountPartsKey],
    }),
  /** The account's list becomes that of the device. */
  replace: () =>
    write({
      area: 'catalog',
      name: 'replaceAccountParts',
      send: async (lines: readonly PartsLine[]) => {
        const replaced = await changeAccountParts(mine, () => lines.map(toKept));
        await noteSynced(replaced);
        return replaced;
      },
      invalidates: () => [accountPartsKey],
    }),
});
