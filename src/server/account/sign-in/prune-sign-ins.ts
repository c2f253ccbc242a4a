import { sql } from 'drizzle-orm';
import { deleteOldest } from '../../db/delete-oldest.ts';
import type { Db } from '../../db/open-database.ts';
import { handleJob, scheduleKind } from '../../platform/jobs/job-kind.ts';
import { sessions } from '../session/session.table.ts';
import { signInCodes, signInLimits } from './sign-in.table.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const BATCH_SIZE = 2_000;
const CODES_MAX = 200_000;
/** Beyond it the oldest windows are forgotten, so that inventing numbers fills no disk. */
const LIMITS_MAX = 1_000_000;
const SESSIONS_MAX = 5_000_000;

/** Bounds the tables that strangers fill by asking for codes. A limit outlives its window of a day. */
export async function pruneSignIns(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const ages = [
    { table: signInCodes, moment: sql`created_at`, before: before(2), rowsMax: CODES_MAX },
    { table: signInLimits, moment: sql`window_start`, before: before(2), rowsMax: LIMITS_MAX },
    { table: sessions, moment: sql`expires_at`, before: before(1), rowsMax: SESSIONS_MAX },
  ];
  for (const age of ages) await deleteOldest(db, { ...age, batchSize: BATCH_SIZE });
}

export const signInPruning = scheduleKind({
  name: 'account.pruneSignIns',
  title: 'پاک‌سازی کدهای ورود و نشست‌های گذشته',
  everyMs: HOUR_MS,
});

export const signInJobs = [handleJob(signInPruning, ({ deps }) => pruneSignIns(deps.db, deps.now()))];
