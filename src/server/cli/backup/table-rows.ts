import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/open-database.ts';
import type { DumpTable } from './dump-tables.ts';

const ROWS_PER_FETCH = 2_000;

/** Streams a table's rows in order, one line of JSON each. */
export async function* tableRows(tx: Tx, { name, columns, orderBy }: DumpTable): AsyncGenerator<string[]> {
  const list = sql.raw(columns.map((column) => `"${column}"`).join(', '));
  await tx.execute(sql`
    declare dump_rows no scroll cursor for
    select row_to_json(r)::text as line from (select ${list} from ${sql.identifier(name)} order by ${sql.raw(orderBy)}) r`);
  for (;;) {
    const { rows } = await tx.execute<{ line: string }>(sql.raw(`fetch ${ROWS_PER_FETCH} from dump_rows`));
    if (rows.length === 0) break;
    // A json value may contain line breaks between tokens; inside strings they are escaped.
    yield rows.map(({ line }) => line.replace(/[\r\n]+/g, ' '));
  }
  await tx.execute(sql`close dump_rows`);
}

/** Makes the output of numbers and times independent of the database's settings. */
export async function settleFormats(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config('timezone', 'UTC', true), set_config('extra_float_digits', '1', true),
    set_config('datestyle', 'ISO, YMD', true), set_config('intervalstyle', 'postgres', true),
    set_config('bytea_output', 'hex', true)`);
}

export async function appliedMigrations(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ hash: string }>(
    sql`select hash from drizzle.__drizzle_migrations order by created_at`,
  );
  return rows.map((row) => row.hash);
}
