import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutbox, type OutboxOptions } from '../../../src/client/offline/outbox/outbox.ts';
import { type OutboxRows, outboxRows } from '../../../src/client/offline/outbox/outbox-rows.ts';
import { connectDatabase } from '../../../src/client/offline/saved-reads/idb-connection.ts';

let factory: IDBFactory;
let handles: IDBDatabase[];
let rows: OutboxRows;

/** Remembers the handles that it opens. */
class WatchedFactory extends IDBFactory {
  override open(name: string, version?: number) {
    const request = super.open(name, version);
    request.addEventListener('success', () => handles.push(request.result as unknown as IDBDatabase));
    return request;
  }
}

beforeEach(() => {
  handles = [];
  factory = new WatchedFactory();
  rows = outboxRows(connectDatabase('outbox', ['rows'], { factory, durability: 'strict' }).store('rows'), 'build');
});

const open = (more: Partial<OutboxOptions> = {}, given: OutboxRows = rows) =>
  createOutbox(given, { signal: { send: () => {}, listen: () => () => {} }, ...more });

const add = (outbox: ReturnType<typeof open>, text: string) =>
  outbox.add({ name: 'note' }, { sub: 'user', objectKey: text, payload: { text }, baseVersion: null });

const storedTexts = async () => (await rows.all()).map(({ payload }) => (payload as { text: string }).text);

/** The device is full for the next `times` rows. */
function fullFor(times: number): OutboxRows {
  let left = times;
  return {
    ...rows,
    add: async (...row) => {
      left -= 1;
      if (left >= 0) throw new DOMException('full', 'QuotaExceededError');
      await rows.add(...row);
    },
  };
}

describe('the outbox on a device', () => {
  it('that is full frees room once, and then has the row', async () => {
    const freeSpace = vi.fn(async () => {});
    await add(open({ freeSpace }, fullFor(1)), 'kept');
    expect(freeSpace).toHaveBeenCalledOnce();
    expect(await storedTexts()).toEqual(['kept']);
  });

  it('that stays full says so, and stores nothing', async () => {
    const freeSpace = vi.fn(async () => {});
    await expect(add(open({ freeSpace }, fullFor(2)), 'lost')).rejects.toMatchObject({ name: 'QuotaExceededError' });
    expect(freeSpace).toHaveBeenCalledOnce();
    expect(await storedTexts()).toEqual([]);
  });

  it('that closes the database under the app has every row all the same', async () => {
    const outbox = open();
    for (const text of ['a', 'b', 'c', 'd']) {
      await add(outbox, text);
      handles.at(-1)?.close();
    }
    expect(await storedTexts()).toEqual(['a', 'b', 'c', 'd']);
    expect(handles.length).toBeGreaterThanOrEqual(4);
  });
});
