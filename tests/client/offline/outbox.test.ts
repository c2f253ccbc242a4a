import { QueryClient } from '@tanstack/react-query';
import { IDBFactory } from 'fake-indexeddb';
import { promisifyRequest } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/client/data/api.ts';
import type { AnyOperation, OutboxCall } from '../../../src/client/offline/outbox/operation.ts';
import { operationsOf } from '../../../src/client/offline/outbox/operation.ts';
import { createOutbox, type Outbox } from '../../../src/client/offline/outbox/outbox.ts';
import { OutboxFullError, type OutboxRows, outboxRows } from '../../../src/client/offline/outbox/outbox-rows.ts';
import { connectDatabase } from '../../../src/client/offline/saved-reads/idb-connection.ts';
import type { Problem } from '../../../src/contract/problem.ts';
import { fakeLocks } from '../account/fake-locks.ts';

interface Sent {
  key: string;
  text: string;
  baseVersion: number | null;
}

type Payload = { text: string };

fakeLocks();

const SUB = 'user-a';
const problem = (status: number, code = 'refused') =>
  new ApiError(status, { code, message: 'پذیرفته نشد', traceId: 't' } as Problem);

let factory: IDBFactory;
let rows: OutboxRows;
let outbox: Outbox;
let sub: string | undefined;
/** What the server got, in its order. */
let sent: Sent[];
/** Thrown instead of an answer. */
let fault: (call: Sent, tries: number) => unknown;
/** As a server that keeps every first answer: what was applied. */
let applied: Map<string, number>;
let tries: Map<string, number>;

const note: AnyOperation = {
  name: 'note',
  isPrivate: true,
  describe: () => ({ title: '' }),
  accepts: (payload): payload is Payload => typeof (payload as Payload | null)?.text === 'string',
  join: (last: Payload, next: Payload) => (next.text === '-' ? null : { text: last.text + next.text }),
  async send({ fetch, payload, baseVersion }: OutboxCall<Payload>) {
    const response = await fetch('/', { method: 'POST', body: JSON.stringify({ ...payload, baseVersion }) });
    if (!response.ok) throw new ApiError(response.status, (await response.json()) as Problem);
    const { version, lost } = (await response.json()) as { version: number; lost?: true };
    if (lost) throw new TypeError('fetch failed');
    return { version };
  },
  confirms: ({ version }: { version: number }) => Number.isInteger(version),
  versionOf: ({ version }: { version: number }) => version,
};
const feedback: AnyOperation = { ...note, name: 'feedback', isPrivate: false, join: undefined };

const openRows = () =>
  outboxRows(connectDatabase('outbox', ['rows'], { factory, durability: 'strict' }).store('rows'), 'build');

/** Closes the tabs of the test. */
const closings: (() => void)[] = [];

function openTab(): Outbox {
  const tab = createOutbox(openRows(), { signal: { send: () => {}, listen: () => () => {} } });
  const close = tab.start({
    operations: operationsOf([note, feedback]),
    base: '',
    queryClient: new QueryClient(),
    readSub: () => sub,
    transferFor: () => fetch,
    fetchFor: () => async (_input, init) => {
      const key = new Headers(init?.headers).get('idempotency-key') ?? '';
      const { text, baseVersion } = JSON.parse(String(init?.body)) as Payload & { baseVersion: number | null };
      const call = { key, text, baseVersion };
      const count = (tries.get(key) ?? 0) + 1;
      tries.set(key, count);
      sent.push(call);
      const error = await fault(call, count);
      if (error instanceof Response) return error;
      if (error && error !== 'lost') throw error;
      if (!applied.has(key)) applied.set(key, applied.size + 1);
      return Response.json({ version: applied.get(key), ...(error === 'lost' && { lost: true }) });
    },
  });
  closings.push(close);
  return tab;
}

const add = (objectKey: string, text: string, operation = note, baseVersion: number | null = null) =>
  outbox.add(operation, { sub: SUB, objectKey, payload: { text }, baseVersion });

const stored = async () => (await rows.all()).map(({ payload, state }) => `${(payload as Payload).text} ${state}`);

/** Ends when nothing is left that waits for a time. */
async function settle(): Promise<void> {
  for (let round = 0; round < 30; round += 1) {
    await outbox.drained();
    if (!(await rows.all()).some(({ state }) => state === 'queued' || state === 'sending')) return;
    vi.setSystemTime(Date.now() + 10 * 60_000);
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  factory = new IDBFactory();
  rows = openRows();
  sub = SUB;
  sent = [];
  applied = new Map();
  tries = new Map();
  fault = () => undefined;
  outbox = openTab();
  return () => {
    for (const close of closings.splice(0)) close();
    vi.useRealTimers();
  };
});

/** Rows that the sender must not touch yet. */
const offline = () => {
  fault = () => new TypeError('fetch failed');
};

describe('the outbox', () => {
  it('applies each write once, in the order of its object, when a third of the answers is lost', async () => {
    fault = ({ text }, count) => (count <= Number(text) % 3 ? 'lost' : undefined);
    for (let at = 0; at < 60; at += 1) await add(`object ${at % 7}`, `${at}`, feedback);
    await settle();
    expect(await stored()).toEqual([]);
    expect(applied.size).toBe(60);
    const firsts = sent.filter(({ key }, at) => sent.findIndex((one) => one.key === key) === at);
    for (let object = 0; object < 7; object += 1) {
      const order = firsts.map(({ text }) => Number(text)).filter((at) => at % 7 === object);
      expect(order).toEqual([...order].sort((a, b) => a - b));
    }
  });

  it('delivers what is behind a poisoned row of another object, and keeps that row with its reason', async () => {
    fault = ({ text }) => (text === '3' ? problem(422, 'text_invalid') : undefined);
    for (let at = 0; at < 20; at += 1) await add(`object ${at}`, `${at}`);
    await settle();
    expect(applied.size).toBe(19);
    expect(await rows.all()).toMatchObject([
      { state: 'failed', fault: { status: 422, code: 'text_invalid', text: 'پذیرفته نشد' } },
    ]);
  });

  it('sends what is written meanwhile to another object, while one takes long', async () => {
    let goOn = () => {};
    const held = new Promise<undefined>((resolve) => {
      goOn = () => resolve(undefined);
    });
    fault = ({ text }) => (text === 'large' ? held : undefined);
    await outbox.add(note, { sub: SUB, payload: { text: 'large' }, objectKey: 'a', baseVersion: null });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await outbox.add(note, { sub: SUB, payload: { text: 'small' }, objectKey: 'b', baseVersion: null });
    await outbox.add(note, { sub: SUB, payload: { text: 'behind' }, objectKey: 'a', baseVersion: null });
    await vi.waitFor(async () => expect((await outbox.read()).map(({ objectKey }) => objectKey)).toEqual(['a', 'a']));
    expect(sent.map(({ text }) => text)).toEqual(['large', 'small']);
    goOn();
    await vi.waitFor(async () => expect(await outbox.read()).toEqual([]));
    expect(sent.map(({ text }) => text)).toEqual(['large', 'small', 'behind']);
  });

  it('holds the rows of an object behind one that was refused', async () => {
    fault = ({ text }) => (text === 'first' ? problem(404) : undefined);
    await add('object', 'first', feedback);
    await add('object', 'second', feedback);
    await settle();
    expect(await stored()).toEqual(['first failed', 'second queued']);
  });

  it.each([400, 403, 404, 409, 413, 422])('keeps what the server refuses with %i, with its text', async (status) => {
    fault = () => problem(status);
    await add('object', 'text');
    await settle();
    expect(await rows.all()).toMatchObject([{ payload: { text: 'text' }, state: 'failed', fault: { status } }]);
    expect(sent).toHaveLength(1);
  });

  it('tries again while its first try still runs on the server', async () => {
    fault = (_call, count) => (count < 3 ? problem(409, 'operation_running') : undefined);
    await add('object', 'text');
    await settle();
    expect(await stored()).toEqual([]);
    expect(applied.size).toBe(1);
  });

  it.each([500, 502, 503, 408, 425, 429])('tries again after %i, and then delivers', async (status) => {
    fault = (_call, count) => (count < 3 ? problem(status) : undefined);
    await add('object', 'text');
    await settle();
    expect(await stored()).toEqual([]);
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it('waits as long as the server asks', async () => {
    fault = (_call, count) =>
      count === 1 ? new Response('{"code":"too_many"}', { status: 429, headers: { 'retry-after': '90' } }) : undefined;
    await add('object', 'text');
    await outbox.drained();
    vi.setSystemTime(Date.now() + 80_000);
    await outbox.drained();
    expect(sent).toHaveLength(1);
    vi.setSystemTime(Date.now() + 11_000);
    await outbox.drained();
    expect(sent).toHaveLength(2);
    expect(await stored()).toEqual([]);
  });

  it('never lets a hotspot refuse a row', async () => {
    fault = (_call, count) => (count < 3 ? new ApiError(403) : undefined);
    await add('object', 'text');
    await settle();
    expect(applied.size).toBe(1);
  });

  it('keeps a row whose answer is not about it', async () => {
    fault = (_call, count) => (count === 1 ? Response.json({}) : undefined);
    await add('object', 'text');
    await outbox.drained();
    expect(await stored()).toEqual(['text queued']);
    await settle();
    expect(await stored()).toEqual([]);
  });

  it('waits for its own user', async () => {
    sub = 'user-b';
    await add('object', 'text');
    await outbox.drained();
    expect(sent).toEqual([]);
    sub = SUB;
    await outbox.drained();
    expect(applied.size).toBe(1);
  });

  it('keeps a row that the server refused for the session, and sends it when the user is back', async () => {
    fault = (_call, count) => (count === 1 ? problem(401) : undefined);
    await add('object', 'text');
    await outbox.drained();
    expect(await stored()).toEqual(['text queued']);
    outbox.wake();
    await outbox.drained();
    expect(await stored()).toEqual([]);
  });

  it('joins changes only while nobody has tried to send them', async () => {
    sub = undefined;
    await add('object', 'a');
    await add('object', 'b');
    expect(await stored()).toEqual(['ab queued']);
    sub = SUB;
    offline();
    await outbox.drained();
    await add('object', 'c');
    expect(await stored()).toEqual(['ab queued', 'c queued']);
  });

  it('forgets a change that was taken back before it was sent', async () => {
    sub = undefined;
    await add('object', 'a');
    await add('object', '-');
    expect(await stored()).toEqual([]);
  });

  it('does not conflict with itself: a row builds on the answer to the one before it', async () => {
    offline();
    await add('object', 'create', feedback, null);
    await add('object', 'edit', feedback, null);
    fault = () => undefined;
    await settle();
    expect(sent.findLast(({ text }) => text === 'edit')?.baseVersion).toBe(1);
  });

  it('shows a conflict, unless the operation can join both', async () => {
    fault = ({ text }) => (text.startsWith('mine') ? problem(412, 'precondition_failed') : undefined);
    await add('object', 'mine', note, 4);
    await settle();
    expect(await stored()).toEqual(['mine conflict']);
    note.resolve = async () => ({ payload: { text: 'joined' }, baseVersion: 5 });
    await outbox.edit((all) => all.change(1, { state: 'queued', nextAt: 0 }));
    await settle();
    expect(await stored()).toEqual([]);
    expect(sent.at(-1)).toMatchObject({ text: 'joined', baseVersion: 5 });
    expect(sent.at(-1)?.key).not.toBe(sent[0]?.key);
    note.resolve = undefined;
  });

  it('lets one tab send at a time', async () => {
    const tabs = [openTab(), openTab(), openTab(), openTab()];
    for (let at = 0; at < 20; at += 1) await add(`object ${at}`, `${at}`);
    for (const tab of tabs) tab.wake();
    await Promise.all([settle(), ...tabs.map((tab) => tab.drained())]);
    expect(sent).toHaveLength(20);
  });

  it('sends what a tab that is gone had begun to send', async () => {
    offline();
    await add('object', 'text');
    await outbox.drained();
    await rows.change(1, { state: 'sending' });
    fault = () => undefined;
    await settle();
    expect(await stored()).toEqual([]);
  });

  it('sends what a closed tab has left a month ago', async () => {
    offline();
    for (const text of ['a', 'b', 'c']) await add(`object ${text}`, text);
    await outbox.drained();
    for (const close of closings.splice(0)) close();
    vi.setSystemTime(Date.now() + 30 * 24 * 60 * 60_000);
    fault = () => undefined;
    outbox = openTab();
    await settle();
    expect(await stored()).toEqual([]);
    expect(applied.size).toBe(3);
  });

  it('keeps its order and its pace when the clock is set', async () => {
    offline();
    await add('object', 'first', feedback);
    vi.setSystemTime(Date.now() - 24 * 60 * 60_000);
    await add('object', 'second', feedback);
    fault = () => undefined;
    await settle();
    expect(
      sent
        .filter(({ key }) => applied.has(key))
        .map(({ text }) => text)
        .slice(-2),
    ).toEqual(['first', 'second']);
  });

  it('sends what was written before a sign-in only where the operation needs none; what a user wrote waits for them', async () => {
    sub = undefined;
    await outbox.add(feedback, { sub: null, objectKey: 'a', payload: { text: 'of nobody' }, baseVersion: null });
    await outbox.add(note, { sub: null, objectKey: 'b', payload: { text: 'note' }, baseVersion: null });
    await add('c', 'of a user', feedback);
    await outbox.drained();
    expect(await stored()).toEqual(['note queued', 'of a user queued']);
    expect((await rows.all()).map((row) => outbox.waitsForSignIn(row))).toEqual([true, true]);
    sub = SUB;
    await outbox.drained();
    expect(await stored()).toEqual(['note queued']);
  });

  it('neither sends nor drops a row of a later build', async () => {
    sub = undefined;
    await add('object', 'text');
    await rows.change(1, { schema: 99 });
    sub = SUB;
    await add('object', 'next');
    await settle();
    await outbox.edit((all) => all.discard({ sub: SUB, objectKey: 'object' }));
    expect(sent.map(({ text }) => text)).toEqual(['next']);
    expect(await stored()).toEqual([]);
    const store = connectDatabase('outbox', ['rows'], { factory }).store('rows');
    const kept = await store('readonly', (all) => promisifyRequest<unknown[]>(all.getAll()));
    expect(kept).toMatchObject([{ schema: 99, seq: 1, payload: { text: 'text' } }]);
  });

  it('says when it is full, and stores nothing of it', async () => {
    sub = undefined;
    await add('big', 'x'.repeat(10_000_001), feedback);
    await expect(add('one', 'more')).rejects.toThrow(OutboxFullError);
    expect(await rows.all()).toHaveLength(1);
  });
});
