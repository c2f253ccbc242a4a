import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { MIGRATIONS_FOLDER, migrate } from '../migrate.ts';
import { ensureCluster, fsyncTree } from './cluster-dir.ts';
import { DataDirInUseError, type DataDirLock, lockDataDir } from './data-dir-lock.ts';
import { PglitePool } from './pglite-pool.ts';

const CACHE_FOLDER = fileURLToPath(new URL('../../../../node_modules/.cache/rasteh', import.meta.url));
const PREFIX = 'pglite-';
const BUILD_LIMIT_MS = 180_000;
const BUILD_LOOK_MS = 100;

/** Hash of the migrations and the engine's version, which determine a fresh database. */
export function schemaKey(): string {
  const hash = createHash('sha256');
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  hash.update(readFileSync(join(dirname(entry), '..', 'package.json')));
  for (const name of readdirSync(MIGRATIONS_FOLDER).sort()) {
    if (name.endsWith('.sql')) hash.update(`\0${name}\0`).update(readFileSync(join(MIGRATIONS_FOLDER, name)));
  }
  hash.update(readFileSync(join(MIGRATIONS_FOLDER, 'meta', '_journal.json')));
  return hash.digest('hex').slice(0, 16);
}

const snapshotPath = (cacheFolder: string): string => join(cacheFolder, PREFIX + schemaKey());

/** The cached cluster of the current schema, if there is one. */
export function findSnapshot(cacheFolder = CACHE_FOLDER): string | undefined {
  const path = snapshotPath(cacheFolder);
  return existsSync(path) ? path : undefined;
}

/** Path of an empty, migrated, cleanly closed cluster to copy; concurrent processes build it once. */
export async function prepareSnapshot(cacheFolder = CACHE_FOLDER): Promise<string> {
  const path = snapshotPath(cacheFolder);
  const lock = await waitForTurn(path, join(cacheFolder, 'building'));
  if (!lock) return path;
  try {
    if (existsSync(path)) return path;
    const building = `${join(cacheFolder, 'building')}/cluster`;
    rmSync(building, { recursive: true, force: true });
    await ensureCluster(building, { durable: false });
    const pool = new PglitePool({ dir: building, durable: false, queryTimeoutMs: 0 });
    try {
      await migrate(pool);
    } finally {
      await pool.close();
    }
    fsyncTree(building);
    renameSync(building, path);
    removeOthers(cacheFolder, path);
    return path;
  } finally {
    await lock.release();
  }
}

async function waitForTurn(path: string, buildFolder: string): Promise<DataDirLock | undefined> {
  mkdirSync(buildFolder, { recursive: true });
  for (const deadline = Date.now() + BUILD_LIMIT_MS; ; await sleep(BUILD_LOOK_MS)) {
    if (existsSync(path)) return undefined;
    try {
      return await lockDataDir(buildFolder);
    } catch (error) {
      if (!(error instanceof DataDirInUseError) || Date.now() > deadline) throw error;
    }
  }
}

function removeOthers(cacheFolder: string, path: string): void {
  for (const name of readdirSync(cacheFolder)) {
    const other = join(cacheFolder, name);
    if (name.startsWith(PREFIX) && other !== path) rmSync(other, { recursive: true, force: true });
  }
}
