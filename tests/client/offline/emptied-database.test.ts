import { IDBFactory } from 'fake-indexeddb';
import { get, set } from 'idb-keyval';
import { describe, expect, it } from 'vitest';
import { connectDatabase } from '../../../src/client/offline/saved-reads/idb-connection.ts';

const NAME = 'test';

/** A database as another program has left it. */
const leave = (factory: IDBFactory, version: number, stores: readonly string[]) =>
  new Promise<void>((resolve, reject) => {
    const request = factory.open(NAME, version);
    request.onupgradeneeded = () => {
      for (const store of stores) request.result.createObjectStore(store);
    };
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
    request.onerror = () => reject(request.error);
  });

const storeIn = (factory: IDBFactory) => connectDatabase(NAME, ['s'], { factory }).store('s');

describe('a database', () => {
  it.each([1, 99])('of version %i that has lost its stores is made anew', async (version) => {
    const factory = new IDBFactory();
    await leave(factory, version, []);
    const store = storeIn(factory);
    await set('a', 1, store);
    expect(await get('a', store)).toBe(1);
  });

  it('is made anew once by two tabs', async () => {
    const factory = new IDBFactory();
    await leave(factory, 1, []);
    const [one, other] = [storeIn(factory), storeIn(factory)];
    await Promise.all([set('a', 1, one), set('b', 2, other)]);
    expect([await get('b', one), await get('a', other)]).toEqual([2, 1]);
  });

  it('of a later build keeps its stores', async () => {
    const factory = new IDBFactory();
    await leave(factory, 99, ['later']);
    await expect(set('a', 1, storeIn(factory))).rejects.toMatchObject({ name: 'VersionError' });
    const names = await new Promise((resolve) => {
      const request = factory.open(NAME);
      request.onsuccess = () => resolve([...request.result.objectStoreNames]);
    });
    expect(names).toEqual(['later']);
  });
});
