import { randomUUID } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Executor } from '../../db/open-database.ts';
import { type JobRow, jobs } from './job.table.ts';
import type { JobKind } from './job-kind.ts';

/** A claim outlasts the deadline of its handler, whose end is written in this time. */
export const LEASE_MARGIN_MS = 15_000;

/** A claimed job. Only who has `claimId` may finish it. */
export interface ClaimedJob extends Pick<JobRow, 'id' | 'attempts' | 'payload'> {
  kind: string;
  claimId: string;
}

export interface ClaimRoom {
  kind: JobKind;
  free: number;
}

/** Another server has claimed the job meanwhile, or it is finished. */
export class JobLost extends Error {
  override readonly name = 'JobLost';
}

/**
 * Claims due jobs, the longest due first, in one statement: queued ones, and running ones whose lease has ended with
 * their server. Servers that claim at the same time skip each other's rows.
 */
export async function claimJobs(db: Db, rooms: readonly ClaimRoom[], now: Date): Promise<ClaimedJob[]> {
  const claimId = randomUUID();
  const wanted = rooms.map(({ kind, free }) => ({
    kind: kind.name,
    free,
    lease_end: new Date(now.getTime() + kind.timeoutMs + LEASE_MARGIN_MS).toISOString(),
  }));
  // Materialized: a plan that evaluated it per row would claim more than there is room for.
  const { rows } = await db.execute<{ id: string; kind: string; attempts: number; payload: unknown }>(sql`
    with due as materialized (
      select job.id, wanted.lease_end
      from json_to_recordset(${JSON.stringify(wanted)}::json) as wanted(kind text, free int, lease_end timestamptz)
      cross join lateral (
        select id from ${jobs}
        where kind = wanted.kind collate "C" and state <> 'dead' and due_at <= ${now.toISOString()}::timestamptz
        order by due_at limit wanted.free for update skip locked) as job)
    update ${jobs} set state = 'running', claim_id = ${claimId}::uuid, due_at = due.lease_end, attempts = attempts + 1,
      is_hastened = false
    from due where ${jobs.id} = due.id
    returning ${jobs.id}, kind, attempts, payload`);
  return rows.map((row) => ({ ...row, claimId }));
}

const isClaimed = ({ id, claimId }: ClaimedJob) => and(eq(jobs.id, id), eq(jobs.claimId, claimId));

/**
 * Deletes a job that is done; of a schedule it makes the next run.
 * @throws JobLost, with which a transaction rolls its effect back
 */
export async function finishJob(tx: Executor, job: ClaimedJob, { everyMs }: JobKind, now: Date): Promise<void> {
  const done =
    everyMs === undefined
      ? await tx.delete(jobs).where(isClaimed(job)).returning({ id: jobs.id })
      : await tx
          .update(jobs)
          .set({ ...released, attempts: 0, lastError: null, dueAt: nextRun(now, everyMs), isHastened: false })
          .where(isClaimed(job))
          .returning({ id: jobs.id });
  if (done.length === 0) throw new JobLost(job.kind);
}

const nextRun = (now: Date, everyMs: number): SQL =>
  sql`case when ${jobs.isHastened} then ${now.toISOString()}::timestamptz
    else ${new Date(now.getTime() + everyMs).toISOString()}::timestamptz end`;

const released = { state: 'queued', claimId: null } as const;

/** Queues a failed job again, at its time. */
export async function retryJob(db: Db, job: ClaimedJob, lastError: string, dueAt: Date): Promise<void> {
  await db
    .update(jobs)
    .set({ ...released, lastError, dueAt })
    .where(isClaimed(job));
}

/** The job stays until an operator restarts it, or until it is too old. */
export async function buryJob(db: Db, job: ClaimedJob, lastError: string, deadAt: Date): Promise<void> {
  await db.update(jobs).set({ state: 'dead', claimId: null, lastError, deadAt }).where(isClaimed(job));
}

/** Gives a claim back that its server cannot complete: it is no failed attempt. */
export async function releaseJob(db: Db, job: ClaimedJob, now: Date): Promise<void> {
  await db
    .update(jobs)
    .set({ ...released, dueAt: now, attempts: sql`${jobs.attempts} - 1` })
    .where(isClaimed(job));
}

/** Counts jobs by kind and state, for metrics. */
export async function countJobs(db: Db): Promise<{ kind: string; state: JobRow['state']; count: number }[]> {
  return db
    .select({ kind: jobs.kind, state: jobs.state, count: sql<number>`count(*)::int` })
    .from(jobs)
    .groupBy(jobs.kind, jobs.state);
}
