import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { auditEntries } from './audit-entry.table.ts';
import { operations } from './operation.table.ts';

const ROWS_MAX = 20_000;
const BATCH_SIZE = 500;

export interface PruneOptions {
  now: Date;
  /** Rows with an expiry that a table may hold; beyond it the oldest are deleted early. @default 20 000 */
  rowsMax?: number;
  /** Rows deleted per table and call. @default 500 */
  batchSize?: number;
}

/** Bounds the tables that anonymous callers add rows to. */
export async function pruneExpired(db: Db, options: PruneOptions): Promise<void> {
  await db.execute(deletion(sql`${operations}`, sql`${operations.actor}, ${operations.id}`, options));
  await db.execute(deletion(sql`${auditEntries}`, sql`${auditEntries.id}`, options));
}

/** Uses the index `<table>_expiry`. Servers that prune at the same time skip each other's rows. */
function deletion(table: SQL, key: SQL, { now, rowsMax = ROWS_MAX, batchSize = BATCH_SIZE }: PruneOptions): SQL {
  return sql`
    delete from ${table} where (${key}) in (
      select ${key} from ${table}
      where expires_at <= greatest(${now.toISOString()}::timestamptz,
        (select expires_at from ${table} where expires_at is not null order by expires_at desc offset ${rowsMax} limit 1))
      order by expires_at limit ${batchSize} for update skip locked)`;
}
