import { dropOthersFromTab } from '../../../offline/drafts/drafts.ts';
import { dropPrivateStores } from '../../../offline/saved-reads/private-store.ts';

/**
 * Deletes what this device keeps of everybody but its user: the saved reads, and what this tab has of their drafts. Who was
 * signed out without being asked finds what they have written when they are back. Without the outbox: every start calls it.
 */
export function wipeOthers(keptSub: string | undefined): void {
  dropOthersFromTab();
  // The next start tries again.
  dropPrivateStores(keptSub).catch(() => {});
}
