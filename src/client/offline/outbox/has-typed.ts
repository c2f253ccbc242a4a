import { hasJournalFolder } from '../journal/journal-folder.ts';
import { OUTBOX_DATABASE } from './outbox-count.ts';

/** Whether somebody has typed here what may not be sent, also where `localStorage` has lost its own word of it. */
export const hasTyped = async (): Promise<boolean> =>
  (await hasJournalFolder().catch(() => false)) || (await hasOutbox());

async function hasOutbox(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === OUTBOX_DATABASE);
  } catch {
    return false;
  }
}
