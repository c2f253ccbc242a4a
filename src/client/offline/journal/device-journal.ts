import { trustedScript } from '../trusted-script.ts';
import { emptyContents } from './entries.ts';
import { createJournal } from './journal.ts';
import { hasJournalFolder } from './journal-folder.ts';
import type { JournalPlace } from './journal-place.ts';
import workerUrl from './journal-worker.ts?worker&url';
import { localPlace } from './local-place.ts';
import { workerPlace } from './worker-place.ts';

/** The file comes with what is first written: who only reads needs no worker. */
function openFile(): JournalPlace | undefined {
  const hasFiles = typeof navigator.storage?.getDirectory === 'function' && 'locks' in navigator;
  if (!hasFiles || typeof Worker === 'undefined') return undefined;
  let opened: JournalPlace | undefined;
  const file = (): JournalPlace => {
    opened ??= workerPlace(new Worker(trustedScript(workerUrl), { type: 'module' }));
    return opened;
  };
  return {
    append: async (entries) => file().append(entries),
    read: async () => (opened || (await hasJournalFolder()) ? file().read() : emptyContents),
    wipe: async (wiped, until) => file().wipe(wiped, until),
  };
}

/** The journal of this device, for all its users and tabs. */
export const deviceJournal = createJournal({ openFile, local: localPlace });
