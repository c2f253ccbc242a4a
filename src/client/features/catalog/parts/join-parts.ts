import { mergeLists } from '../../../../core/parts-list/merge-lists.ts';
import type { PartsLine } from '../../../../core/parts-list/parts-line.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';
import { deviceParts } from './device-parts.ts';
import { changeAccountParts, toKept } from './kept-lines.ts';

const readLines = async (): Promise<readonly PartsLine[]> => (await deviceParts.change((lines) => lines)).lines;

/** The parts list of this device, to join the account's copy. It also stays on the device. */
export const partsToJoin = ({ partsLists: { mine } }: PrivateApi) => ({
  name: 'parts' as const,
  count: async () => (await readLines()).length,
  changes: [],
  /** The merge of the same lines is the same list, so a repeat changes nothing. */
  async join() {
    const lines = (await readLines()).map(toKept);
    await changeAccountParts(mine, (kept) => mergeLists(kept, lines));
  },
});
