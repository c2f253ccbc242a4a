import { getTableColumns, is } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../../db/schema.ts';

export interface DumpTable {
  name: string;
  /** Without generated columns: the database computes them again. */
  columns: string[];
  /** SQL of an order that is the same on every machine: by the primary or a unique key. */
  orderBy: string;
}

/**
 * All tables of the schema, referenced tables first.
 * @throws Error if tables refer to each other in a cycle or one has no unique key
 */
export function dumpTables(): DumpTable[] {
  const tables = Object.values(schema).flatMap((value) => (is(value, PgTable) ? [value as PgTable] : []));
  const ordered: PgTable[] = [];
  const visit = (table: PgTable, below: readonly PgTable[]): void => {
    if (ordered.includes(table)) return;
    if (below.includes(table)) throw new Error(`tables refer to each other in a cycle: ${getTableConfig(table).name}`);
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
  // Without a collation, text order depends on the engine.
  const orderBy = key.map((column) => `"${column}"${types.get(column)?.startsWith('text') ? ' collate "C"' : ''}`);
  return { name, columns: columns.map(nameOf), orderBy: orderBy.join(', ') };
}

/** drizzle derives a column's name from its member if none is given. */
const nameOf = (column: PgColumn): string => (column.keyAsName ? toSnakeCase(column.name) : column.name);
