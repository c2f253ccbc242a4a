import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './open-database.ts';

export interface Oldest {
  table: PgTable;
  /** Column of the time that a row's age counts from; an index orders by it. Rows without one stay. */
  moment: SQL;
  /** Rows of this time or an earlier one are deleted. */
  before: Date;
  /** Rows with a moment that the table may hold; beyond it the oldest are deleted early. */
  rowsMax: number;
  /** Rows deleted per call. */
  batchSize: number;
}

/** Bounds a table by age and by rows. Servers that delete at the same time skip each other's rows. */
export async function deleteOldest(db: Db, { table, moment, before, rowsMax, batchSize }: Oldest): Promise<void> {
  await db.execute(sql`
    delete from ${table} where ctid = any(array(
      select ctid from ${table}
      where ${moment} <= greatest(${before.toISOString()}::timestamptz,
        (select ${moment} from ${table} where ${moment} is not null order by ${moment} desc offset ${rowsMax} limit 1))
      order by ${moment} limit ${batchSize} for update skip locked))`);
}
