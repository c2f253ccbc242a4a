import { JOURNAL_FOLDER } from '../journal/journal-folder.ts';
import { OUTBOX_DATABASE } from './outbox-count.ts';

/** Whether somebody has typed here what may not be sent, also where `localStorage` has lost its own word of it. */
export const hasTyped = async (): Promise<boolean> => (await hasJournal()) || (await hasOutbox());

async function hasJournal(): Promise<boolean> {
  try {
    await (await navigator.storage.getDirectory()).getDirectoryHandle(JOURNAL_FOLDER);
    return true;
  } catch {
    return false;
  }
}

async function hasOutbox(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === OUTBOX_DATABASE);
  } catch {
    return false;
  }
}
