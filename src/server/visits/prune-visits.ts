import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { deviceVisits, pageVisits } from './visit.table.ts';

const DAY_MS = 24 * 60 * 60_000;

export interface PruneVisitsOptions {
  now: Date;
  /** A device sends its visits within days; later ones would count twice. @default 90 days */
  pageVisitsMs?: number;
  /** @default 400 days */
  deviceVisitsMs?: number;
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
    deviceVisitsMs = 400 * DAY_MS,
    rowsMax = 1_000_000,
    batchSize = 4_000,
  }: PruneVisitsOptions,
): Promise<void> {
  const before = (keptMs: number) => new Date(now.getTime() - keptMs);
  await db.execute(deletion(sql`${pageVisits}`, sql`at`, before(pageVisitsMs), rowsMax, batchSize));
  await db.execute(deletion(sql`${deviceVisits}`, sql`last_at`, before(deviceVisitsMs), rowsMax, batchSize));
}

/** Uses the index `<table>_age`. Servers that prune at the same time skip each other's rows. */
function deletion(table: SQL, moment: SQL, before: Date, rowsMax: number, batchSize: number): SQL {
  return sql`
    delete from ${table} where ctid = any(array(
      select ctid from ${table}
      where ${moment} <= greatest(${before.toISOString()}::timestamptz,
        (select ${moment} from ${table} order by ${moment} desc offset ${rowsMax} limit 1))
      order by ${moment} limit ${batchSize} for update skip locked))`;
}
