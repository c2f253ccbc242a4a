import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { insertRows, orUpdate, uuidArray } from './insert-rows.ts';
import type { Executor } from './open-database.ts';

export interface EntityRow {
  id: string;
  contentHash: string;
}

export interface SavedRows<Row> {
  fresh: Row[];
  changed: Row[];
  unchanged: number;
}

/**
 * Inserts new rows and updates those whose content hash differs (version + 1, `updatedAt` from the row); leaves the
 * others untouched.
 */
export async function saveEntities<T extends PgTable>(
  tx: Executor,
  table: T,
  rows: readonly (T['$inferInsert'] & EntityRow)[],
  extraSet: SQL[] = [],
): Promise<SavedRows<T['$inferInsert'] & EntityRow>> {
  const saved: SavedRows<T['$inferInsert'] & EntityRow> = { fresh: [], changed: [], unchanged: 0 };
  if (rows.length === 0) return saved;
  const name = sql.identifier(getTableName(table));
  const found = await tx.execute<{ id: string; content_hash: string }>(
    sql`select id, content_hash from ${name} where id = any(${uuidArray(rows.map((row) => row.id))})`,
  );
  const hashes = new Map(found.rows.map((row) => [row.id, row.content_hash]));
  for (const row of rows) {
    const stored = hashes.get(row.id);
    if (stored === undefined) saved.fresh.push(row);
    else if (stored !== row.contentHash) saved.changed.push(row);
    else saved.unchanged += 1;
  }
  const first = rows[0];
  const updated = Object.keys(first ?? {}).filter((key) => key !== 'id' && key !== 'createdAt');
  const update = orUpdate('id', updated, [sql`version = ${name}.version + 1`, ...extraSet]);
  // Another writer may have inserted the same row since the select.
  const ifOther = sql`${update} where ${name}.content_hash <> excluded.content_hash`;
  await insertRows(tx, table, [...saved.fresh, ...saved.changed], ifOther);
  return saved;
}
