import { getTableColumns, is } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../db/schema.ts';

export interface DumpTable {
  name: string;
  /** Those that are stored: what the database computes itself is computed again. */
  columns: string[];
  /** SQL of an order that is the same on every machine: the primary key or a unique one. */
  orderBy: string;
}

/** Every table of the schema, those that others refer to first. */
export function dumpTables(): DumpTable[] {
  const tables = Object.values(schema).flatMap((value) => (is(value, PgTable) ? [value as PgTable] : []));
  const ordered: PgTable[] = [];
  const visit = (table: PgTable, below: readonly PgTable[]): void => {
    if (ordered.includes(table)) return;
    if (below.includes(table)) throw new Error(`tables refer to each other in a ring: ${getTableConfig(table).name}`);
    for (const { reference } of getTableConfig(table).foreignKeys) {
      const { foreignTable } = reference();
      if (foreignTable !== table) visit(foreignTable, [...below, table]);
    }
    ordered.push(table);
  };
  const byName = (table: PgTable) => getTableConfig(table).name;
  for (const table of [...tables].sort((a, b) => (byName(a) < byName(b) ? -1 : 1))) visit(table, []);
  return ordered.map(describeTable);
}

function describeTable(table: PgTable): DumpTable {
  const { name, primaryKeys, indexes } = getTableConfig(table);
  const columns = Object.values(getTableColumns(table)).filter((column) => column.generated === undefined);
  const own = columns.filter((column) => column.primary).map(nameOf);
  const composite = primaryKeys[0]?.columns.map(nameOf) ?? [];
  const unique = indexes.find(({ config }) => config.unique && !config.where)?.config.columns ?? [];
  const indexed = unique.flatMap((column) => ('name' in column ? toSnakeCase(column.name ?? '') : []));
  const key = [own, composite, indexed].find((candidate) => candidate.length > 0);
  if (!key) throw new Error(`table ${name} has no unique key to be ordered by`);
  const types = new Map(columns.map((column) => [nameOf(column), column.getSQLType()]));
  // The order of texts is the engine's own unless it is told.
  const orderBy = key.map((column) => `"${column}"${types.get(column)?.startsWith('text') ? ' collate "C"' : ''}`);
  return { name, columns: columns.map(nameOf), orderBy: orderBy.join(', ') };
}

/** A column without a name of its own has its member's, in the database's casing. */
const nameOf = (column: PgColumn): string => (column.keyAsName ? toSnakeCase(column.name) : column.name);
