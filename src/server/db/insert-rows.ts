import { getTableName, type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import { copyClientOf, copyRows } from './copy-rows.ts';
import type { Executor } from './open-database.ts';

const ROWS_PER_STATEMENT = 2_000;
/** Fewer rows are one round trip with either method. */
const COPY_FROM = 20;

/** The text of a uuid array. */
export const uuidList = (ids: Iterable<string>): string => `{${[...ids].join(',')}}`;

/** One parameter for all ids instead of one each. */
export const uuidArray = (ids: Iterable<string>): SQL => sql`${uuidList(ids)}::uuid[]`;

/**
 * Inserts rows with the same members, by COPY if possible; other columns get their defaults. Otherwise the rows travel
 * as one JSON parameter, which avoids the protocol's limit of 65,535 parameters.
 */
export async function insertRows<T extends PgTable>(
  tx: Executor,
  table: T,
  rows: readonly T['$inferInsert'][],
  onConflict?: SQL,
): Promise<void> {
  const copyClient = onConflict || rows.length < COPY_FROM ? undefined : copyClientOf(tx);
  if (copyClient) return copyRows(copyClient, table, rows);
  const keys = Object.keys(rows[0] ?? {});
  const name = sql.identifier(getTableName(table));
  const columns = sql.join(keys.map(columnIdentifier), sql`, `);
  const names = keys.map((key) => [key, `"${toSnakeCase(key)}":`] as const);
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const lines = rows.slice(start, start + ROWS_PER_STATEMENT).map((row) => jsonOf(row, names));
    await tx.execute(
      sql`insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, ${`[${lines.join(',')}]`}::json) ${onConflict ?? sql``}`,
    );
  }
}

/** Omits null members: the database reads a missing member as null. */
function jsonOf(row: Record<string, unknown>, names: readonly (readonly [key: string, name: string])[]): string {
  let json = '';
  for (const [key, name] of names) {
    const value = row[key];
    if (value == null) continue;
    json += `${json === '' ? '' : ','}${name}${typeof value === 'number' ? numberOf(value) : JSON.stringify(value)}`;
  }
  return `{${json}}`;
}

/** JSON has no NaN or infinity. */
const numberOf = (value: number): string => (Number.isFinite(value) ? String(value) : 'null');

const columnIdentifier = (key: string): SQL => sql`${sql.identifier(toSnakeCase(key))}`;

/** An `on conflict (key) do update` clause that sets the given members. */
export function orUpdate(conflictKey: string, keys: readonly string[], extra: SQL[] = []): SQL {
  const set = keys.map((key) => sql`${columnIdentifier(key)} = excluded.${columnIdentifier(key)}`);
  return sql`on conflict (${columnIdentifier(conflictKey)}) do update set ${sql.join([...set, ...extra], sql`, `)}`;
}
