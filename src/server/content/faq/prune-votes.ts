import { sql } from 'drizzle-orm';
import { deleteOldest } from '../../db/delete-oldest.ts';
import type { Db } from '../../db/open-database.ts';
import { handleJob, scheduleKind } from '../../platform/jobs/job-kind.ts';
import { faqVotes } from './faq.table.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

export interface PruneVotesOptions {
  now: Date;
  /** A voter who comes back later counts again. @default 400 days */
  keptMs?: number;
  /** Beyond it the oldest are deleted early. @default 500 000 */
  rowsMax?: number;
  /** Rows deleted per call; more than are written between two calls. @default 4000 */
  batchSize?: number;
}

/** Bounds the table of votes by age and by rows. The counts of the questions stay. */
export async function pruneVotes(
  db: Db,
  { now, keptMs = 400 * DAY_MS, rowsMax = 500_000, batchSize = 4_000 }: PruneVotesOptions,
): Promise<void> {
  const before = new Date(now.getTime() - keptMs);
  await deleteOldest(db, { table: faqVotes, moment: sql`at`, before, rowsMax, batchSize });
}

export const votePruning = scheduleKind({ name: 'faq.prune', title: 'پاک‌سازی رأی‌های قدیمی پرسش‌ها', everyMs: HOUR_MS });

export const voteJobs = [handleJob(votePruning, ({ deps }) => pruneVotes(deps.db, { now: deps.now() }))];
