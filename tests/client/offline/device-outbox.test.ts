import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviceOutbox } from '../../../src/client/offline/outbox/device-outbox.ts';

const storage = 'storage' in navigator ? navigator.storage : undefined;

afterEach(() => {
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
});

const add = (objectKey: string) =>
  deviceOutbox.add({ name: 'notes.change' }, { sub: null, payload: {}, objectKey, baseVersion: null });

describe('the outbox of the device', () => {
  it('asks the browser to keep the storage, once, after the first row is on the disk', async () => {
    const storedAtAsking: number[] = [];
    const persist = vi.fn(async () => {
      storedAtAsking.push((await deviceOutbox.read()).length);
      return true;
    });
    Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true });
    await deviceOutbox.read();
    expect(persist).not.toHaveBeenCalled();
    await add('a');
    await add('b');
    await vi.waitFor(() => expect(storedAtAsking).toHaveLength(1));
    expect(persist).toHaveBeenCalledOnce();
    expect(storedAtAsking[0]).toBeGreaterThan(0);
  });
});
