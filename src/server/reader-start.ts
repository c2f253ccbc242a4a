import type { DatabaseAccess } from './db/read-worker-database.ts';
import type { Env } from './env.ts';

/** What the reader's thread begins with. */
export interface ReaderStart {
  env: Env;
  access: DatabaseAccess;
}
