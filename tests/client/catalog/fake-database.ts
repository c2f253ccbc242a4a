import { afterEach, beforeEach, vi } from 'vitest';

interface FakeRequest<T> {
  result: T;
  onsuccess?: () => void;
}

/** The rows of each database, which tests may read and spoil. */
export const databases = new Map<string, Map<string, unknown>>();

/** What a write fails with from now on. */
export const faults: { write?: DOMException | undefined; open?: DOMException | undefined } = {};

/** jsdom has no IndexedDB. Call it at the top of a test file: one object store a database, transactions one by one. */
export function fakeDatabases(): void {
  beforeEach(() => {
    databases.clear();
    faults.write = undefined;
    faults.open = undefined;
    vi.stubGlobal('indexedDB', { open });
  });
  afterEach(() => vi.unstubAllGlobals());
}

function open(name: string) {
  const request = { result: handleOf(name), error: faults.open } as {
    onsuccess?: () => void;
    onerror?: () => void;
    onupgradeneeded?: () => void;
  };
  queueMicrotask(() => (faults.open ? request.onerror?.() : request.onsuccess?.()));
  return request;
}

const rowsOf = (name: string): Map<string, unknown> => {
  const rows = databases.get(name) ?? new Map<string, unknown>();
  databases.set(name, rows);
  return rows;
};

const handleOf = (name: string) => ({
  objectStoreNames: ['rows'],
  close: () => {},
  transaction: () => ({ objectStore: () => storeOf(rowsOf(name)) }),
});

function storeOf(rows: Map<string, unknown>) {
  const writes: (() => void)[] = [];
  const transaction: { error: unknown; oncomplete?: () => void; onabort?: () => void } = { error: undefined };
  const finish = () => {
    if (faults.write && writes.length > 0) {
      transaction.error = faults.write;
      return transaction.onabort?.();
    }
    for (const write of writes) write();
    transaction.oncomplete?.();
  };
  return {
    transaction,
    getAll: () => {
      const request: FakeRequest<unknown[]> = { result: structuredClone([...rows.values()]) };
      queueMicrotask(() => {
        request.onsuccess?.();
        finish();
      });
      return request;
    },
    put: (value: unknown, key: string) => writes.push(() => rows.set(key, structuredClone(value))),
    delete: (key: string) => writes.push(() => rows.delete(key)),
  };
}
