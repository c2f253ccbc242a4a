import { deviceJournal } from '../journal/device-journal.ts';
import { draftOfKey } from '../journal/entries.ts';
import { type JournaledDraft, journaledDraft, putBackDrafts, storedDrafts } from './drafts.ts';
import { forgetDrafts, holdDraft } from './journaled-drafts.ts';

/** As many as storage keeps. */
const MAX_COUNT = 30;

/** Compares the drafts in storage with those of the journal: each gets what only the other has, or what is newer there. */
export async function restoreDrafts(): Promise<void> {
  const { held } = await deviceJournal.contents();
  const found = held.flatMap(({ key, value }) => {
    const storedKey = draftOfKey(key);
    return storedKey === undefined ? [] : [{ storedKey, draft: journaledDraft(storedKey, value) }];
  });
  const kept = found
    .flatMap(({ draft }) => draft ?? [])
    .sort((a, b) => b.savedAt - a.savedAt)
    .slice(0, MAX_COUNT);
  const keptAt = new Map(kept.map(({ storedKey, savedAt }) => [storedKey, savedAt]));
  forgetDrafts(found.map(({ storedKey }) => storedKey).filter((storedKey) => !keptAt.has(storedKey)));
  const isUnheld = ({ storedKey, savedAt }: JournaledDraft) => (keptAt.get(storedKey) ?? 0) < savedAt;
  for (const draft of storedDrafts().filter(isUnheld)) holdDraft(draft.storedKey, draft);
  forgetDrafts(putBackDrafts(kept));
}
