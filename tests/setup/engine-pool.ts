import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { MessageChannel } from 'node:worker_threads';
import type { Pool } from 'pg';
import type { Database } from '../../src/server/db/open-database.ts';
import { ensureCluster } from '../../src/server/db/pglite/cluster-dir.ts';
import { SessionPool } from '../../src/server/db/pglite/session-pool.ts';
import { serveSession } from '../../src/server/db/pglite/session-port.ts';
import { prepareSnapshot } from '../../src/server/db/pglite/snapshot.ts';
import { WorkerHost } from '../../src/server/db/pglite/worker-host.ts';
import { databaseOver } from '../../src/server/db/pool-database.ts';
import { listenForErrors, QUERY_TIMEOUT_MS } from '../../src/server/db/postgres-pool.ts';

/** The engine fills its buffers with zeros when it starts; a test's rows need few. */
export const BUFFER_MB = 16;

interface Engine {
  host: WorkerHost;
  folder: string;
  /** Numbers of what is not rows. */
  objects: string;
}

interface Engines {
  /** Engines that no test has now: starting one costs half a second of processor time, emptying one a thirtieth of it. */
  idle: Engine[];
  folders: Set<string>;
}

const KEY = Symbol.for('rasteh.tests.engines');

/** Of the process: Vitest loads this module anew for each file. */
const processWide = globalThis as { [KEY]?: Engines };
processWide[KEY] ??= openEngines();
const { idle, folders } = processWide[KEY];

function openEngines(): Engines {
  const engines: Engines = { idle: [], folders: new Set() };
  process.once('exit', () => {
    for (const folder of engines.folders) rmSync(folder, { recursive: true, force: true });
  });
  // How Vitest ends a worker; without it `exit` never comes.
  process.once('SIGTERM', () => process.exit());
  return engines;
}

/** An empty, migrated PGlite database; `close()` empties its engine for the next test of this process. */
export async function borrowEngine(root: string): Promise<Database> {
  const engine = idle.pop() ?? (await startEngine(root));
  const pool = new SessionPool(engine.host.session());
  listenForErrors(pool);
  let closing: Promise<void> | undefined;
  return {
    db: databaseOver(pool),
    engine: 'pglite',
    ping: async () => void (await pool.query('SELECT 1')),
    access: () => {
      const { port1, port2 } = new MessageChannel();
      serveSession(engine.host.session(), port1);
      return { engine: 'pglite', port: port2 };
    },
    close: () => (closing ??= giveBack(engine, pool)),
  };
}

async function startEngine(root: string): Promise<Engine> {
  const folder = mkdtempSync(join(root, 'rasteh-test-'));
  folders.add(folder);
  const dir = join(folder, 'pglite');
  await ensureCluster(dir, { durable: false, snapshot: await prepareSnapshot() });
  const host = new WorkerHost({ dir, durable: false, queryTimeoutMs: QUERY_TIMEOUT_MS, bufferMb: BUFFER_MB });
  await host.open();
  const objects = await withPool(host, countObjects);
  return { host, folder, objects };
}

async function giveBack(engine: Engine, pool: SessionPool): Promise<void> {
  await pool.drain();
  const isFree = pool.idleCount === pool.totalCount;
  const ended = pool.end();
  if (isFree && (await ended.then(() => isEmptied(engine)))) {
    idle.push(engine);
    return;
  }
  await engine.host.close();
  rmSync(engine.folder, { recursive: true, force: true });
  folders.delete(engine.folder);
}

/** False where a test has left something else than rows: a table, a trigger, an open transaction. */
async function isEmptied({ host, objects }: Engine): Promise<boolean> {
  try {
    return await withPool(host, async (pool) => {
      await emptyTables(pool);
      return (await countObjects(pool)) === objects;
    });
  } catch {
    return false;
  }
}

async function withPool<Result>(host: WorkerHost, use: (pool: Pool) => Promise<Result>): Promise<Result> {
  const pool = new SessionPool(host.session());
  listenForErrors(pool);
  return use(pool).finally(() => pool.end());
}

async function countObjects(pool: Pool): Promise<string> {
  const { rows } = await pool.query(
    `SELECT (SELECT count(*) FROM pg_class) AS relations, (SELECT count(*) FROM pg_proc) AS functions,
       (SELECT count(*) FROM pg_trigger) AS triggers, (SELECT count(*) FROM pg_constraint) AS constraints,
       (SELECT count(*) FROM pg_attribute WHERE attnum > 0) AS columns`,
  );
  return JSON.stringify(rows);
}

async function emptyTables(pool: Pool): Promise<void> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  const looks = tables.map(({ name }) => `SELECT '${name}' AS name WHERE EXISTS (SELECT FROM ${name})`);
  const { rows: filled } = await pool.query<{ name: string }>(looks.join(' UNION ALL '));
  const { rows: counted } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name
       FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL`,
  );
  const commands = [
    // Without the triggers that keep the rows of events and of the ledger.
    "SET session_replication_role = 'replica'",
    ...(filled.length > 0 ? [`TRUNCATE ${filled.map(({ name }) => name).join(', ')} CASCADE`] : []),
    ...counted.map(({ name }) => `ALTER SEQUENCE ${name} RESTART`),
    'RESET session_replication_role',
  ];
  await pool.query(commands.join('; '));
}
