import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Db } from '../../../../src/server/db/open-database.ts';
import { type Actor, SYSTEM } from '../../../../src/server/platform/actor.ts';
import { ownRow } from '../../../../src/server/platform/command/audit.ts';
import { auditEntries } from '../../../../src/server/platform/command/audit-entry.table.ts';
import { operations } from '../../../../src/server/platform/command/operation.table.ts';
import { hashBody } from '../../../../src/server/platform/command/operation.ts';
import { assertAllowed } from '../../../../src/server/platform/command/policy.ts';
import { notFound } from '../../../../src/server/platform/errors/app-error.ts';
import { openTestApp, type TestApp } from '../../../setup/test-app.ts';
import { onPostgres } from '../../db/engine-under-test.ts';
import { createTestNotes, noteCommand, testNotes, writeNote } from './notes-command.ts';

const someone: Actor = { kind: 'anonymous' };
const failure = (code: string) => Object.assign(new Error(code), { code });

let app: TestApp;
let count = 0;
let text: string;
beforeAll(async () => {
  app = await openTestApp();
  await createTestNotes(app.db);
});
afterAll(() => app.close());
beforeEach(() => {
  count += 1;
  text = `note ${count}`;
});

const notes = async () => (await app.db.select().from(testNotes).where(eq(testNotes.text, text))).length;
const audits = () => app.db.select().from(auditEntries).where(eq(auditEntries.objectId, text));
const operation = () => ({ id: crypto.randomUUID(), bodyHash: hashBody({ text }) });
const stored = (id: string) => app.db.select().from(operations).where(eq(operations.id, id));
const nothingIsLeft = async (id: string) => {
  expect({ notes: await notes(), audits: await audits(), operations: await stored(id) }).toEqual({
    notes: 0,
    audits: [],
    operations: [],
  });
};

describe('a command', () => {
  it('runs its effect and answers', async () => {
    const outcome = await noteCommand()(app.deps, { actor: someone, input: { text } });
    expect(outcome).toEqual({ status: 201, answer: { text, number: 1 }, isRepeat: false });
    expect(await notes()).toBe(1);
  });

  it('parses its input, wherever it comes from', async () => {
    const asked = noteCommand()(app.deps, { actor: someone, input: { text: '' } });
    await expect(asked).rejects.toMatchObject({ status: 400, code: 'validation_failed', field: 'text' });
  });

  it('that its policy refuses reads nothing', async () => {
    const db = new Proxy({} as Db, {
      get: () => {
        throw new Error('the database was touched');
      },
    });
    const asked = noteCommand()({ ...app.deps, db }, { actor: SYSTEM, input: { text }, operation: operation() });
    await expect(asked).rejects.toMatchObject({ status: 403, code: 'forbidden' });
  });

  it('is refused by a policy that answers anything but true', async () => {
    for (const verdict of [undefined, false, 'yes', 1]) {
      const asked = noteCommand({ policy: () => verdict as true })(app.deps, { actor: someone, input: { text } });
      await expect(asked).rejects.toMatchObject({ status: 403 });
    }
    expect(await notes()).toBe(0);
  });

  it('that is refused by what its effect has read leaves nothing', async () => {
    const { id, bodyHash } = operation();
    const asked = noteCommand({
      effect: async (context) => {
        const answer = await writeNote(context);
        assertAllowed(notFound('یادداشت'));
        return answer;
      },
    })(app.deps, { actor: someone, input: { text }, operation: { id, bodyHash } });
    await expect(asked).rejects.toMatchObject({ status: 404, message: 'یادداشت پیدا نشد.' });
    await nothingIsLeft(id);
  });

  it('has one time for all that it writes', async () => {
    const now = new Date('2026-11-21T08:00:00.123Z');
    const seen: Date[] = [];
    const run = noteCommand({
      effect: async (context) => {
        seen.push(context.now);
        return writeNote(context);
      },
    });
    await run({ ...app.deps, now: () => now }, { actor: someone, input: { text } });
    expect(seen).toEqual([now]);
    expect(await audits()).toMatchObject([{ at: now }]);
  });
});

describe('the transaction of a command', () => {
  it.each(['40001', '40P01'])('is retried on %s, and the effect is committed once', async (code) => {
    const effect = vi.fn(writeNote);
    effect.mockImplementationOnce(async (context) => {
      await writeNote(context);
      throw failure(code);
    });
    const { id, bodyHash } = operation();
    const call = { actor: someone, input: { text }, operation: { id, bodyHash } };
    expect(await noteCommand({ effect })(app.deps, call)).toMatchObject({ answer: { number: 1 }, isRepeat: false });
    expect(effect).toHaveBeenCalledTimes(2);
    expect([await notes(), (await audits()).length, (await stored(id)).length]).toEqual([1, 1, 1]);
  });

  it('leaves neither effect nor operation nor audit when the server fails after the effect', async () => {
    const { id, bodyHash } = operation();
    const run = noteCommand({
      answer: () => {
        throw new Error('crash');
      },
    });
    const call = { actor: someone, input: { text }, operation: { id, bodyHash } };
    await expect(run(app.deps, call)).rejects.toThrow('crash');
    await nothingIsLeft(id);
    expect(await noteCommand()(app.deps, call)).toMatchObject({ answer: { number: 1 }, isRepeat: false });
  });

  it.runIf(onPostgres)('leaves nothing when the connection breaks between effect and commit', async () => {
    const { id, bodyHash } = operation();
    const run = noteCommand({
      effect: async (context) => {
        const answer = await writeNote(context);
        await context.tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
        return answer;
      },
    });
    await expect(run(app.deps, { actor: someone, input: { text }, operation: { id, bodyHash } })).rejects.toThrow();
    await nothingIsLeft(id);
  });

  it.runIf(onPostgres)('counts every one of 4 serializable writes that collide', async () => {
    const run = noteCommand({ isolation: 'serializable' });
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, () => run(app.deps, { actor: someone, input: { text }, operation: operation() })),
    );
    expect(outcomes.map(({ answer }) => answer.number).toSorted()).toEqual([1, 2, 3, 4]);
  });
});

describe('the audit of a command', () => {
  it('is written in the transaction of the effect, with who, what and under which operation', async () => {
    const { id, bodyHash } = operation();
    const now = new Date('2026-11-21T08:00:00Z');
    await noteCommand()(
      { ...app.deps, now: () => now },
      { actor: someone, input: { text }, operation: { id, bodyHash } },
    );
    expect(await audits()).toEqual([
      {
        id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/),
        at: now,
        actor: 'anonymous',
        command: 'test.note',
        objectType: 'note',
        objectId: text,
        operationId: id,
        details: { color: 'white' },
        expiresAt: new Date('2027-02-19T08:00:00Z'),
      },
    ]);
  });

  it('stores a device as a hash: the id itself gives access to its history', async () => {
    const deviceId = crypto.randomUUID();
    await noteCommand()(app.deps, { actor: { kind: 'anonymous', deviceId }, input: { text } });
    const [entry] = await audits();
    expect(entry?.actor).toMatch(/^device:[\w-]{43}$/);
    expect(JSON.stringify(entry)).not.toContain(deviceId);
  });

  it('never expires for the system', async () => {
    await noteCommand({ policy: () => true })(app.deps, { actor: SYSTEM, input: { text } });
    expect(await audits()).toMatchObject([{ actor: 'system', expiresAt: null }]);
  });

  it('has no entry where nothing changed or where the row itself is the record', async () => {
    await noteCommand({ audit: () => undefined })(app.deps, { actor: someone, input: { text } });
    await noteCommand({ audit: ownRow('the note says it all') })(app.deps, { actor: someone, input: { text } });
    expect(await notes()).toBe(2);
    expect(await audits()).toEqual([]);
  });

  it.each([
    [{ endpoint: 'https://push.example.com/1' }, 'secret'],
    [{ phoneNumber: '09120000001' }, 'secret'],
    [{ accessToken: 'x' }, 'secret'],
    [{ about: 'x'.repeat(2_000) }, 'too long'],
  ])('refuses secrets and long details: %.40o', async (details, reason) => {
    const run = noteCommand({ audit: () => ({ objectType: 'note', objectId: text, details }) });
    await expect(run(app.deps, { actor: someone, input: { text } })).rejects.toThrow(reason);
    expect(await notes()).toBe(0);
  });
});
