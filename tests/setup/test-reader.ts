import { Worker } from 'node:worker_threads';
import { pino } from 'pino';
import type { Database } from '../../src/server/db/open-database.ts';
import { Reader, type ReaderOptions } from '../../src/server/platform/http/read-worker/read-worker.ts';

/** A reader in a thread of its own over an open database. */
export function startTestReader(database: Pick<Database, 'access'>, options: Partial<ReaderOptions> = {}): Reader {
  const start = () => {
    const access = database.access();
    return new Worker(new URL('./reader-thread.ts', import.meta.url), {
      workerData: access,
      transferList: access.engine === 'pglite' ? [access.port] : [],
    });
  };
  return new Reader({ start, log: pino({ level: 'silent' }), ...options });
}
