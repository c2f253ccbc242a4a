import { getTableName, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../db/open-database.ts';

const ROWS_PER_STATEMENT = 500;

/** One parameter instead of one for each id. */
export const uuidArray = (ids: Iterable<string>): SQL => sql`${`{${[...ids].join(',')}}`}::uuid[]`;

/**
 * Inserts rows that all have the same members, absent columns getting their defaults. Rows travel as one JSON
 * parameter: some ten times faster than a parameter a value, and free of the limit of 65,535 parameters.
 */
export async function insertRows<T extends PgTable>(
  tx: Executor,
  table: T,
  rows: readonly T['$inferInsert'][],
  onConflict: SQL = sql``,
): Promise<void> {
  const keys = Object.keys(rows[0] ?? {});
  const name = sql.identifier(getTableName(table));
  const columns = sql.join(keys.map(columnIdentifier), sql`, `);
  const names = keys.map((key) => [key, toSnakeCase(key)] as const);
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const records = rows
      .slice(start, start + ROWS_PER_STATEMENT)
      .map((row: Record<string, unknown>) => Object.fromEntries(names.map(([key, column]) => [column, row[key]])));
    await tx.execute(
      sql`insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, ${JSON.stringify(records)}::json) ${onConflict}`,
    );
  }
}

const columnIdentifier = (key: string): SQL => sql`${sql.identifier(toSnakeCase(key))}`;

/** `on conflict (key) do update` of the given members. */
export function orUpdate(conflictKey: string, keys: readonly string[], extra: SQL[] = []): SQL {
  const set = keys.map((key) => sql`${columnIdentifier(key)} = excluded.${columnIdentifier(key)}`);
  return sql`on conflict (${columnIdentifier(conflictKey)}) do update set ${sql.join([...set, ...extra], sql`, `)}`;
}

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
 * Inserts new rows and updates those whose content hash differs (version + 1, `updatedAt` from the row); the others are
 * not touched.
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
  await insertRows(tx, table, [...saved.fresh, ...saved.changed], update);
  return saved;
}
