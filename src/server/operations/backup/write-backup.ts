import { createWriteStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { formatNumber } from '../../../core/numerals.ts';
import { lastMigrationName } from '../../db/migrate.ts';
import type { Database, Tx } from '../../db/open-database.ts';
import { DUMP_FORMAT, DUMP_VERSION, type DumpHeader, RowDigest, type TableDigest } from './dump-format.ts';
import { dumpTables } from './dump-tables.ts';
import { appliedMigrations, settleFormats, tableRows } from './table-rows.ts';

const PART = '.part';
/** A backup that runs writes all the time: a file that stood still for so long is a killed one's. */
const STALE_AFTER_MS = 60 * 60 * 1000;

export interface BackupReport {
  tables: TableDigest[];
}

/**
 * Dumps all tables from one consistent snapshot. The file is renamed to `path` when it is complete and synced to disk.
 * @throws the error of the database or the file system; no partial file remains
 */
export async function writeBackup(
  database: Database,
  path: string,
  onProgress: (text: string) => void = () => {},
): Promise<BackupReport> {
  const partial = `${path}${PART}`;
  await removeStaleParts(dirname(path));
  const tables: TableDigest[] = [];
  try {
    await database.db.transaction(
      async (tx) => {
        const lines = dumpLines(tx, database.engine, tables, onProgress);
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
  return { tables };
}

async function* dumpLines(
  tx: Tx,
  engine: Database['engine'],
  digests: TableDigest[],
  onProgress: (text: string) => void,
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
  yield `${JSON.stringify({ end: digests })}\n`;
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
