import type { Db, Tx } from './open-database.ts';

/** Several reads of one state of the data; it cannot write. */
export const readInSnapshot = <T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
