import { Worker } from 'node:worker_threads';
import type { ReaderStart } from './reader-start.ts';

/** Starts the reader's thread, which loads its modules and then waits for `giveAccess`. */
export const spawnReader = (): Worker => new Worker(new URL('./read-worker-main.ts', import.meta.url));

export const giveAccess = (reader: Worker, start: ReaderStart): void =>
  reader.postMessage(start, start.access.engine === 'pglite' ? [start.access.port] : []);
