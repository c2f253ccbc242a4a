import { dropDraftsOf } from '../../../offline/drafts/drafts.ts';
import { deviceOutbox } from '../../../offline/outbox/device-outbox.ts';

/** Deletes what some users have written here and not sent, after a question: rows of the outbox, and drafts. */
export function wipeWritten(isWiped: (sub: string) => boolean): void {
  dropDraftsOf(isWiped);
  // Without a database there are none.
  deviceOutbox.edit((rows) => rows.forget((sub) => sub !== null && isWiped(sub))).catch(() => {});
}
