import { sql } from 'drizzle-orm';
import { deleteOldest } from '../db/delete-oldest.ts';
import type { Db } from '../db/open-database.ts';
import { handleJob, scheduleKind } from '../platform/jobs/job-kind.ts';
import { feedbackLimits, feedbacks } from './feedback.table.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const BATCH_SIZE = 2_000;
/** Of senders who were not signed in. With texts of the longest kind they take about 160 MB. */
const FEEDBACKS_MAX = 20_000;
const LIMITS_MAX = 200_000;

/** Feedback of a sender who was not signed in is kept this long. */
export const ANONYMOUS_KEPT_MS = 400 * DAY_MS;

/** Bounds the tables that strangers fill. A limit is of no use after its window of a day. */
export async function pruneFeedbacks(db: Db, now: Date, feedbacksMax = FEEDBACKS_MAX): Promise<void> {
  const before = new Date(now.getTime() - DAY_MS);
  const bounds = { batchSize: BATCH_SIZE };
  await deleteOldest(db, {
    table: feedbacks,
    moment: sql`expires_at`,
    before: now,
    rowsMax: feedbacksMax,
    ...bounds,
  });
  await deleteOldest(db, { table: feedbackLimits, moment: sql`window_start`, before, rowsMax: LIMITS_MAX, ...bounds });
}

export const feedbackPruning = scheduleKind({
  name: 'feedback.prune',
  title: 'پاک‌سازی بازخوردهای قدیمی مهمان‌ها',
  everyMs: HOUR_MS,
});

export const feedbackJobs = [handleJob(feedbackPruning, ({ deps }) => pruneFeedbacks(deps.db, deps.now()))];
