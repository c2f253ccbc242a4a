import { deviceJournal } from '../journal/device-journal.ts';
import { draftKey, type HeldEntry } from '../journal/entries.ts';

/** Between two writes while somebody types. */
const GAP_MS = 1_000;

/** By key: what was typed since the last write. */
const typed = new Map<string, HeldEntry>();
let isWriting = false;
let endGap = (): void => {};

/** Every change of a draft comes here; one write holds the last of many. */
export function holdDraft(
  storedKey: string,
  { text, owner, savedAt }: { text: string; owner?: string | undefined; savedAt: number },
): void {
  const key = draftKey(storedKey);
  typed.set(key, { key, sub: owner ?? null, at: savedAt, value: text });
  void write();
}

export function forgetDrafts(storedKeys: readonly string[]): void {
  const keys = storedKeys.map(draftKey);
  for (const key of keys) typed.delete(key);
  void deviceJournal.settle(keys);
}

async function write(): Promise<void> {
  if (isWriting) return;
  isWriting = true;
  while (typed.size > 0) {
    const entries = [...typed.values()];
    typed.clear();
    await deviceJournal.hold(entries);
    await gap();
  }
  isWriting = false;
}

/** A page that is hidden may not come back. */
addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') endGap();
});

const gap = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, document.visibilityState === 'hidden' ? 0 : GAP_MS);
    endGap = () => {
      clearTimeout(timer);
      resolve();
    };
  });
