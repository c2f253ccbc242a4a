import { isSameList } from '../../../../core/parts-list/merge-changes.ts';
import { readUserInfo } from '../../../data/session/user-info.ts';
import { deviceOutbox } from '../../../offline/outbox/device-outbox.ts';
import { readLines, toKept } from './kept-lines.ts';
import { PARTS_OBJECT_KEY, partsOperation } from './parts-operation.ts';
import { deviceSynced } from './synced-parts.ts';

/** Puts a row into the outbox if the user's list has changed here since it was the account's. */
export async function queueSync(): Promise<void> {
  const sub = readUserInfo()?.sub;
  const synced = await deviceSynced.read();
  // What somebody else changes here joins no account by itself.
  if (synced && synced.sub !== sub) await deviceSynced.drop();
  if (sub === undefined || synced?.sub !== sub) return;
  const lines = await readLines();
  if (isSameList(lines.map(toKept), synced.lines)) return;
  await deviceOutbox.add(partsOperation, { sub, payload: {}, objectKey: PARTS_OBJECT_KEY, baseVersion: null });
}
