import { dropDraftsOf, dropOthersFromTab } from '../../offline/drafts/drafts.ts';
import { deviceOutbox } from '../../offline/outbox/device-outbox.ts';
import { dropPrivateStores } from '../../offline/saved-reads/private-store.ts';

/**
 * Deletes what this device keeps of everybody but its user: the saved reads, and what this tab has of their drafts. Who was
 * signed out without being asked finds what they have written when they are back.
 */
export function wipeOthers(keptSub: string | undefined): void {
  dropOthersFromTab();
  // The next start tries again.
  dropPrivateStores(keptSub).catch(() => {});
}

/** Deletes what some users have written here and not sent, after a question: rows of the outbox, and drafts. */
export function wipeWritten(isWiped: (sub: string) => boolean): void {
  dropDraftsOf(isWiped);
  // Without a database there are none.
  deviceOutbox.edit((rows) => rows.forget((sub) => sub !== null && isWiped(sub))).catch(() => {});
}
