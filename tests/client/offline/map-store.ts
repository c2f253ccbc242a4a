import type { KeyValueStore } from '../../../src/client/offline/saved-reads/saved-reads.ts';

/** A store in memory; while `fault` is set, writes throw it. */
export function mapStore<T>(): KeyValueStore<T> & { map: Map<string, T>; fault: Error | undefined } {
  const map = new Map<string, T>();
  const store = {
    map,
    fault: undefined as Error | undefined,
    get: async (key: string) => map.get(key),
    setMany: async (pairs: [string, T][]) => {
      if (store.fault) throw store.fault;
      for (const [key, value] of pairs) map.set(key, value);
    },
    delMany: async (keys: string[]) => {
      for (const key of keys) map.delete(key);
    },
    entries: async () => [...map],
  };
  return store;
}
