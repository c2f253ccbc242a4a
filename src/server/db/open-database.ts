import { join } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { checkEncoding } from './boot-check.ts';
import { migrate } from './migrate.ts';
import { ensureCluster, hasCluster } from './pglite/cluster-dir.ts';
import { lockDataDir } from './pglite/data-dir-lock.ts';
import { PglitePool } from './pglite/pglite-pool.ts';
import { serveSession } from './pglite/session-port.ts';
import { findSnapshot } from './pglite/snapshot.ts';
import { type Db, databaseOver } from './pool-database.ts';
import { listenForErrors, postgresPool, QUERY_TIMEOUT_MS } from './postgres-pool.ts';
import type { DatabaseAccess } from './read-worker-database.ts';

/** Frees the connection of a ping; who asks decides earlier, in time without stalls. */
const PING_LIMIT_MS = 3_000;
const CLUSTER_FOLDER = 'pglite';

export type { Db } from './pool-database.ts';
/** Inside `db.transaction(async (tx) => …)` use only `tx`: with one connection, `db` would deadlock. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
export type Executor = Db | Tx;

export const engines = ['pglite', 'postgres'] as const;

export interface Database {
  db: Db;
  engine: (typeof engines)[number];
  ping(): Promise<void>;
  /** What another thread needs to open the same database (`openForReads`); for one thread each. */
  access(): DatabaseAccess;
  close(): Promise<void>;
}

export interface OpenDatabaseOptions {
  /** DATA_DIR; PGlite stores its files in the folder `pglite` below it. */
  dataDir: string;
  /** Selects PostgreSQL; `dataDir` is then unused. */
  databaseUrl?: string | undefined;
  onProgress?: ((text: string) => void) | undefined;
  /** Statement timeout; 0 = none, for operators' commands. @default 30 000 */
  queryTimeoutMs?: number;
  /** Called for idle connections that break. */
  onConnectionError?: (error: Error) => void;
  /** False skips fsync, for databases that may be lost (tests). @default true */
  durable?: boolean;
  /** How long a query may wait for a connection. @default PGlite 15 000, PostgreSQL 5 000 */
  waitLimitMs?: number;
  /** PGlite's `shared_buffers` in MB; also lowers the statistics target. @default PostgreSQL's default, 128 */
  bufferMb?: number;
  /** A prepared PGlite cluster to copy instead of running initdb. @default the one in node_modules/.cache, if any */
  snapshot?: string;
}

/**
 * Opens either engine and migrates it.
 * @throws DataDirInUseError if another process uses the directory, or Error if the engine cannot handle Persian
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  return options.databaseUrl ? openPostgres(options, options.databaseUrl) : openPglite(options);
}

async function openPglite(options: OpenDatabaseOptions): Promise<Database> {
  const lock = await lockDataDir(options.dataDir);
  try {
    const { durable = true, onProgress } = options;
    const dir = join(options.dataDir, CLUSTER_FOLDER);
    const snapshot = hasCluster(dir) ? undefined : (options.snapshot ?? findSnapshot());
    await ensureCluster(dir, { durable, onProgress, snapshot });
    const pool = new PglitePool({
      dir,
      durable,
      queryTimeoutMs: 0,
      waitLimitMs: options.waitLimitMs,
      bufferMb: options.bufferMb,
    });
    const close = async (): Promise<void> => {
      try {
        await pool.close();
      } finally {
        await lock.release();
      }
    };
    await pool.host.open();
    const access = (): DatabaseAccess => {
      const { port1, port2 } = new MessageChannel();
      serveSession(pool.host.session(), port1);
      return { engine: 'pglite', port: port2 };
    };
    await migrateOver(pool, options).catch(async (error: unknown) => {
      await close();
      throw error;
    });
    const database = { ...databaseOf(pool, 'pglite', close), access };
    pool.host.queryTimeoutMs = options.queryTimeoutMs ?? QUERY_TIMEOUT_MS;
    return database;
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function openPostgres(options: OpenDatabaseOptions, connectionString: string): Promise<Database> {
  const { waitLimitMs } = options;
  // Migrations of a large database take longer than a query may.
  const unlimited = postgresPool(connectionString, { queryTimeoutMs: 0, waitLimitMs });
  await migrateOver(unlimited, options).finally(() => unlimited.end());
  const pool = postgresPool(connectionString, {
    queryTimeoutMs: options.queryTimeoutMs ?? QUERY_TIMEOUT_MS,
    waitLimitMs,
  });
  listenForErrors(pool, options.onConnectionError);
  const pingPool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: PING_LIMIT_MS,
    query_timeout: PING_LIMIT_MS,
    keepAlive: true,
  });
  pingPool.on('error', () => {});
  const close = async () => void (await Promise.all([pool.end(), pingPool.end()]));
  const database = {
    ...databaseOf(pool, 'postgres', close),
    access: () => ({ engine: 'postgres', databaseUrl: connectionString }) as const,
  };
  const ping = async () => void (await pingPool.query('SELECT 1'));
  return { ...database, ping };
}

function migrateOver(pool: pg.Pool, options: OpenDatabaseOptions): Promise<number> {
  listenForErrors(pool, options.onConnectionError);
  return migrate(pool, { onProgress: options.onProgress, verify: checkEncoding });
}

function databaseOf(pool: pg.Pool, engine: Database['engine'], close: () => Promise<void>): Omit<Database, 'access'> {
  const db = databaseOver(pool);
  return {
    db,
    engine,
    ping: async () => {
      await db.execute(sql`SELECT 1`);
    },
    close: once(close),
  };
}

function once(action: () => Promise<void>): () => Promise<void> {
  let result: Promise<void> | undefined;
  return () => {
    result ??= action();
    return result;
  };
}
