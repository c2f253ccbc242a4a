import type { UseStore } from 'idb-keyval';
import { errorName } from '../error-name.ts';
import { openDatabase } from './open-database.ts';

/** WebKit over its quota never calls back. */
const OPERATION_TIMEOUT_MS = 5_000;
/** Errors of a dead handle: the browser lost the storage process, or another tab closed the database. */
const DEAD_HANDLE = new Set(['InvalidStateError', 'UnknownError']);

export interface DatabaseOptions {
  factory?: IDBFactory;
  timeoutMs?: number;
  /** `strict`: a transaction is complete when it is on the disk. */
  durability?: IDBTransactionDurability;
}

export interface DatabaseConnection {
  /** An object store in the form that idb-keyval needs. */
  store(name: string): UseStore;
  close(): void;
}

/**
 * An IndexedDB database. Opens lazily, reopens a dead handle and retries the operation once, and closes when another
 * tab upgrades or deletes the database. A transaction that does not end in time is aborted.
 */
export function connectDatabase(
  name: string,
  stores: readonly string[],
  { factory, timeoutMs = OPERATION_TIMEOUT_MS, durability = 'default' }: DatabaseOptions = {},
): DatabaseConnection {
  let handle: Promise<IDBDatabase> | undefined;

  const giveUp = (used: Promise<IDBDatabase> | undefined) => {
    if (handle === used) handle = undefined;
    used?.then(
      (database) => database.close(),
      () => {},
    );
  };

  const open = (): Promise<IDBDatabase> => {
    if (handle) return handle;
    const opened = openDatabase(factory ?? indexedDB, name, stores);
    handle = opened;
    opened.then(
      (database) => {
        database.onversionchange = () => giveUp(opened);
        database.onclose = () => giveUp(opened);
      },
      () => giveUp(opened),
    );
    return opened;
  };

  const store =
    (storeName: string): UseStore =>
    async <T>(mode: IDBTransactionMode, callback: (store: IDBObjectStore) => T | PromiseLike<T>): Promise<T> => {
      const once = (opened: Promise<IDBDatabase>): Promise<T> => {
        let begun: IDBTransaction | undefined;
        let isLate = false;
        const work = async () => {
          const database = await opened;
          if (isLate) throw new DOMException('opened too late', 'TimeoutError');
          begun = database.transaction(storeName, mode, { durability });
          return callback(begun.objectStore(storeName));
        };
        return inTime(work(), timeoutMs, () => {
          isLate = true;
          abort(begun);
        });
      };
      const used = open();
      try {
        return await once(used);
      } catch (error) {
        const reason = errorName(error);
        if (reason === 'TimeoutError' || isDead(reason)) giveUp(used);
        if (!isDead(reason)) throw error;
        return once(open());
      }
    };

  return { store, close: () => giveUp(handle) };
}

const isDead = (reason: string | undefined): boolean => reason !== undefined && DEAD_HANDLE.has(reason);

/** The caller is told that nothing was written, so nothing may be written later. */
function abort(transaction: IDBTransaction | undefined): void {
  try {
    transaction?.abort();
  } catch {
    // It has ended meanwhile.
  }
}

function inTime<T>(work: Promise<T>, timeoutMs: number, onLate: () => void): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      onLate();
      reject(new DOMException(`no answer in ${timeoutMs} ms`, 'TimeoutError'));
    }, timeoutMs);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
