import { eq, sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Problem } from '../../../../src/contract/problem.ts';
import { DEVICE_HEADER } from '../../../../src/contract/visits/visit.ts';
import { answerWrite } from '../../../../src/server/platform/command/answer-write.ts';
import { auditEntries } from '../../../../src/server/platform/command/audit-entry.table.ts';
import { operations } from '../../../../src/server/platform/command/operation.table.ts';
import { pruneExpired } from '../../../../src/server/platform/command/prune-expired.ts';
import type { AppEnv } from '../../../../src/server/platform/http/app-env.ts';
import { onError } from '../../../../src/server/platform/http/problem-response.ts';
import { validate } from '../../../../src/server/platform/http/validate.ts';
import { JobRunner } from '../../../../src/server/platform/jobs/job-runner.ts';
import { platformJobs } from '../../../../src/server/platform/jobs/prune-jobs.ts';
import { openTestApp, type TestApp } from '../../../setup/test-app.ts';
import { onPostgres } from '../../db/engine-under-test.ts';
import { createTestNotes, noteBody, noteCommand, testNotes, writeNote } from './notes-command.ts';

const effect = vi.fn(writeNote);
const createNote = noteCommand({ effect });
const createOther = noteCommand({ name: 'test.other', effect });
const createSecret = noteCommand({ name: 'test.secret', effect, isAnswerSecret: true });

let app: TestApp;
let api: Hono<AppEnv>;
let count = 0;
let text: string;

beforeAll(async () => {
  app = await openTestApp();
  await createTestNotes(app.db);
  const body = validate('json', noteBody);
  api = new Hono<AppEnv>()
    .post('/notes', body, (c) => answerWrite(c, app.deps, createNote, c.req.valid('json')))
    .post('/notes/:place', body, (c) => answerWrite(c, app.deps, createNote, c.req.valid('json')))
    .post('/others', body, (c) => answerWrite(c, app.deps, createOther, c.req.valid('json')))
    .post('/secrets', body, (c) => answerWrite(c, app.deps, createSecret, c.req.valid('json')));
  api.onError(onError);
});
afterAll(() => app.close());
beforeEach(() => {
  effect.mockReset().mockImplementation(writeNote);
  count += 1;
  text = `note ${count}`;
});

interface Answered {
  status: number;
  headers: Headers;
  text: string;
}

async function send(
  key: string | undefined,
  body: unknown,
  { path = '/notes', deviceId = '' } = {},
): Promise<Answered> {
  const headers = {
    'content-type': 'application/json',
    ...(key !== undefined && { 'idempotency-key': key }),
    ...(deviceId && { [DEVICE_HEADER]: deviceId }),
  };
  const sent = typeof body === 'string' ? body : JSON.stringify(body);
  const response = await api.request(path, { method: 'POST', headers, body: sent });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const problemOf = ({ text: body }: Answered) => JSON.parse(body) as Problem;
const notes = async () => (await app.db.select().from(testNotes).where(eq(testNotes.text, text))).length;
const stored = (id: string) => app.db.select().from(operations).where(eq(operations.id, id));

describe('an Idempotency-Key', () => {
  it('sent again with the same body gets the first answer, marked, and nothing is done', async () => {
    const key = crypto.randomUUID();
    const first = await send(key, { text, color: 'red' });
    expect(first).toMatchObject({ status: 201, text: JSON.stringify({ text, number: 1 }) });
    expect(first.headers.get('idempotent-replayed')).toBeNull();
    await send(undefined, { text });
    const again = await send(key.toUpperCase(), `{ "color": "red", "text": ${JSON.stringify(text)} }`);
    expect(again).toMatchObject({ status: 201, text: first.text });
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.headers.get('cache-control')).toBe('private, no-store');
    expect([effect.mock.calls.length, await notes()]).toEqual([2, 2]);
    expect(await stored(key)).toMatchObject([
      { actor: 'anonymous', command: 'test.note', status: 201, answer: first.text },
    ]);
  });

  it('is optional: without it each call runs, and no operation is stored', async () => {
    for (const number of [1, 2]) expect((await send(undefined, { text })).text).toBe(JSON.stringify({ text, number }));
    expect(
      await app.db
        .select()
        .from(operations)
        .where(sql`answer like ${`%${text}"%`}`),
    ).toEqual([]);
  });

  it.each<[string, (key: string) => Promise<Answered>]>([
    ['another body', (key) => send(key, { text: `${text} changed` })],
    ['a member more', (key) => send(key, { text, color: 'white' })],
    ['another path', (key) => send(key, { text }, { path: '/notes/2' })],
    ['another command', (key) => send(key, { text }, { path: '/others' })],
  ])('with %s is refused', async (_, sendOther) => {
    const key = crypto.randomUUID();
    await send(key, { text });
    const refused = await sendOther(key);
    expect(problemOf(refused)).toMatchObject({ status: 422, code: 'idempotency_key_reused', field: 'idempotency-key' });
    expect(effect).toHaveBeenCalledTimes(1);
  });

  it.each(['', 'x', '1234', "1'; drop table operations", `${crypto.randomUUID()}0`])(
    'is a UUID, not %s',
    async (key) => {
      const refused = await send(key, { text });
      expect(problemOf(refused)).toMatchObject({
        status: 400,
        code: 'idempotency_key_invalid',
        field: 'idempotency-key',
      });
      expect(effect).not.toHaveBeenCalled();
    },
  );

  it("of another actor is another key, and gets nobody else's answer", async () => {
    const key = crypto.randomUUID();
    const devices = ['', crypto.randomUUID(), crypto.randomUUID()];
    for (const [index, deviceId] of devices.entries()) {
      const answer = await send(key, { text }, { deviceId });
      expect(JSON.parse(answer.text)).toEqual({ text, number: index + 1 });
    }
    expect(await stored(key)).toHaveLength(3);
  });

  it('of a refused call is not stored: a repeat is evaluated again', async () => {
    const key = crypto.randomUUID();
    effect.mockImplementationOnce(async (context) => {
      await writeNote(context);
      return writeNote({ ...context, input: { ...context.input, text: 'refused' } });
    });
    expect(problemOf(await send(key, { text }))).toMatchObject({ status: 409, code: 'note_refused' });
    expect([await notes(), await stored(key)]).toEqual([0, []]);
    expect(await send(key, { text })).toMatchObject({ status: 201 });
  });

  it('is ignored where the answer is a secret, which is never stored', async () => {
    const key = crypto.randomUUID();
    for (const number of [1, 2])
      expect((await send(key, { text }, { path: '/secrets' })).text).toBe(JSON.stringify({ text, number }));
    expect(await stored(key)).toEqual([]);
  });

  it('sent 20 times at once has one effect, and a later repeat gets its answer', async () => {
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(key, { text })));
    const done = answers.filter(({ status }) => status === 201);
    const first = done.filter(({ headers }) => headers.get('idempotent-replayed') === null);
    expect(first).toHaveLength(1);
    for (const answer of done) expect(answer.text).toBe(first[0]?.text);
    for (const answer of answers.filter((one) => !done.includes(one)))
      expect(problemOf(answer)).toMatchObject({ status: 409, code: 'operation_running' });
    expect(await notes()).toBe(1);
    expect(await send(key, { text })).toMatchObject({ status: 201, text: first[0]?.text });
  });

  it.runIf(onPostgres)('whose first call still runs gets 409 with Retry-After after a bounded wait', async () => {
    const key = crypto.randomUUID();
    const started = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    effect.mockImplementationOnce(async (context) => {
      started.resolve();
      await goOn.promise;
      return writeNote(context);
    });
    const first = send(key, { text });
    await started.promise;
    const second = await send(key, { text });
    expect(problemOf(second)).toMatchObject({ status: 409, code: 'operation_running' });
    expect(second.headers.get('retry-after')).toBe('1');
    goOn.resolve();
    expect(await first).toMatchObject({ status: 201 });
    expect(await send(key, { text })).toMatchObject({ status: 201, text: (await first).text });
    expect(await notes()).toBe(1);
  });

  it.runIf(onPostgres)('limits no lock waits of the effect itself', async () => {
    const seen: unknown[] = [];
    effect.mockImplementationOnce(async (context) => {
      seen.push(...(await context.tx.execute(sql`show lock_timeout`)).rows);
      return writeNote(context);
    });
    await send(crypto.randomUUID(), { text });
    expect(seen).toEqual([{ lock_timeout: '0' }]);
  });
});

describe('what anonymous callers store', () => {
  const NOW = new Date('2027-01-01T00:00:00Z');
  const expiring = async () =>
    (await app.db.select().from(operations).where(sql`${operations.expiresAt} > '2026-12-01'`)).map(
      ({ answer }) => answer,
    );
  const fill = (rows: number, actor: string, expiresAt: (index: number) => Date | null) =>
    app.db.insert(operations).values(
      Array.from({ length: rows }, (_, index) => ({
        actor,
        id: crypto.randomUUID(),
        command: 'test.note',
        bodyHash: '',
        status: 200,
        answer: String(index),
        at: NOW,
        expiresAt: expiresAt(index),
      })),
    );
  const hours = (count: number) => new Date(NOW.getTime() + count * 60 * 60_000);

  beforeEach(async () => {
    await app.db.delete(operations);
    await app.db.delete(auditEntries);
  });

  it('is deleted after its expiry, one batch at a time', async () => {
    await fill(10, 'anonymous', (index) => hours(index - 4.5));
    await pruneExpired(app.db, { now: NOW, batchSize: 3 });
    expect((await expiring()).toSorted()).toEqual(['3', '4', '5', '6', '7', '8', '9']);
    await pruneExpired(app.db, { now: NOW });
    expect((await expiring()).toSorted()).toEqual(['5', '6', '7', '8', '9']);
  });

  it('is bounded in number: beyond the bound the oldest rows are deleted', async () => {
    await fill(10, 'anonymous', (index) => hours(index + 1));
    await pruneExpired(app.db, { now: NOW, rowsMax: 4 });
    expect((await expiring()).toSorted()).toEqual(['6', '7', '8', '9']);
  });

  it('is all that is deleted: rows without an expiry stay', async () => {
    await fill(10, 'user:1', () => null);
    await pruneExpired(app.db, { now: hours(24 * 365 * 10), rowsMax: 0 });
    expect(await app.db.select().from(operations)).toHaveLength(10);
  });

  it('is pruned by their own later writes', async () => {
    const bell = app.deps.jobBell;
    const runner = new JobRunner({ deps: app.deps, jobs: platformJobs, bell });
    runner.start();
    await runner.runDue();
    const old = new Date('2020-01-01T00:00:00Z');
    await fill(5, 'anonymous', () => old);
    for (let time = 0; time < 64; time++) await send(undefined, { text });
    await expect.poll(() => app.db.select().from(operations)).toEqual([]);
    await runner.stop();
  });

  it('stays in the audit for 90 days', async () => {
    await send(undefined, { text });
    await pruneExpired(app.db, { now: new Date(Date.now() + 89 * 24 * 60 * 60_000) });
    expect(await app.db.select().from(auditEntries)).toHaveLength(1);
    await pruneExpired(app.db, { now: new Date(Date.now() + 91 * 24 * 60 * 60_000) });
    expect(await app.db.select().from(auditEntries)).toEqual([]);
  });
});
