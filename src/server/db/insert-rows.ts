import { getTableName, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './open-database.ts';

const ROWS_PER_STATEMENT = 500;

/** One parameter instead of one for each id. */
export const uuidArray = (ids: Iterable<string>): SQL => sql`${`{${[...ids].join(',')}}`}::uuid[]`;

/**
 * Inserts rows that all have the same members, other columns getting their defaults. The rows travel as one JSON
 * parameter, so the protocol's limit of 65,535 parameters does not bind.
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
