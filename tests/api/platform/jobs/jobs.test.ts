import { eq } from 'drizzle-orm';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '../../../../src/server/db/open-database.ts';
import { SYSTEM } from '../../../../src/server/platform/actor.ts';
import { auditEntries } from '../../../../src/server/platform/command/audit-entry.table.ts';
import { command } from '../../../../src/server/platform/command/command.ts';
import { JobBell } from '../../../../src/server/platform/command/job-bell.ts';
import { conflict } from '../../../../src/server/platform/errors/app-error.ts';
import { claimJobs } from '../../../../src/server/platform/jobs/claim-jobs.ts';
import { enqueue, hasten } from '../../../../src/server/platform/jobs/enqueue.ts';
import { jobs } from '../../../../src/server/platform/jobs/job.table.ts';
import {
  growingPause,
  handleJob,
  type JobDefinition,
  JobFault,
  jobKind,
  scheduleKind,
} from '../../../../src/server/platform/jobs/job-kind.ts';
import { JobMetrics } from '../../../../src/server/platform/jobs/job-metrics.ts';
import { JobRunner } from '../../../../src/server/platform/jobs/job-runner.ts';
import { pruneDeadJobs } from '../../../../src/server/platform/jobs/prune-jobs.ts';
import { openTestApp, type TestApp } from '../../../setup/test-app.ts';
import { countEffects, depsOver, noteEffect } from './job-calls.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

let app: TestApp;
let clock: Date;

beforeAll(async () => {
  app = await openTestApp();
});

afterAll(() => app.close());

beforeEach(async () => {
  clock = new Date('2026-11-01T08:30:00Z');
  await app.db.delete(jobs);
  await app.db.delete(auditEntries);
});

const wait = (ms: number) => {
  clock = new Date(clock.getTime() + ms);
};

const deps = () => depsOver(app.db, () => clock);
const context = () => ({ tx: app.db, now: clock });
const greet = jobKind({ name: 'test.greet', title: 'سلام', payload: z.object({ id: z.string() }), attemptsMax: 3 });
const runnerOf = (...definitions: JobDefinition[]) => new JobRunner({ deps: deps(), jobs: definitions });
const rows = () => app.db.select().from(jobs);

/** Queues a job in its transaction, and then fails if it is asked to. */
const greetLater = command({
  name: 'test.greetLater',
  input: z.object({ id: z.string(), isRefused: z.boolean() }),
  policy: () => true,
  effect: async ({ tx, now, input: { id, isRefused } }) => {
    await enqueue({ tx, now }, greet, { id });
    if (isRefused) throw conflict();
    return id;
  },
  audit: () => undefined,
});

describe('a job', () => {
  it('is there if its effect is committed, and only then', async () => {
    const ask = (id: string, isRefused: boolean) => greetLater(deps(), { actor: SYSTEM, input: { id, isRefused } });
    await ask('a', false);
    await expect(ask('b', true)).rejects.toMatchObject({ status: 409 });
    const greeted: string[] = [];
    await runnerOf(handleJob(greet, async ({ payload }) => void greeted.push(payload.id))).runDue();
    expect(greeted).toEqual(['a']);
    expect(await rows()).toEqual([]);
  });

  it('wakes the runner of its server by the commit', async () => {
    const { jobBell: bell, onCommit } = app.deps;
    const greeted = vi.fn(async () => {});
    const runner = new JobRunner({ deps: deps(), jobs: [handleJob(greet, greeted)], bell, pollMs: 10 * MINUTE_MS });
    runner.start();
    await greetLater({ ...deps(), onCommit }, { actor: SYSTEM, input: { id: 'a', isRefused: false } });
    await expect.poll(() => greeted.mock.calls.length).toBe(1);
    await runner.stop();
  });

  it('runs outside of a transaction: its handler has the database for itself', async () => {
    await enqueue(context(), greet, { id: 'a' });
    const states: string[] = [];
    await runnerOf(
      handleJob(greet, async ({ deps: { db } }) => {
        await db.transaction(async (tx) => {
          for (const { state } of await tx.select().from(jobs)) states.push(state);
        });
      }),
    ).runDue();
    expect(states).toEqual(['running']);
  });

  it('runs at its time, the longest due first', async () => {
    await enqueue(context(), greet, { id: 'later' }, { runAt: new Date(clock.getTime() + MINUTE_MS) });
    await enqueue(context(), greet, { id: 'sooner' }, { runAt: new Date(clock.getTime() + SECOND_MS) });
    const greeted: string[] = [];
    const runner = runnerOf(handleJob(greet, async ({ payload }) => void greeted.push(payload.id)));
    await runner.runDue();
    expect(greeted).toEqual([]);
    wait(MINUTE_MS);
    await runner.runDue();
    expect(greeted).toEqual(['sooner', 'later']);
  });

  it('is one of its unique key until it is finished', async () => {
    const add = () => enqueue(context(), greet, { id: 'a' }, { uniqueKey: 'a' });
    expect([await add(), await add()]).toEqual([true, false]);
    const whileRunning: boolean[] = [];
    await runnerOf(handleJob(greet, async () => void whileRunning.push(await add()))).runDue();
    expect(whileRunning).toEqual([false]);
    expect(await add()).toBe(true);
  });

  it('is refused where its kind has its most', async () => {
    const few = jobKind({ name: 'test.few', title: 'کم', payload: z.object({}), waitingMax: 2 });
    await enqueue(context(), few, {});
    await enqueue(context(), few, {});
    await expect(enqueue(context(), few, {})).rejects.toMatchObject({ status: 503, code: 'queue_full' });
    await enqueue(context(), greet, { id: 'of another kind' });
    expect(await rows()).toHaveLength(3);
  });

  it('of a kind runs as often at the same time as the kind allows', async () => {
    const pairs = jobKind({ name: 'test.pairs', title: 'دوتایی', payload: z.object({}), concurrency: 2 });
    for (let number = 0; number < 7; number++) await enqueue(context(), pairs, {});
    let running = 0;
    let most = 0;
    let runs = 0;
    await runnerOf(
      handleJob(pairs, async ({ deps: { db } }) => {
        running += 1;
        most = Math.max(most, running);
        await db.select().from(jobs);
        running -= 1;
        runs += 1;
      }),
    ).runDue();
    expect({ most, runs }).toEqual({ most: 2, runs: 7 });
  });
});

describe('a failed job', () => {
  it('comes back later and later, and is dead after its last attempt', async () => {
    await enqueue(context(), greet, { id: 'a' });
    const attempts: number[] = [];
    const runner = runnerOf(
      handleJob(greet, async ({ attempt }) => {
        attempts.push(attempt);
        throw new JobFault('bank_away');
      }),
    );
    await runner.runDue();
    const [failed] = await rows();
    expect(failed).toMatchObject({ state: 'queued', attempts: 1, lastError: 'bank_away', claimId: null });
    expect(failed?.dueAt.getTime()).toBeGreaterThanOrEqual(clock.getTime() + 5 * SECOND_MS);
    await runner.runDue();
    expect(attempts).toEqual([1]);
    wait(10 * SECOND_MS);
    await runner.runDue();
    wait(20 * SECOND_MS);
    await runner.runDue();
    expect(attempts).toEqual([1, 2, 3]);
    wait(DAY_MS);
    await runner.runDue();
    expect(await rows()).toMatchObject([{ state: 'dead', attempts: 3, lastError: 'bank_away' }]);
    expect(attempts).toHaveLength(3);
  });

  it('pauses twofold from ten seconds to an hour, by at least a half of it', () => {
    const pauses = [1, 2, 3, 20, 1e9].map((attempt) => [
      growingPause(attempt, () => 0),
      growingPause(attempt, () => 1),
    ]);
    expect(pauses.map((pair) => pair.map((ms) => ms / SECOND_MS))).toEqual([
      [5, 10],
      [10, 20],
      [20, 40],
      [1800, 3600],
      [1800, 3600],
    ]);
  });

  it('is dead at once where no repeat would help, and its key is free again', async () => {
    await enqueue(context(), greet, { id: 'a' }, { uniqueKey: 'a' });
    const final = handleJob(greet, () => Promise.reject(new JobFault('no_such_card', { isFinal: true })));
    await runnerOf(final).runDue();
    expect(await rows()).toMatchObject([{ state: 'dead', attempts: 1, lastError: 'no_such_card' }]);
    expect(await enqueue(context(), greet, { id: 'a' }, { uniqueKey: 'a' })).toBe(true);
  });

  it('is dead where its payload is not what the handler knows', async () => {
    await enqueue(context(), greet, { id: 'a' });
    await app.db.update(jobs).set({ payload: { name: 'of an older build' } });
    const handler = vi.fn(async () => {});
    await runnerOf(handleJob(greet, handler)).runDue();
    expect(await rows()).toMatchObject([{ state: 'dead', lastError: 'payload_invalid' }]);
    expect(handler).not.toHaveBeenCalled();
  });

  it('keeps a code and no message', async () => {
    await enqueue(context(), greet, { id: 'a' });
    await runnerOf(handleJob(greet, () => Promise.reject(new TypeError('phone 09120000001 refused')))).runDue();
    expect(await rows()).toMatchObject([{ lastError: 'TypeError' }]);
  });

  it('is deleted when it is dead for long, or one of too many', async () => {
    const bury = (id: string, deadAt: Date) =>
      app.db.insert(jobs).values({
        id: crypto.randomUUID(),
        kind: 'test.greet',
        payload: { id },
        state: 'dead',
        dueAt: deadAt,
        createdAt: deadAt,
        deadAt,
      });
    for (const days of [100, 3, 2, 1]) await bury(String(days), new Date(clock.getTime() - days * DAY_MS));
    await enqueue(context(), greet, { id: 'live' }, { runAt: new Date(0) });
    const left = async () => (await rows()).map(({ payload }) => (payload as { id: string }).id).toSorted();
    await pruneDeadJobs(app.db, clock);
    expect(await left()).toEqual(['1', '2', '3', 'live']);
    await pruneDeadJobs(app.db, clock, 2);
    expect(await left()).toEqual(['1', '2', 'live']);
  });
});

describe('a server that is killed', () => {
  it('leaves its jobs to others when their leases have ended', async () => {
    await enqueue(context(), greet, { id: 'a' });
    expect(await claimJobs(app.db, [{ kind: greet, free: 5 }], clock)).toHaveLength(1);
    const handler = vi.fn(async () => {});
    const runner = runnerOf(handleJob(greet, handler));
    wait(greet.timeoutMs);
    await runner.runDue();
    expect(handler).not.toHaveBeenCalled();
    wait(MINUTE_MS);
    await runner.runDue();
    expect(handler).toHaveBeenCalledTimes(1);
    expect(await rows()).toEqual([]);
  });

  it('by a job is killed as often as the kind allows, not for ever', async () => {
    await enqueue(context(), greet, { id: 'a' });
    for (let time = 0; time < greet.attemptsMax; time++) {
      expect(await claimJobs(app.db, [{ kind: greet, free: 1 }], clock)).toHaveLength(1);
      wait(DAY_MS);
    }
    const handler = vi.fn(async () => {});
    await runnerOf(handleJob(greet, handler)).runDue();
    expect(handler).not.toHaveBeenCalled();
    expect(await rows()).toMatchObject([{ state: 'dead', lastError: 'server_ended' }]);
  });
});

describe('an effect by `once`', () => {
  it('happens once, though the job was claimed again while the first run went on', async () => {
    await enqueue(context(), greet, { id: 'a' });
    let go = () => {};
    const isHeld = new Promise<void>((resolve) => {
      go = resolve;
    });
    let runs = 0;
    const definition = handleJob(greet, async ({ payload, once, attempt }) => {
      runs += 1;
      if (attempt === 1) await isHeld;
      await once(noteEffect, payload);
    });
    const first = runnerOf(definition).runDue();
    await expect.poll(() => runs).toBe(1);
    wait(DAY_MS);
    await runnerOf(definition).runDue();
    go();
    await first;
    expect(runs).toBe(2);
    expect(await countEffects(app.db)).toEqual(new Map([['a', 1]]));
    expect(await rows()).toEqual([]);
  });

  it('is rolled back where the job is another’s by then', async () => {
    await enqueue(context(), greet, { id: 'a' });
    await runnerOf(
      handleJob(greet, async ({ payload, once }) => {
        wait(DAY_MS);
        await claimJobs(app.db, [{ kind: greet, free: 1 }], clock);
        await once(noteEffect, payload);
      }),
    ).runDue();
    expect(await countEffects(app.db)).toEqual(new Map());
    expect(await rows()).toMatchObject([{ state: 'running', attempts: 2 }]);
  });
});

describe('a schedule', () => {
  const hourly = scheduleKind({ name: 'test.hourly', title: 'ساعتی', everyMs: 60 * MINUTE_MS });

  it('has one job and one run in its time, however many servers there are', async () => {
    const handler = vi.fn(async () => {});
    const servers = Array.from({ length: 3 }, () => runnerOf(handleJob(hourly, handler)));
    for (let hour = 1; hour <= 3; hour++) {
      await Promise.all(servers.map((server) => server.runDue()));
      expect(handler).toHaveBeenCalledTimes(hour);
      wait(60 * MINUTE_MS);
    }
    expect(await rows()).toHaveLength(1);
  });

  it('that fails comes back, and never dies', async () => {
    const runner = runnerOf(handleJob(hourly, () => Promise.reject(new JobFault('disk_full', { isFinal: true }))));
    for (let time = 0; time < 20; time++) {
      await runner.runDue();
      wait(60 * MINUTE_MS);
    }
    expect(await rows()).toMatchObject([{ state: 'queued', attempts: 20, lastError: 'disk_full' }]);
    await runnerOf(handleJob(hourly, async () => {})).runDue();
    expect(await rows()).toMatchObject([{ state: 'queued', attempts: 0, lastError: null }]);
  });

  it.each(['run', 'begun'] as const)(
    'that a server whose clock was a day ahead has %s runs by the right time',
    async (left) => {
      const handler = vi.fn(async () => {});
      const right = clock;
      clock = new Date(right.getTime() + DAY_MS);
      await runnerOf(handleJob(hourly, handler)).runDue();
      if (left === 'begun') await app.db.update(jobs).set({ state: 'running', claimId: crypto.randomUUID() });
      clock = right;
      await runnerOf(handleJob(hourly, handler)).runDue();
      expect(handler).toHaveBeenCalledTimes(2);
    },
  );

  it('runs at once where it is hastened', async () => {
    const handler = vi.fn(async () => {});
    const runner = runnerOf(handleJob(hourly, handler));
    await runner.runDue();
    await runner.runDue();
    expect(handler).toHaveBeenCalledTimes(1);
    await hasten(context(), hourly);
    await runner.runDue();
    expect(handler).toHaveBeenCalledTimes(2);
  });

  it('that is hastened while it runs runs again', async () => {
    const bell = new JobBell();
    let runs = 0;
    const definition = handleJob(hourly, async () => {
      runs += 1;
      if (runs === 1) bell.hasten(hourly.name);
    });
    const runner = new JobRunner({ deps: deps(), jobs: [definition], bell, pollMs: 10 * MINUTE_MS });
    runner.start();
    await expect.poll(() => runs).toBe(2);
    await runner.stop();
  });
});

describe('a deadline', () => {
  const brief = jobKind({ name: 'test.brief', title: 'کوتاه', payload: z.object({}), timeoutMs: 20 });

  it('aborts the handler and counts as a failed attempt', async () => {
    await enqueue(context(), brief, {});
    await runnerOf(
      handleJob(
        brief,
        ({ signal }) =>
          new Promise((_, reject) => {
            signal.addEventListener('abort', () => reject(new Error('cut')));
          }),
      ),
    ).runDue();
    expect(await rows()).toMatchObject([{ state: 'queued', attempts: 1, lastError: 'timeout' }]);
  });

  it('leaves no place for another job to a handler that ignores it', async () => {
    await enqueue(context(), brief, {});
    await enqueue(context(), brief, {});
    let end = () => {};
    let runs = 0;
    const runner = runnerOf(
      handleJob(brief, () => {
        runs += 1;
        return new Promise((resolve) => {
          end = resolve;
        });
      }),
    );
    const running = runner.runDue();
    await expect.poll(async () => (await rows()).filter(({ lastError }) => lastError === 'timeout').length).toBe(1);
    expect(runs).toBe(1);
    end();
    await expect.poll(() => runs).toBe(2);
    end();
    await running;
  });
});

describe('the end of a server', () => {
  it('waits for running jobs and claims no more', async () => {
    await enqueue(context(), greet, { id: 'a' });
    await enqueue(context(), greet, { id: 'b' });
    let go = () => {};
    const begun: string[] = [];
    const runner = runnerOf(
      handleJob(greet, async ({ payload }) => {
        begun.push(payload.id);
        await new Promise<void>((resolve) => {
          go = resolve;
        });
      }),
    );
    runner.start();
    await expect.poll(() => begun).toHaveLength(1);
    const stopped = runner.stop();
    go();
    await stopped;
    // Both are due at the same instant, so either may have begun.
    const left = begun[0] === 'a' ? 'b' : 'a';
    expect(begun).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'queued', payload: { id: left }, attempts: 0 }]);
  });

  it('gives back what does not end in time, which is no failed attempt', async () => {
    await enqueue(context(), greet, { id: 'heeds' });
    const stubborn = jobKind({ name: 'test.stubborn', title: 'سرسخت', payload: z.object({}) });
    await enqueue(context(), stubborn, {});
    const begun: string[] = [];
    const handlers = [
      handleJob(greet, ({ signal }) => {
        begun.push('heeds');
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        });
      }),
      handleJob(stubborn, () => {
        begun.push('stubborn');
        return new Promise(() => {});
      }),
    ];
    const runner = new JobRunner({ deps: deps(), jobs: handlers, stopGraceMs: 10 });
    runner.start();
    await expect.poll(() => begun.length).toBe(2);
    await runner.stop();
    const row = { state: 'queued', attempts: 0, claimId: null, lastError: null, dueAt: clock };
    expect(await rows()).toMatchObject([row, row]);
  });
});

describe('jobs are measured', () => {
  it('by kind, state and outcome', async () => {
    const registry = new Registry();
    const broken = jobKind({ name: 'test.broken', title: 'شکسته', payload: z.object({}), attemptsMax: 1 });
    await enqueue(context(), greet, { id: 'a' });
    await enqueue(context(), broken, {});
    const handlers = [handleJob(greet, async () => {}), handleJob(broken, () => Promise.reject(new Error('no')))];
    const run = () => new JobRunner({ deps: deps(), jobs: handlers, metrics: new JobMetrics(registry) }).runDue();
    await run();
    expect(await registry.metrics()).toMatch(/job_runs_total\{kind="test.greet",outcome="done"\} 1/);
    expect(await registry.metrics()).toMatch(/job_runs_total\{kind="test.broken",outcome="dead"\} 1/);
    registry.clear();
    await run();
    expect(await registry.metrics()).toMatch(/jobs\{kind="test.broken",state="dead"\} 1/);
  });
});

describe('four servers on PostgreSQL', () => {
  it.runIf(process.env.TEST_DATABASE_URL)('run each of 200 jobs once', async () => {
    const [row] = (await app.db.execute<{ name: string }>('select current_database() as name')).rows;
    const databaseUrl = new URL(process.env.TEST_DATABASE_URL ?? '');
    databaseUrl.pathname = `/${row?.name}`;
    const many = jobKind({ name: 'test.many', title: 'بسیار', payload: z.object({ id: z.string() }), concurrency: 8 });
    const ids = Array.from({ length: 200 }, (_, number) => String(number));
    for (const id of ids) await enqueue(context(), many, { id }, { uniqueKey: id });
    const open = () => openDatabase({ dataDir: '/nowhere', databaseUrl: databaseUrl.href });
    const databases = await Promise.all(Array.from({ length: 4 }, open));
    const runs = databases.map(() => 0);
    await Promise.all(
      databases.map(({ db }, at) => {
        const handler = handleJob(many, async ({ payload, once }) => {
          runs[at] = (runs[at] ?? 0) + 1;
          await once(noteEffect, payload);
        });
        return new JobRunner({ deps: depsOver(db, () => clock), jobs: [handler] }).runDue();
      }),
    );
    await Promise.all(databases.map((database) => database.close()));
    expect(runs.reduce((sum, count) => sum + count)).toBe(200);
    expect(await countEffects(app.db)).toEqual(new Map(ids.map((id) => [id, 1])));
    expect(await app.db.select().from(jobs).where(eq(jobs.kind, many.name))).toEqual([]);
  });
});
