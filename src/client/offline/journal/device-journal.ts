import { trustedScript } from '../trusted-script.ts';
import { createJournal } from './journal.ts';
import type { JournalPlace } from './journal-place.ts';
import workerUrl from './journal-worker.ts?worker&url';
import { localPlace } from './local-place.ts';
import { workerPlace } from './worker-place.ts';

function openFile(): JournalPlace | undefined {
  const hasFiles = typeof navigator.storage?.getDirectory === 'function' && 'locks' in navigator;
  if (!hasFiles || typeof Worker === 'undefined') return undefined;
  return workerPlace(new Worker(trustedScript(workerUrl), { type: 'module' }));
}

/** The journal of this device, for all its users and tabs. */
export const deviceJournal = createJournal({ openFile, local: localPlace });
