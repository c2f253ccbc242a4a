import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './open-database.ts';

const REBUILD_MEMORY = '256MB';

interface Definition {
  table: string;
  name: string;
  definition: string;
}

/**
 * Drops the tables' keys, indexes and references, runs `load` and recreates them: several times faster than updating
 * indexes row by row. It runs in the caller's transaction, so others wait and never see the tables without indexes.
 */
export async function loadWithoutIndexes<T>(tx: Tx, tables: readonly PgTable[], load: () => Promise<T>): Promise<T> {
  const names = sql`array[${sql.join(
    tables.map((table) => sql`${getTableName(table)}`),
    sql`, `,
  )}]::text[]`;
  const references = await definitions(
    tx,
    sql`select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and ${names} && array[conrelid::regclass::text, confrelid::regclass::text]`,
  );
  const keys = await definitions(
    tx,
    sql`select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'p' and conrelid::regclass::text = any(${names})`,
  );
  const indexes = await definitions(
    tx,
    sql`select tablename as table, indexname as name, indexdef as definition from pg_indexes i
      where schemaname = 'public' and tablename = any(${names})
        and not exists (select from pg_constraint c where c.conname = i.indexname)`,
  );
  for (const { table, name } of [...references, ...keys]) {
    await tx.execute(sql`alter table ${sql.identifier(table)} drop constraint ${sql.identifier(name)}`);
  }
  for (const { name } of indexes) await tx.execute(sql`drop index ${sql.identifier(name)}`);
  const result = await load();
  await tx.execute(sql`select set_config('maintenance_work_mem', ${REBUILD_MEMORY}, true)`);
  for (const { definition } of indexes) await tx.execute(sql.raw(definition));
  for (const { table, name, definition } of [...keys, ...references]) {
    await tx.execute(
      sql`alter table ${sql.identifier(table)} add constraint ${sql.identifier(name)} ${sql.raw(definition)}`,
    );
  }
  return result;
}

async function definitions(tx: Tx, query: SQL): Promise<Definition[]> {
  return (await tx.execute<Definition & Record<string, unknown>>(query)).rows;
}
