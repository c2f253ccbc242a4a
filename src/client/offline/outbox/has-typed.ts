import { hasDatabase } from '../has-database.ts';
import { hasJournalFolder } from '../journal/journal-folder.ts';
import { OUTBOX_DATABASE } from './outbox-count.ts';

/** Whether somebody has typed here what may not be sent, also where `localStorage` has lost its own word of it. */
export const hasTyped = async (): Promise<boolean> =>
  (await hasJournalFolder().catch(() => false)) || (await hasDatabase(OUTBOX_DATABASE));
