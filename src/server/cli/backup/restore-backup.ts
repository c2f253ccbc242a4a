import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { formatNumber } from '../../../core/numbers/numerals.ts';
import type { Database, Tx } from '../../db/open-database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { FileWriter } from './dump-files.ts';
import {
  DumpError,
  type DumpHeader,
  damaged,
  dumpEnd,
  dumpHeader,
  RowDigest,
  type TableDigest,
} from './dump-format.ts';
import { type DumpTable, dumpTables } from './dump-tables.ts';
import { appliedMigrations, settleFormats, tableRows } from './table-rows.ts';

const ROWS_PER_INSERT = 500;
const INSERT_LENGTH_MAX = 4 * 1024 * 1024;
const LINE_LENGTH_MAX = 64 * 1024 * 1024;
const TABLE_LINE = /^\{"table":"([a-z0-9_]+)"\}$/;
const END_LINE = /^\{"end":\[/;

export interface RestoreReport {
  header: DumpHeader;
  tables: TableDigest[];
  filesCount: number;
}

/**
 * Fills an empty database with the same migrations from a dump of either engine, in one transaction. Reads the stored
 * rows back and compares them with the dump's digests. Puts the contents of files into `store`; those of a restore that
 * fails stay there.
 * @throws DumpError for a truncated, changed or foreign dump, or a database that is not empty; nothing is restored
 */
export async function restoreBackup(
  database: Database,
  path: string,
  store: FileStore,
  onProgress: (text: string) => void = () => {},
): Promise<RestoreReport> {
  return database.db.transaction(async (tx) => {
    await settleFormats(tx);
    const tables = dumpTables();
    await requireEmpty(tx, tables);
    const reader = dumpLines(path);
    try {
      const header = parseHeader((await reader.next()).value ?? '');
      await requireSameSchema(tx, header, tables);
      const files = new FileWriter(store);
      const written = await writeTables(tx, reader, { tables, files, onProgress });
      await verify(tx, tables, written);
      await tx.execute(sql.raw(`analyze ${tables.map(({ name }) => `"${name}"`).join(', ')}`));
      return { header, tables: written, filesCount: files.count };
    } finally {
      await reader.return(undefined);
    }
  });
}

async function* dumpLines(path: string): AsyncGenerator<string, undefined> {
  const text = createGunzip().setEncoding('utf8');
  // Readers of `text` get the failure; this only prevents an unhandled rejection.
  pipeline(createReadStream(path), text).catch(() => {});
  let rest = '';
  try {
    for await (const chunk of text as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      if (rest.length > LINE_LENGTH_MAX) throw damaged('line');
      yield* lines;
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (/^E[A-Z]+$/.test(code)) throw new DumpError(`فایل «${path}» خوانده نشد: ${code}`);
    if (code.startsWith('Z_') || code === 'ERR_STREAM_PREMATURE_CLOSE') throw damaged(code);
    throw error;
  } finally {
    text.destroy();
  }
  if (rest !== '') yield rest;
  return undefined;
}

function parseHeader(line: string): DumpHeader {
  const header = dumpHeader.safeParse(parseJson(line));
  if (!header.success) throw new DumpError('این فایل پشتیبان این برنامه نیست یا از نسخهٔ دیگری است.');
  return header.data;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

async function requireEmpty(tx: Tx, tables: readonly DumpTable[]): Promise<void> {
  for (const { name } of tables) {
    const { rows } = await tx.execute(sql.raw(`select 1 from "${name}" limit 1`));
    if (rows.length > 0) {
      throw new DumpError(`پایگاه داده خالی نیست (جدول ${name})؛ پشتیبان تنها در پایگاه تازه بازگردانده می‌شود.`);
    }
  }
}

async function requireSameSchema(tx: Tx, header: DumpHeader, tables: readonly DumpTable[]): Promise<void> {
  const applied = await appliedMigrations(tx);
  const shape = (list: readonly { name: string; columns: string[] }[]) =>
    JSON.stringify(list.map(({ name, columns }) => [name, columns]));
  if (applied.join() === header.migrations.join() && shape(header.tables) === shape(tables)) return;
  throw new DumpError(
    `ساختار پشتیبان (${header.migration}) با ساختار این پایگاه داده یکی نیست؛ با همان نسخهٔ برنامه بازگردانید و سپس به‌روز کنید.`,
  );
}

interface WriteOptions {
  tables: readonly DumpTable[];
  files: FileWriter;
  onProgress: (text: string) => void;
}

async function writeTables(
  tx: Tx,
  lines: AsyncIterable<string>,
  { tables, files, onProgress }: WriteOptions,
): Promise<TableDigest[]> {
  const written: TableDigest[] = [];
  let table: DumpTable | undefined;
  let digest = new RowDigest();
  let waiting: string[] = [];
  let length = 0;
  const flush = async () => {
    if (table && waiting.length > 0) await insertLines(tx, table, waiting);
    waiting = [];
    length = 0;
  };
  const endTable = async () => {
    await flush();
    if (!table) return;
    written.push(digest.end(table.name));
    onProgress(`${table.name}: ${formatNumber(digest.rows)}`);
    digest = new RowDigest();
    table = undefined;
  };
  for await (const line of lines) {
    const name = line.match(TABLE_LINE)?.[1];
    if (name !== undefined) {
      await endTable();
      table = tables[written.length];
      if (table?.name !== name) throw damaged(name);
    } else if (END_LINE.test(line)) {
      await endTable();
      await files.finish();
      const end = dumpEnd.safeParse(parseJson(line));
      if (!end.success || written.length !== tables.length) throw damaged('end');
      if (JSON.stringify(end.data.end) !== JSON.stringify(written)) throw damaged('sha256');
      if (end.data.filesCount !== files.count) throw damaged('files');
      return written;
    } else if (written.length + 1 >= tables.length && (await files.take(line))) {
      await endTable();
    } else {
      digest.add(line);
      waiting.push(line);
      length += line.length;
      if (waiting.length >= ROWS_PER_INSERT || length >= INSERT_LENGTH_MAX) await flush();
    }
  }
  throw damaged('end');
}

async function insertLines(tx: Tx, { name, columns }: DumpTable, lines: readonly string[]): Promise<void> {
  const list = sql.raw(columns.map((column) => `"${column}"`).join(', '));
  const table = sql.identifier(name);
  try {
    await tx.execute(sql`
      insert into ${table} (${list})
      select ${list} from json_populate_recordset(null::${table}, ${`[${lines.join(',')}]`}::json)`);
  } catch (error) {
    throw damaged(error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error));
  }
}

async function verify(tx: Tx, tables: readonly DumpTable[], written: readonly TableDigest[]): Promise<void> {
  for (const [index, table] of tables.entries()) {
    const digest = new RowDigest();
    for await (const rows of tableRows(tx, table)) for (const row of rows) digest.add(row);
    if (digest.end(table.name).sha256 !== written[index]?.sha256) {
      throw new DumpError(`آنچه در جدول ${table.name} نوشته شد با پشتیبان یکی نیست؛ چیزی بازگردانده نشد.`);
    }
  }
}
