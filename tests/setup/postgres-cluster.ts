import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

const DEBIAN_ROOT = '/usr/lib/postgresql';
const OLDEST_MAJOR = 15;
const START_LIMIT_MS = 30_000;
const START_LOOK_MS = 100;
const STOP_LIMIT_MS = 10_000;
const INSTALL_LIMIT_MS = 300_000;
const UNPRIVILEGED_USERS = ['postgres', 'nobody'];

export interface PostgresCluster {
  /** URL of the superuser, on the database `postgres`. */
  url: string;
  stop(): Promise<void>;
}

/** Of the server, by their names in `postgresql.conf`. */
type Settings = Readonly<Record<string, string | number>>;

interface Account {
  uid: number;
  gid: number;
}

/**
 * Starts a temporary PostgreSQL (UTF-8, C.UTF-8, no fsync) on a free port of 127.0.0.1; never touches Debian's default
 * cluster.
 * @param given settings beside those of all tests
 * @returns the reason if there is no PostgreSQL and none can be installed.
 */
export async function startPostgresCluster(given: Settings = {}): Promise<PostgresCluster | { skipped: string }> {
  const found = findBinaries() ?? (await installPostgres());
  if (typeof found !== 'string') return found;
  const account = accountToRunAs();
  if (account === 'none') return { skipped: 'PostgreSQL does not run as root and there is no unprivileged user here' };
  const folder = mkdtempSync(join(tmpdir(), 'rasteh-postgres-'));
  try {
    if (account) chownSync(folder, account.uid, account.gid);
    return await start(found, folder, account, given);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function start(
  binaries: string,
  folder: string,
  account: Account | undefined,
  given: Settings,
): Promise<PostgresCluster> {
  const data = join(folder, 'data');
  const environment = { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC' };
  const as = { ...account, cwd: folder, env: environment };
  await run(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'rasteh', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    as,
  );
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    fsync: 'off',
    full_page_writes: 'off',
    max_connections: 200,
    timezone: 'UTC',
    ...given,
  };
  const parameters = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  const server = spawn(join(binaries, 'postgres'), ['-D', data, ...parameters], {
    ...as,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const log: string[] = [];
  server.stderr.on('data', (chunk: Buffer) => {
    log.push(chunk.toString());
    if (log.length > 100) log.shift();
  });
  const url = `postgres://rasteh@127.0.0.1:${port}/postgres`;
  const stop = async (): Promise<void> => {
    await stopServer(server);
    rmSync(folder, { recursive: true, force: true });
  };
  // A crashed test run must not leave a server behind; an immediate shutdown is fine, since the data is temporary.
  const onExit = (): void => void server.kill('SIGQUIT');
  process.once('exit', onExit);
  server.once('exit', () => process.off('exit', onExit));
  try {
    await waitUntilReady(url, server);
  } catch (error) {
    await stop();
    throw new Error(`${error instanceof Error ? error.message : error}\n${log.join('')}`);
  }
  return { url, stop };
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + START_LIMIT_MS; ; await sleep(START_LOOK_MS)) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended with code ${server.exitCode}`);
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: START_LOOK_MS * 10 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => {});
      if (Date.now() > deadline) throw error;
    }
  }
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  const isEnded = await Promise.race([ended.then(() => true), sleep(STOP_LIMIT_MS, false, { ref: false })]);
  if (isEnded) return;
  server.kill('SIGQUIT');
  await ended;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function findBinaries(): string | undefined {
  if (!existsSync(DEBIAN_ROOT)) return undefined;
  const majors = readdirSync(DEBIAN_ROOT)
    .map(Number)
    .filter((major) => major >= OLDEST_MAJOR);
  return majors
    .sort((one, other) => other - one)
    .map((major) => join(DEBIAN_ROOT, String(major), 'bin'))
    .find((folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')));
}

async function installPostgres(): Promise<string | { skipped: string }> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return {
      skipped: 'PostgreSQL 15 or newer is not installed (apt-get install postgresql), and only root can install it',
    };
  }
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout: INSTALL_LIMIT_MS };
  const lock = ['-o', 'DPkg::Lock::Timeout=120'];
  try {
    await run('apt-get', [...lock, 'update', '-q'], options);
    await run('apt-get', [...lock, 'install', '-y', '-q', '--no-install-recommends', 'postgresql'], options);
  } catch (error) {
    return {
      skipped: `PostgreSQL could not be installed: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
    };
  }
  return findBinaries() ?? { skipped: `apt-get installed no PostgreSQL under ${DEBIAN_ROOT}` };
}

/** Undefined if this process is not root and can run PostgreSQL itself. */
function accountToRunAs(): Account | undefined | 'none' {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of UNPRIVILEGED_USERS) {
    const [, , uid, gid] = accounts.find(([user]) => user === name) ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  return 'none';
}
