import type { KeptLine } from '../../../../contract/parts-lists/parts-list.ts';
import { mergeLists } from '../../../../core/parts-list/merge-lists.ts';
import type { PartsLine } from '../../../../core/parts-list/parts-line.ts';
import { ApiError, read } from '../../../data/api.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';
import { deviceParts } from './device-parts.ts';

const PRECONDITION_FAILED = 412;
/** Another device may save the list at the same time. */
const TRIES = 3;

const readLines = async (): Promise<readonly PartsLine[]> => (await deviceParts.change((lines) => lines)).lines;

/** An empty text says nothing. */
const toKept = ({ id, quantity, source, text, offerId }: PartsLine): KeptLine => ({
  id,
  quantity,
  source: source || null,
  text: text || null,
  offerId,
});

/** The parts list of this device, to join the account's copy. It also stays on the device. */
export const partsToJoin = ({ partsLists: { mine } }: PrivateApi) => ({
  name: 'parts' as const,
  count: async () => (await readLines()).length,
  changes: [],
  /** The merge of the same lines is the same list, so a repeat changes nothing. */
  async join() {
    const lines = (await readLines()).map(toKept);
    for (let tries = 1; ; tries += 1) {
      const kept = await read(mine.$get());
      const json = { lines: mergeLists(kept.lines, lines) };
      try {
        await read(mine.$put({ json }, { headers: { 'if-match': `"${kept.version}"` } }));
        return;
      } catch (error) {
        const isChanged = error instanceof ApiError && error.status === PRECONDITION_FAILED;
        if (!isChanged || tries === TRIES) throw error;
      }
    }
  },
});
