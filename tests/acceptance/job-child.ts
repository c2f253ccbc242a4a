/*
 * A server without calls, which row J1 kills: it asks for jobs by commands and runs them. Argument: a `JobChildPlan`.
 * Its effects are audit entries; each run first adds a line to a file, which is an effect outside of the database.
 */
import { appendFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { count, countDistinct, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { z } from 'zod';
import { openDatabase } from '../../src/server/db/open-database.ts';
import { parseEnv } from '../../src/server/env.ts';
import { SYSTEM } from '../../src/server/platform/actor.ts';
import { auditEntries } from '../../src/server/platform/command/audit-entry.table.ts';
import { command } from '../../src/server/platform/command/command.ts';
import { JobBell } from '../../src/server/platform/command/job-bell.ts';
import { enqueue } from '../../src/server/platform/jobs/enqueue.ts';
import { jobs } from '../../src/server/platform/jobs/job.table.ts';
import { handleJob, jobKind } from '../../src/server/platform/jobs/job-kind.ts';
import { JobRunner } from '../../src/server/platform/jobs/job-runner.ts';

export interface JobChildPlan {
  dataDir: string;
  databaseUrl?: string | undefined;
  runsFile: string;
  /** False: only run what is left, report and end. */
  asks: boolean;
}

/** Sent to the parent: by each run, and at the end of a child that does not ask. */
export type JobChildWord = { run: string } | { asked: number; effects: number; done: number; dead: number };

const LOOK_MS = 100;
/** Less than there is time for between two kills, so that there is always a queue. */
const ASKED_AT_ONCE = 8;
const LONGEST_RUN_MS = 20;

const input = z.object({ id: z.string() });
const worked = jobKind({
  name: 'test.work',
  title: 'کار',
  payload: input,
  concurrency: 4,
  timeoutMs: 1_000,
  attemptsMax: 1_000,
  waitingMax: 100_000,
});

const ask = command({
  name: 'test.ask',
  input,
  policy: () => true,
  effect: async (context) => {
    await enqueue(context, worked, context.input, { uniqueKey: context.input.id });
    return context.input.id;
  },
  audit: (objectId) => ({ objectType: 'test', objectId }),
});

const finishWork = command({
  name: 'test.done',
  input,
  policy: () => true,
  effect: async (context) => context.input.id,
  audit: (objectId) => ({ objectType: 'test', objectId }),
});

const plan = JSON.parse(process.argv[2] ?? '') as JobChildPlan;
const tell = (word: JobChildWord) => process.send?.(word);

const database = await openDatabase(plan);
const { db } = database;
const jobBell = new JobBell();
const deps = { db, env: parseEnv({}), log: pino({ level: 'silent' }), now: () => new Date(), jobBell };
const handler = handleJob(worked, async ({ payload, once }) => {
  appendFileSync(plan.runsFile, `${payload.id}\n`);
  tell({ run: payload.id });
  await sleep(Math.random() * LONGEST_RUN_MS);
  await once(finishWork, payload);
});
const runner = new JobRunner({ deps, jobs: [handler], bell: jobBell, pollMs: 500 });
runner.start();

while (plan.asks) {
  const ids = Array.from({ length: ASKED_AT_ONCE }, () => crypto.randomUUID());
  await Promise.all(ids.map((id) => ask(deps, { actor: SYSTEM, input: { id } })));
}

while ((await db.$count(jobs)) > (await countDead())) await sleep(LOOK_MS);
await runner.stop();
const [asked] = await db.select({ n: count() }).from(auditEntries).where(eq(auditEntries.command, 'test.ask'));
const [effects] = await db
  .select({ n: count(), ids: countDistinct(auditEntries.objectId) })
  .from(auditEntries)
  .where(eq(auditEntries.command, 'test.done'));
tell({ asked: asked?.n ?? 0, effects: effects?.n ?? 0, done: effects?.ids ?? 0, dead: await countDead() });
await database.close();
process.disconnect?.();

function countDead(): Promise<number> {
  return db.$count(jobs, eq(jobs.state, 'dead'));
}
