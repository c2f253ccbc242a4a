import { sql } from 'drizzle-orm';
import { tehranDate } from '../../core/time/jalali-date.ts';
import { addDays } from '../../core/time/visit-buckets.ts';
import { deleteOldest } from '../db/delete-oldest.ts';
import type { Db } from '../db/open-database.ts';
import { handleJob, scheduleKind } from '../platform/jobs/job-kind.ts';
import { deviceVisits, pageVisits, personVisits } from './visit.table.ts';
import { dayVisitors, visitorDays } from './visitor-log.table.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

export interface PruneVisitsOptions {
  now: Date;
  /** A device sends its visits within days; later ones would count twice. @default 90 days */
  pageVisitsMs?: number;
  /** Of devices and of persons. @default 400 days */
  historyMs?: number;
  /** Of the visitor log. @default 800 days */
  logMs?: number;
  /** Rows of each table; beyond it the oldest are deleted early. @default 1 000 000 */
  rowsMax?: number;
  /** Rows deleted per table and call; more than are written between two calls. @default 4000 */
  batchSize?: number;
}

/** Bounds the tables of visits by age and by rows. The counters of the objects stay. */
export async function pruneVisits(
  db: Db,
  {
    now,
    pageVisitsMs = 90 * DAY_MS,
    historyMs = 400 * DAY_MS,
    logMs = 800 * DAY_MS,
    rowsMax = 1_000_000,
    batchSize = 4_000,
  }: PruneVisitsOptions,
): Promise<void> {
  const before = (keptMs: number) => new Date(now.getTime() - keptMs);
  const bounds = { rowsMax, batchSize };
  await deleteOldest(db, { table: pageVisits, moment: sql`at`, before: before(pageVisitsMs), ...bounds });
  for (const table of [deviceVisits, personVisits])
    await deleteOldest(db, { table, moment: sql`last_at`, before: before(historyMs), ...bounds });
  await deleteOldest(db, { table: visitorDays, moment: sql`day`, before: before(logMs), ...bounds });
  const yesterday = new Date(addDays(tehranDate(now), -1));
  await deleteOldest(db, { table: dayVisitors, moment: sql`day`, before: yesterday, ...bounds });
}

export const visitPruning = scheduleKind({ name: 'visits.prune', title: 'پاک‌سازی بازدیدهای قدیمی', everyMs: HOUR_MS });

export const visitJobs = [handleJob(visitPruning, ({ deps }) => pruneVisits(deps.db, { now: deps.now() }))];
