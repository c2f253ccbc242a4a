import { mergeLists } from '../../../../core/parts-list/merge-lists.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';
import { changeAccountParts, readLines, toKept } from './kept-lines.ts';
import { noteSynced } from './sync-parts.ts';

/** The parts list of this device, to join the account's copy. It also stays on the device. */
export const partsToJoin = ({ partsLists: { mine } }: PrivateApi) => ({
  name: 'parts' as const,
  count: async () => (await readLines()).length,
  changes: [],
  /** The merge of the same lines is the same list, so a repeat changes nothing. */
  async join() {
    const lines = (await readLines()).map(toKept);
    await changeAccountParts(mine, (kept) => mergeLists(kept, lines));
    // From now on both are kept the same: what only the account has comes here when the list is opened.
    await noteSynced({ lines });
  },
});
