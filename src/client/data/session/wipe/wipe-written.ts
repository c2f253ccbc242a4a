import { dropDraftsOf } from '../../../offline/drafts/drafts.ts';
import { deviceJournal } from '../../../offline/journal/device-journal.ts';
import { deviceOutbox } from '../../../offline/outbox/device-outbox.ts';
import { isWiped, type WipedUsers } from '../../../offline/wiped-users.ts';

/** Deletes what some users have written here and not sent, after a question: rows of the outbox with their files, and drafts. */
export function wipeWritten(wiped: WipedUsers): void {
  dropDraftsOf((owner) => isWiped(wiped, owner));
  // Without a database there are none.
  deviceOutbox.edit((rows) => rows.forget((sub) => isWiped(wiped, sub))).catch(() => {});
  import('../../../offline/blobs/device-blobs.ts')
    .then(({ deviceBlobs }) => deviceBlobs.forget((sub) => isWiped(wiped, sub)))
    .catch(() => {});
  void deviceJournal.wipe(wiped);
}
