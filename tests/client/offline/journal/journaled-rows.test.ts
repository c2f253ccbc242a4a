import { IDBFactory } from 'fake-indexeddb';
import type { UseStore } from 'idb-keyval';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OutboxRow } from '../../../../src/client/offline/outbox/outbox-row.ts';
import { type OutboxRows, outboxRows } from '../../../../src/client/offline/outbox/outbox-rows.ts';
import { connectDatabase } from '../../../../src/client/offline/saved-reads/idb-connection.ts';

type Text = { text: string };

let held: Map<string, OutboxRow>;
let settled: Set<string>;
let rows: OutboxRows;
/** Resolves what the journal holds back. */
let release: (() => void) | undefined;
let isHeldBack: boolean;
/** Ends the transaction after the journal has got its row. */
let refuse: (() => void) | undefined;
let abort: () => void;

beforeEach(() => {
  held = new Map();
  settled = new Set();
  isHeldBack = false;
  rows = open(new IDBFactory());
});

function open(factory: IDBFactory): OutboxRows {
  const store = connectDatabase('outbox', ['rows'], { factory, durability: 'strict' }).store('rows');
  let transaction: IDBTransaction;
  const watched: UseStore = (mode, work) =>
    store(mode, (opened) => {
      transaction = opened.transaction;
      return work(opened);
    });
  refuse = undefined;
  abort = () => transaction.abort();
  return outboxRows(watched, 'build', {
    hold: async (all) => {
      refuse?.();
      refuse = undefined;
      for (const row of all) held.set(row.id, row);
      if (isHeldBack)
        await new Promise<void>((resolve) => {
          release = resolve;
        });
    },
    settle: async (ids) => {
      for (const id of ids) settled.add(id);
    },
  });
}

const add = (text: string, more: { sub?: string | null; objectKey?: string; baseVersion?: number } = {}) =>
  rows.add(
    { operation: 'note', sub: 'user', objectKey: 'a', baseVersion: null, ...more, payload: { text } },
    (last: Text, next: Text) => (next.text === '-' ? null : { text: last.text + next.text }),
  );
/** What a start would put back. */
const journaled = () =>
  [...held.values()].filter(({ id }) => !settled.has(id)).map(({ payload }) => (payload as Text).text);
const first = async (): Promise<OutboxRow> => {
  const [row] = await rows.all();
  if (!row) throw new Error('no row');
  return row;
};

describe('the rows and their journal', () => {
  it('a row is acknowledged when both have it', async () => {
    isHeldBack = true;
    let isAcknowledged = false;
    const adding = add('text').then(() => {
      isAcknowledged = true;
    });
    await expect.poll(async () => (await rows.all()).length).toBe(1);
    expect(journaled()).toEqual(['text']);
    expect(isAcknowledged).toBe(false);
    release?.();
    await adding;
  });

  it('joined, cancelled, renewed, discarded and forgotten rows are the same on both sides', async () => {
    await add('one');
    await add(' two');
    expect(journaled()).toEqual(['one two']);
    await add('-');
    expect(journaled()).toEqual([]);
    await add('three');
    const { id, seq } = await first();
    await rows.renew(seq, { payload: { text: 'joined' }, baseVersion: 2 });
    expect(settled).toContain(id);
    expect(journaled()).toEqual(['joined']);
    await rows.discard({ sub: 'user', objectKey: 'a' });
    expect(journaled()).toEqual([]);
    await add('four', { sub: null });
    await rows.adopt('user', () => true);
    expect([...held.values()].at(-1)?.sub).toBe('user');
    await rows.forget((sub) => sub === 'user');
    expect(journaled()).toEqual([]);
  });

  it('a delivered row is settled, and those behind it build on its version there too', async () => {
    await add('first', { baseVersion: 1 });
    const row = await first();
    await rows.take(row.seq);
    await add('second', { baseVersion: 1 });
    await rows.confirm(row, 2);
    await expect.poll(journaled).toEqual(['second']);
    await expect.poll(() => [...held.values()].at(-1)?.baseVersion).toBe(2);
  });

  it('what the database refuses is in the journal neither', async () => {
    await add('kept');
    refuse = abort;
    await expect(add(' and more')).rejects.toThrow();
    refuse = abort;
    await expect(add('other', { objectKey: 'b' })).rejects.toThrow();
    expect(held.size).toBe(2);
    await expect.poll(journaled).toEqual(['kept']);
  });

  it('a database that began anew gets its rows back, to be sent as they were', async () => {
    await add('one');
    await add('two', { objectKey: 'b' });
    const before = await rows.all();
    rows = open(new IDBFactory());
    expect(await rows.restore([...held.values()], settled)).toEqual([]);
    const after = await rows.all();
    expect(after.map(({ id, seq, sub }) => ({ id, seq, sub }))).toEqual(
      before.map(({ id, seq, sub }) => ({ id, seq, sub })),
    );
    await add(' more');
    expect((await rows.all()).map(({ payload }) => (payload as Text).text)).toEqual(['one', 'two', ' more']);
  });
});
