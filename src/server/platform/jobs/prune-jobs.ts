import { sql } from 'drizzle-orm';
import { deleteOldest } from '../../db/delete-oldest.ts';
import type { Db } from '../../db/open-database.ts';
import { PRUNE_EXPIRED, pruneExpired } from '../command/prune-expired.ts';
import { jobs } from './job.table.ts';
import { handleJob, type JobDefinition, scheduleKind } from './job-kind.ts';

const HOUR_MS = 60 * 60_000;
const DEAD_KEPT_MS = 90 * 24 * HOUR_MS;
const DEAD_MAX = 10_000;
const BATCH_SIZE = 2_000;

/** Dead jobs that nobody has restarted are deleted by age and by number. */
export async function pruneDeadJobs(db: Db, now: Date, rowsMax = DEAD_MAX): Promise<void> {
  const before = new Date(now.getTime() - DEAD_KEPT_MS);
  await deleteOldest(db, { table: jobs, moment: sql`dead_at`, before, rowsMax, batchSize: BATCH_SIZE });
}

const expired = scheduleKind({
  name: PRUNE_EXPIRED,
  title: 'پاک‌سازی شناسه‌های درخواست و سابقهٔ مهمان‌ها',
  everyMs: HOUR_MS,
});
const dead = scheduleKind({ name: 'jobs.prune', title: 'پاک‌سازی کارهای شکست‌خوردهٔ قدیمی', everyMs: HOUR_MS });

export const platformJobs: readonly JobDefinition[] = [
  handleJob(expired, ({ deps }) => pruneExpired(deps.db, { now: deps.now() })),
  handleJob(dead, ({ deps }) => pruneDeadJobs(deps.db, deps.now())),
];
