import { Worker } from 'node:worker_threads';
import type { DatabaseAccess } from './db/read-worker-database.ts';
import type { Env } from './env.ts';

export interface ReaderStart {
  env: Env;
  access: DatabaseAccess;
}

/** Starts the reader's thread, which loads its modules and then waits for `giveAccess`. */
export const spawnReader = (): Worker => new Worker(new URL('./read-worker-main.ts', import.meta.url));

export const giveAccess = (reader: Worker, start: ReaderStart): void =>
  reader.postMessage(start, start.access.engine === 'pglite' ? [start.access.port] : []);
