import { describe, expect, it, vi } from 'vitest';
import { connectDatabase } from '../../../src/client/offline/saved-reads/idb-connection.ts';

interface Handle {
  objectStoreNames: readonly string[];
  transaction: () => { objectStore: () => string; abort?: () => void };
  close: () => void;
  onversionchange?: () => void;
  onclose?: () => void;
}

/** Imitates the opening of IndexedDB: each call returns the next handle, or never answers. */
function factoryOf(...handles: (Handle | 'silent')[]) {
  const open = vi.fn(() => {
    const request = {} as { result: Handle; onsuccess?: () => void };
    const next = handles.shift();
    if (next && next !== 'silent') {
      request.result = next;
      queueMicrotask(() => request.onsuccess?.());
    }
    return request;
  });
  return { open, factory: { open } as unknown as IDBFactory };
}

const objectStoreNames = ['s'];
const living = (): Handle => ({
  objectStoreNames,
  transaction: () => ({ objectStore: () => 'store' }),
  close: vi.fn(),
});
const dead = (name: string): Handle => ({
  objectStoreNames,
  transaction: () => {
    throw new DOMException('lost', name);
  },
  close: vi.fn(),
});

const use = (factory: IDBFactory, timeoutMs?: number) =>
  connectDatabase('test', ['s'], { factory, timeoutMs }).store('s');

describe('connectDatabase', () => {
  it('opens once for many operations', async () => {
    const { open, factory } = factoryOf(living());
    const store = use(factory);
    expect(await Promise.all([store('readonly', (one) => one), store('readonly', (one) => one)])).toEqual([
      'store',
      'store',
    ]);
    expect(open).toHaveBeenCalledOnce();
  });

  it.each(['InvalidStateError', 'UnknownError'])('reopens and retries once if the handle throws %s', async (name) => {
    const lost = dead(name);
    const { open, factory } = factoryOf(lost, living());
    expect(await use(factory)('readonly', () => 'done')).toBe('done');
    expect(open).toHaveBeenCalledTimes(2);
    expect(lost.close).toHaveBeenCalled();
  });

  it('gives up after the second dead handle', async () => {
    const { open, factory } = factoryOf(dead('UnknownError'), dead('UnknownError'));
    await expect(use(factory)('readonly', () => 'done')).rejects.toThrow('lost');
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('rethrows an error of the operation itself', async () => {
    const { open, factory } = factoryOf(living());
    const full = new DOMException('full', 'QuotaExceededError');
    await expect(use(factory)('readwrite', () => Promise.reject(full))).rejects.toBe(full);
    expect(open).toHaveBeenCalledOnce();
  });

  it.each([
    [
      'throws',
      () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    ],
    ['is missing', undefined],
  ])('rejects if opening %s', async (_, open) => {
    const blocked = { open } as unknown as IDBFactory;
    await expect(use(blocked)('readonly', () => 'done')).rejects.toThrow();
  });

  it('rejects without a factory, or if its getter throws', async () => {
    const store = connectDatabase('test', ['s']).store('s');
    await expect(store('readonly', () => 'done')).rejects.toThrow();
    vi.stubGlobal('indexedDB', undefined);
    await expect(store('readonly', () => 'done')).rejects.toThrow();
    vi.unstubAllGlobals();
  });

  it('times out an operation, and reopens for the next', async () => {
    const { factory } = factoryOf('silent', living());
    const store = use(factory, 20);
    await expect(store('readonly', () => 'done')).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(await store('readonly', () => 'done')).toBe('done');
  });

  it('aborts a transaction that never calls back, so that it writes nothing later', async () => {
    const abort = vi.fn();
    const stuck: Handle = { ...living(), transaction: () => ({ objectStore: () => 'store', abort }) };
    const { factory } = factoryOf(stuck, living());
    const store = use(factory, 20);
    await expect(store('readwrite', () => new Promise(() => {}))).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(abort).toHaveBeenCalledOnce();
    expect(stuck.close).toHaveBeenCalled();
    expect(await store('readwrite', () => 'done')).toBe('done');
  });

  it('begins nothing in a database that opens too late', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const transaction = vi.fn(living().transaction);
    const open = () => {
      const request = { result: { ...living(), transaction } } as { result: Handle; onsuccess?: () => void };
      void promise.then(() => request.onsuccess?.());
      return request;
    };
    const store = use({ open } as unknown as IDBFactory, 20);
    await expect(store('readwrite', () => 'done')).rejects.toMatchObject({ name: 'TimeoutError' });
    resolve();
    await new Promise((done) => setTimeout(done));
    expect(transaction).not.toHaveBeenCalled();
  });

  it('closes the database when another tab wants to change it', async () => {
    const handle = living();
    const { open, factory } = factoryOf(handle, living());
    const store = use(factory);
    await store('readonly', () => 'done');
    handle.onversionchange?.();
    await vi.waitFor(() => expect(handle.close).toHaveBeenCalled());
    await store('readonly', () => 'done');
    expect(open).toHaveBeenCalledTimes(2);
  });
});
