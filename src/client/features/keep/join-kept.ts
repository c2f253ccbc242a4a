import { readUserInfo } from '../../data/session/user-info.ts';
import { deviceOutbox } from '../../offline/outbox/device-outbox.ts';
import type { OutboxRow } from '../../offline/outbox/outbox-row.ts';
import { FAVORITE_OPERATION } from './favorites/favorite-operation.ts';
import { NOTE_OPERATION } from './notes/note-operation.ts';

const isOfNobody = ({ sub, operation }: OutboxRow): boolean =>
  sub === null && (operation === FAVORITE_OPERATION || operation === NOTE_OPERATION);

/** The favourites and notes of this device from before the sign-in, to be sent as the user's own. */
export const keptToJoin = () => ({
  name: 'kept' as const,
  async count() {
    const rows = await deviceOutbox.read();
    return rows.filter(isOfNobody).length;
  },
  changes: [],
  async join() {
    const sub = readUserInfo()?.sub;
    if (sub !== undefined) await deviceOutbox.edit((rows) => rows.adopt(sub, isOfNobody));
  },
});
