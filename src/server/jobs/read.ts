import { and, desc, eq, isNotNull, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { JobInfo, JobsQuery } from '../../contract/jobs/job.ts';
import { PAGE_SIZE_DEFAULT, type Page } from '../../contract/page.ts';
import { countWaiting } from '../db/count-waiting.ts';
import type { Executor } from '../db/open-database.ts';
import type { Actor } from '../platform/actor.ts';
import { assertAllowed, forOperator } from '../platform/command/policy.ts';
import { cursorPart, decodeCursor, toPage } from '../platform/cursor.ts';
import { type JobRow, jobs } from '../platform/jobs/job.table.ts';

/** Persian titles by the names of kinds. */
export type JobTitles = ReadonlyMap<string, string>;

const position = z.tuple([cursorPart.uuid]);

/** A kind without a title is of another build of the server. */
export const presentJob = ({ id, kind, state, attempts, lastError, ...row }: JobRow, titles: JobTitles): JobInfo => ({
  id,
  kind,
  title: titles.get(kind) ?? kind,
  state,
  attempts,
  lastError,
  createdAt: row.createdAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  deadAt: row.deadAt?.toISOString() ?? null,
});

/**
 * The latest first.
 * @throws 403 for who is no operator
 */
export async function listJobs(
  db: Executor,
  actor: Actor,
  { state, cursor, size }: JobsQuery,
  titles: JobTitles,
): Promise<Page<JobInfo>> {
  assertAllowed(forOperator(actor));
  const after = decodeCursor(cursor, position);
  const rows = await db
    .select()
    .from(jobs)
    .where(and(state && eq(jobs.state, state), after && lt(jobs.id, after[0])))
    .orderBy(desc(jobs.id))
    .limit((size ?? PAGE_SIZE_DEFAULT) + 1);
  return toPage(
    rows,
    size,
    (row) => presentJob(row, titles),
    ({ id }) => [id],
  );
}

export const countDeadJobs = (db: Executor): Promise<number> => countWaiting(db, jobs, isNotNull(jobs.deadAt));
