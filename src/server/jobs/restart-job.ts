import { and, eq } from 'drizzle-orm';
import { idParam } from '../../contract/page.ts';
import type { Tx } from '../db/open-database.ts';
import { isUniqueViolation } from '../db/sql-state.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { forOperator } from '../platform/command/policy.ts';
import { markQueued } from '../platform/command/queued-jobs.ts';
import { conflict, notFound } from '../platform/errors/app-error.ts';
import { type JobRow, jobs } from '../platform/jobs/job.table.ts';
import { type JobTitles, presentJob } from './read.ts';

/** Gives a dead job all its attempts again. Sent again, it finds the job restarted and changes nothing. */
export const restartJob = (titles: JobTitles) =>
  command({
    name: 'jobs.restart',
    input: idParam,
    policy: forOperator,
    effect: restart,
    audit: ({ row: { id, kind }, lastError }) =>
      lastError === undefined ? undefined : { objectType: 'job', objectId: id, details: { kind, lastError } },
    answer: ({ row }) => presentJob(row, titles),
  });

async function restart({ tx, input, now }: EffectContext<{ id: string }>) {
  const [row] = await tx.select().from(jobs).where(eq(jobs.id, input.id)).for('update');
  if (!row) throw notFound('کار');
  if (row.state !== 'dead') return { row, lastError: undefined };
  return { row: await revive(tx, row, now), lastError: row.lastError };
}

/** @throws 409 where an equal job was queued since */
async function revive(tx: Tx, { id }: JobRow, now: Date): Promise<JobRow> {
  const [revived] = await tx
    .update(jobs)
    .set({ state: 'queued', attempts: 0, dueAt: now, deadAt: null })
    .where(and(eq(jobs.id, id), eq(jobs.state, 'dead')))
    .returning()
    .catch((error: unknown) => {
      if (isUniqueViolation(error, 'jobs_unique_key'))
        throw conflict('job_replaced', 'همین کار پس از شکست دوباره در صف رفته است؛ شروع دوباره لازم نیست.');
      throw error;
    });
  if (!revived) throw new Error('the locked job is gone');
  markQueued(tx);
  return revived;
}
