import { QueryClient } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { promisifyRequest } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/client/data/api.ts';
import { type AnyOperation, type OutboxCall, operationsOf } from '../../../src/client/offline/outbox/operation.ts';
import { createOutbox, type Outbox } from '../../../src/client/offline/outbox/outbox.ts';
import type { OutboxRow } from '../../../src/client/offline/outbox/outbox-row.ts';
import { type OutboxRows, outboxRows } from '../../../src/client/offline/outbox/outbox-rows.ts';
import { connectDatabase } from '../../../src/client/offline/saved-reads/idb-connection.ts';
import type { Problem } from '../../../src/contract/problem.ts';
import { fakeLocks } from '../account/fake-locks.ts';

type Payload = { text: string };

const OBJECT = 'favorite:product:x';
const users = ['user-a', 'user-b', 'user-c'] as const;

fakeLocks();

const note: AnyOperation = {
  name: 'note',
  isPrivate: true,
  describe: () => ({ title: '' }),
  accepts: (payload): payload is Payload => typeof (payload as Payload | null)?.text === 'string',
  join: (last: Payload, next: Payload) => ({ text: last.text + next.text }),
  async send({ payload, baseVersion }: OutboxCall<Payload>) {
    if (refused.has(payload.text)) throw new ApiError(422, { code: 'no', message: 'نه', traceId: 't' } as Problem);
    if (isDown) throw new TypeError('fetch failed');
    sent.push([payload.text, baseVersion]);
    return { version: 7 };
  },
  confirms: ({ version }: { version: number }) => Number.isInteger(version),
  versionOf: ({ version }: { version: number }) => version,
};

let factory: IDBFactory;
let rows: OutboxRows;
let outbox: Outbox;
let sub: string | undefined;
let isDown: boolean;
let refused: Set<string>;
let sent: [text: string, baseVersion: number | null][];
let close: () => void;

const storeOf = () => connectDatabase('outbox', ['rows'], { factory, durability: 'strict' }).store('rows');

beforeEach(() => {
  factory = new IDBFactory();
  rows = outboxRows(storeOf(), 'build');
  sub = undefined;
  isDown = false;
  refused = new Set();
  sent = [];
  outbox = createOutbox(rows, { signal: { send: () => {}, listen: () => () => {} } });
  close = outbox.start({
    operations: operationsOf([note]),
    base: '',
    queryClient: new QueryClient(),
    readSub: () => sub,
    transferFor: () => fetch,
    fetchFor: () => fetch,
  });
});
afterEach(() => close());

const add = (owner: string | null, text: string, baseVersion: number | null = null) =>
  outbox.add(note, { sub: owner, objectKey: OBJECT, payload: { text }, baseVersion });

const textsOf = (all: readonly OutboxRow[]) => all.map(({ payload }) => (payload as Payload).text);
const stored = async () => textsOf(await rows.all());

async function sendAs(user: string): Promise<void> {
  sub = user;
  outbox.wake();
  await outbox.drained();
}

describe('users of one device who have changed the same object', () => {
  it('each send their own rows, whoever has written before them', async () => {
    for (const user of users) await add(user, user);
    await sendAs('user-b');
    expect(sent.map(([text]) => text)).toEqual(['user-b']);
    await sendAs('user-c');
    await sendAs('user-a');
    expect(sent.map(([text]) => text)).toEqual(['user-b', 'user-c', 'user-a']);
    expect(await stored()).toEqual([]);
  });

  it('are not held up by a row that the server has refused another one', async () => {
    await add('user-a', 'a');
    refused.add('a');
    await sendAs('user-a');
    await add('user-b', 'b');
    await sendAs('user-b');
    expect(sent.map(([text]) => text)).toEqual(['b']);
    expect(await rows.all()).toMatchObject([{ sub: 'user-a', state: 'failed' }]);
  });

  it('are not held up by what was written before a sign-in and waits for one', async () => {
    await add(null, 'nobody');
    await add('user-b', 'b');
    await sendAs('user-b');
    expect(sent.map(([text]) => text)).toEqual(['b']);
    expect(await stored()).toEqual(['nobody']);
  });

  it('build on the versions of their own answers only', async () => {
    isDown = true;
    await add('user-a', 'a1');
    await sendAs('user-a');
    await add('user-b', 'b');
    await add('user-a', 'a2');
    isDown = false;
    await sendAs('user-a');
    expect(sent).toEqual([
      ['a1', null],
      ['a2', 7],
    ]);
    expect(await rows.all()).toMatchObject([{ sub: 'user-b', baseVersion: null }]);
  });

  it('do not join their changes', async () => {
    for (const user of users) await add(user, `${user} `);
    await add('user-a', 'again');
    expect(await stored()).toEqual(['user-a again', 'user-b ', 'user-c ']);
  });

  it('discard their own rows only', async () => {
    for (const user of users) await add(user, user);
    await outbox.edit((all) => all.discard({ sub: 'user-b', objectKey: OBJECT }));
    expect(await stored()).toEqual(['user-a', 'user-c']);
  });

  it('leave with their own rows only, also with those of a later build', async () => {
    for (const user of users) await add(user, user);
    await rows.change(2, { schema: 99 });
    await outbox.edit((all) => all.forget((owner) => owner === 'user-b'));
    const left = await storeOf()('readonly', (all) => promisifyRequest<OutboxRow[]>(all.getAll()));
    expect(textsOf(left)).toEqual(['user-a', 'user-c']);
  });

  it('do not send the row of another one who has signed in since it was chosen', async () => {
    await add('user-a', 'a');
    const take = rows.take.bind(rows);
    rows.take = async (seq) => {
      sub = 'user-b';
      return take(seq);
    };
    await sendAs('user-a');
    expect(sent).toEqual([]);
    expect(await rows.all()).toMatchObject([{ sub: 'user-a', state: 'queued' }]);
  });
});
