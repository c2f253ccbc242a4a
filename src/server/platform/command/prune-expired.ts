import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { auditEntries } from './audit-entry.table.ts';
import { operations } from './operation.table.ts';

const ROWS_MAX = 100_000;
const BATCH_SIZE = 500;

export interface PruneOptions {
  now: Date;
  /** Rows of one table that expire one day: of more, the oldest go before their time. @default 100 000 */
  rowsMax?: number;
  /** Deleted from one table at most. @default 500 */
  batchSize?: number;
}

/** Deletes what has expired from the tables that strangers can fill. */
export async function pruneExpired(db: Db, options: PruneOptions): Promise<void> {
  await db.execute(deletion(sql`${operations}`, sql`${operations.actor}, ${operations.id}`, options));
  await db.execute(deletion(sql`${auditEntries}`, sql`${auditEntries.id}`, options));
}

/** Index `<table>_expiry`; servers that prune at once skip each other's rows. */
function deletion(table: SQL, key: SQL, { now, rowsMax = ROWS_MAX, batchSize = BATCH_SIZE }: PruneOptions): SQL {
  return sql`
    delete from ${table} where (${key}) in (
      select ${key} from ${table}
      where expires_at <= greatest(${now.toISOString()}::timestamptz,
        (select expires_at from ${table} where expires_at is not null order by expires_at desc offset ${rowsMax} limit 1))
      order by expires_at limit ${batchSize} for update skip locked)`;
}
