import { QueryClient } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/client/data/api.ts';
import { type AnyOperation, type OutboxCall, operationsOf } from '../../../src/client/offline/outbox/operation.ts';
import { createOutbox, type Outbox } from '../../../src/client/offline/outbox/outbox.ts';
import { type OutboxRows, outboxRows } from '../../../src/client/offline/outbox/outbox-rows.ts';
import { connectDatabase } from '../../../src/client/offline/saved-reads/idb-connection.ts';
import type { Problem } from '../../../src/contract/problem.ts';
import { fakeLocks } from '../account/fake-locks.ts';

type Payload = { text: string };

fakeLocks();

let rows: OutboxRows;
let outbox: Outbox;
let sub: string | undefined;
/** Every try, in its order. */
let tried: string[];
/** What a try waits for; a rejection is its end. */
let answers: Map<string, Promise<unknown>>;
/** What the end of a pass waits for. */
let saving: Promise<void> | undefined;
let saves: number;

const note: AnyOperation = {
  name: 'note',
  isPrivate: true,
  describe: () => ({ title: '' }),
  accepts: (payload): payload is Payload => typeof (payload as Payload | null)?.text === 'string',
  async send({ payload }: OutboxCall<Payload>) {
    tried.push(payload.text);
    await answers.get(payload.text);
    return {};
  },
  confirms: () => true,
  save: async () => {
    saves += 1;
    await saving;
  },
};

/** What a test holds until it lets it go. */
const held = () => Promise.withResolvers<void>();

const add = (objectKey: string, text: string) =>
  outbox.add(note, { sub: 'user', objectKey, payload: { text }, baseVersion: null });

const isEmpty = () => vi.waitFor(async () => expect(await rows.all()).toEqual([]));

beforeEach(() => {
  rows = outboxRows(connectDatabase('outbox', ['rows'], { factory: new IDBFactory() }).store('rows'), 'build');
  sub = 'user';
  tried = [];
  answers = new Map();
  saving = undefined;
  saves = 0;
  outbox = createOutbox(rows, { signal: { send: () => {}, listen: () => () => {} } });
  const close = outbox.start({
    operations: operationsOf([note]),
    base: '',
    queryClient: new QueryClient(),
    readSub: () => sub,
    fetchFor: () => fetch,
    transferFor: () => fetch,
  });
  return () => {
    close();
    vi.restoreAllMocks();
  };
});

describe('the rounds of a pass', () => {
  it('sends what is written while a pass saves its reads once, under its own lock', async () => {
    const read = held();
    const answer = held();
    saving = read.promise;
    answers.set('second', answer.promise);
    await add('a', 'first');
    await vi.waitFor(() => expect(saves).toBe(1));
    await add('a', 'second');
    // A round that reads the rows now has ended its reading when these reads end.
    for (let read = 0; read < 5; read += 1) await rows.all();
    saving = undefined;
    read.resolve();
    await vi.waitFor(() => expect(tried).toContain('second'));
    for (let read = 0; read < 20; read += 1) await rows.all();
    answer.resolve();
    await isEmpty();
    expect(tried).toEqual(['first', 'second']);
  });

  it('keeps the lock until each of its calls has ended, also when storage breaks', async () => {
    const broken = held();
    const slow = held();
    answers.set('broken', broken.promise);
    answers.set('slow', slow.promise);
    const change = vi.spyOn(rows, 'change').mockRejectedValue(new Error('storage is out of order'));
    await add('a', 'broken');
    await vi.waitFor(() => expect(tried).toEqual(['broken']));
    await add('b', 'slow');
    await vi.waitFor(() => expect(tried).toEqual(['broken', 'slow']));
    broken.reject(new TypeError('fetch failed'));
    await vi.waitFor(() => expect(change).toHaveBeenCalled());
    const another = vi.fn(async () => {});
    void navigator.locks.request('rasteh-outbox', another);
    for (let read = 0; read < 20; read += 1) await rows.all();
    expect(another).not.toHaveBeenCalled();
    slow.resolve();
    await vi.waitFor(() => expect(another).toHaveBeenCalled());
  });

  it('sends all that was written to one object, while a large file of another one goes up', async () => {
    const file = held();
    answers.set('file', file.promise);
    sub = undefined;
    await add('a', 'file');
    for (const text of ['one', 'two', 'three']) await add('b', text);
    sub = 'user';
    outbox.wake();
    await vi.waitFor(() => expect(tried).toEqual(['file', 'one', 'two', 'three']));
    file.resolve();
    await isEmpty();
  });

  it('tries what was answered "later" again, while a large file of another object goes up', async () => {
    const file = held();
    answers.set('file', file.promise);
    const busy = held();
    answers.set('text', busy.promise);
    // The shortest pause.
    vi.spyOn(Math, 'random').mockReturnValue(0);
    await add('a', 'file');
    await vi.waitFor(() => expect(tried).toEqual(['file']));
    await add('b', 'text');
    await vi.waitFor(() => expect(tried).toEqual(['file', 'text']));
    answers.delete('text');
    busy.reject(new ApiError(429, { code: 'too_many', message: 'کمی بعد', traceId: 't' } as Problem));
    await vi.waitFor(() => expect(tried).toEqual(['file', 'text', 'text']), 10_000);
    file.resolve();
    await isEmpty();
  });

  it('sends what waits when the network is back, while an upload hangs', async () => {
    const file = held();
    answers.set('file', file.promise);
    const lost = held();
    answers.set('text', lost.promise);
    await add('a', 'file');
    await vi.waitFor(() => expect(tried).toEqual(['file']));
    await add('b', 'text');
    await vi.waitFor(() => expect(tried).toEqual(['file', 'text']));
    answers.delete('text');
    const change = vi.spyOn(rows, 'change');
    lost.reject(new TypeError('fetch failed'));
    await vi.waitFor(() => expect(change).toHaveBeenCalled());
    await Promise.all(change.mock.results.map(({ value }) => value));
    for (let read = 0; read < 5; read += 1) await rows.all();
    outbox.wake();
    await vi.waitFor(() => expect(tried).toEqual(['file', 'text', 'text']));
    file.resolve();
    await isEmpty();
  });
});
