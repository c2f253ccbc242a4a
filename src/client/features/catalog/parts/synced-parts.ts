import type { UseStore } from 'idb-keyval';
import type { KeptLine } from '../../../../contract/parts-lists/parts-list.ts';
import { connectDatabase } from '../../../offline/saved-reads/idb-connection.ts';
import { PARTS_DATABASE, PARTS_STORE } from './parts-rows.ts';

/** The list when this device and an account last had the same one. */
export interface SyncedParts {
  /** Whose account. */
  sub: string;
  lines: readonly KeptLine[];
}

/** Among the lines, where builds that do not know it leave it alone. */
const KEY = 'synced';

const isSynced = (row: unknown): row is SyncedParts =>
  typeof row === 'object' &&
  row !== null &&
  'id' in row &&
  row.id === KEY &&
  'lines' in row &&
  Array.isArray(row.lines);

/** Reads what is stored, and replaces it if one is given, or drops it for null, in one transaction. */
const exchange = (store: UseStore, next?: SyncedParts | null): Promise<SyncedParts | undefined> =>
  store(
    next === undefined ? 'readonly' : 'readwrite',
    (rows) =>
      new Promise((resolve, reject) => {
        const { transaction } = rows;
        const request = rows.getAll();
        transaction.oncomplete = () => resolve(request.result.find(isSynced));
        transaction.onabort = () => reject(transaction.error);
        request.onsuccess = () => {
          if (next) rows.put({ id: KEY, ...next }, KEY);
          else if (next === null) rows.delete(KEY);
        };
      }),
  );

const store = connectDatabase(PARTS_DATABASE, [PARTS_STORE]).store(PARTS_STORE);

/** With what this device's list is compared. */
export const deviceSynced = {
  read: () => exchange(store),
  write: (synced: SyncedParts) => exchange(store, synced),
  /** At a sign-out: what somebody else then writes on this device joins no account by itself. */
  drop: () => exchange(store, null),
};
