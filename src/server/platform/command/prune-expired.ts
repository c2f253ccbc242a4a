import { sql } from 'drizzle-orm';
import { deleteOldest } from '../../db/delete-oldest.ts';
import type { Db } from '../../db/open-database.ts';
import { auditEntries } from './audit-entry.table.ts';
import { operations } from './operation.table.ts';

/** The schedule that calls it. */
export const PRUNE_EXPIRED = 'commands.prune';

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
export async function pruneExpired(
  db: Db,
  { now, rowsMax = ROWS_MAX, batchSize = BATCH_SIZE }: PruneOptions,
): Promise<void> {
  for (const table of [operations, auditEntries]) {
    await deleteOldest(db, { table, moment: sql`expires_at`, before: now, rowsMax, batchSize });
  }
}
