import { createWriteStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { formatNumber } from '../../../core/numbers/numerals.ts';
import { lastMigrationName } from '../../db/migrate.ts';
import type { Database, Tx } from '../../db/open-database.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { type FilesDigest, fileLines } from './dump-files.ts';
import { DUMP_FORMAT, DUMP_VERSION, type DumpHeader, RowDigest, type TableDigest } from './dump-format.ts';
import { dumpTables } from './dump-tables.ts';
import { appliedMigrations, settleFormats, tableRows } from './table-rows.ts';

const PART = '.part';
/** A backup that runs writes all the time: a file that stood still for so long is a killed one's. */
const STALE_AFTER_MS = 60 * 60 * 1000;

export interface BackupReport {
  tables: TableDigest[];
  files: FilesDigest;
}

/**
 * Dumps all tables from one consistent snapshot, and the contents of its files. A file never changes, so a running server may
 * add and remove files meanwhile.
 * @param store undefined leaves the contents out, as of a bucket
 * The file is renamed to `path` when it is complete and synced to disk.
 * @throws the error of the database or the file system; no partial file remains
 */
export async function writeBackup(
  database: Database,
  path: string,
  store: FileStore | undefined,
  onProgress: (text: string) => void = () => {},
): Promise<BackupReport> {
  const partial = `${path}${PART}`;
  await removeStaleParts(dirname(path));
  const tables: TableDigest[] = [];
  const files: FilesDigest = { count: 0, bytes: 0, missing: 0 };
  try {
    await database.db.transaction(
      async (tx) => {
        const lines = dumpLines(tx, { engine: database.engine, tables, files, store, onProgress });
        await pipeline(Readable.from(lines), createGzip(), createWriteStream(partial, { mode: 0o600 }));
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    await syncToDisk(partial);
    await rename(partial, path);
    await syncToDisk(dirname(path));
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  return { tables, files };
}

interface DumpOptions extends BackupReport {
  engine: Database['engine'];
  store: FileStore | undefined;
  onProgress: (text: string) => void;
}

async function* dumpLines(
  tx: Tx,
  { engine, tables: digests, files, store, onProgress }: DumpOptions,
): AsyncGenerator<string> {
  await settleFormats(tx);
  const tables = dumpTables();
  const header: DumpHeader = {
    format: DUMP_FORMAT,
    version: DUMP_VERSION,
    migrations: await appliedMigrations(tx),
    migration: lastMigrationName(),
    engine,
    createdAt: new Date().toISOString(),
    tables: tables.map(({ name, columns }) => ({ name, columns })),
  };
  yield `${JSON.stringify(header)}\n`;
  for (const table of tables) {
    yield `${JSON.stringify({ table: table.name })}\n`;
    const digest = new RowDigest();
    for await (const rows of tableRows(tx, table)) {
      for (const row of rows) digest.add(row);
      yield `${rows.join('\n')}\n`;
    }
    digests.push(digest.end(table.name));
    onProgress(`${table.name}: ${formatNumber(digest.rows)}`);
  }
  if (store) yield* fileLines(tx, store, files);
  yield `${JSON.stringify({ end: digests, filesCount: files.count })}\n`;
}

async function removeStaleParts(dir: string): Promise<void> {
  for (const name of await readdir(dir)) {
    if (!name.endsWith(PART)) continue;
    const { mtimeMs } = await stat(join(dir, name));
    if (Date.now() - mtimeMs > STALE_AFTER_MS) await rm(join(dir, name), { force: true });
  }
}

async function syncToDisk(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
