import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { programPath } from '../../scripts/program-path.mjs';
import { madeOnce } from './made-once.ts';

const ROOT = join(import.meta.dirname, '../..');
const DIST = join(ROOT, 'dist');
/** Creating the database and the demo catalogue takes long on two busy cores. */
const START_TIMEOUT_MS = 330_000;
const STOP_TIMEOUT_MS = 15_000;
const POLL_MS = 250;

export interface Site {
  /** Without a trailing slash. */
  url: string;
  stop: () => Promise<void>;
  /** As a power cut. */
  kill: () => Promise<void>;
}

export interface StartedBuild extends Site {
  /** Of the server's process. */
  pid: number | undefined;
  /** Everything that the server has written. */
  output: () => string;
}

/** Builds the site's sources, or those in `sourcesDir`; `distDir` separates the build from the normal one. */
export function buildSite(given: { distDir?: string; sourcesDir?: string } = {}): void {
  const env = { ...process.env, ...(given.distDir && { DIST_DIR: given.distDir }) };
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: given.sourcesDir ?? ROOT, stdio: 'inherit', env });
}

/** What decides about the rows of a new database. */
const SEED_SOURCES = ['src/core', 'src/contract', 'src/server', 'src/demo', 'package-lock.json'];
/** Codes would be sent to phones: the demo's people, who would read them in the log, are not in the folder yet. */
const WITHOUT_DEMO_PEOPLE = {
  SMS_PROVIDER: 'kavenegar',
  KAVENEGAR_URL: 'http://localhost:9',
  KAVENEGAR_API_KEY: 'key-of-the-tests',
  KAVENEGAR_TEMPLATE: 'ورود',
};

/** Copies the data of a site that was started once on an empty database. Needs a build. */
export async function copySeed(dataDir: string): Promise<void> {
  const seed = await madeOnce({
    name: 'seed',
    sources: SEED_SOURCES,
    async make(folder) {
      const port = await freePort();
      const site = await startBuild({ distDir: DIST, dataDir: folder, port, env: WITHOUT_DEMO_PEOPLE });
      await site.stop();
    },
  });
  await cp(seed, dataDir, { recursive: true });
}

export interface SiteOptions {
  /** A PostgreSQL database. @default the embedded engine */
  databaseUrl?: string | undefined;
  /** An existing directory, which is not deleted. @default a temporary one, deleted with the site */
  dataDir?: string | undefined;
}

/** Starts the built site; a new database has the demo catalogue. */
export async function startSite({ databaseUrl, dataDir: given }: SiteOptions = {}): Promise<Site> {
  buildSite();
  const dataDir = given ?? (await mkdtemp(join(tmpdir(), 'rasteh-site-')));
  if (given === undefined && databaseUrl === undefined) await copySeed(dataDir);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const database: Record<string, string> = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  const server = startServer({ PORT: String(port), DATA_DIR: dataDir, SITE_URL: url, LOG_LEVEL: 'error', ...database });
  const stop = async () => {
    await server.stop();
    if (given === undefined) await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(`${url}/readyz`, server);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop, kill: server.kill };
}

/** Starts a build in `distDir`; the next build can be started on the same port after it. */
export async function startBuild(given: {
  distDir: string;
  dataDir: string;
  port: number;
  env?: Record<string, string>;
}): Promise<StartedBuild> {
  const url = `http://localhost:${given.port}`;
  const { distDir, dataDir, port, env } = given;
  const server = startServer({
    PORT: String(port),
    DIST_DIR: distDir,
    DATA_DIR: dataDir,
    SITE_URL: url,
    LOG_LEVEL: 'error',
    ...env,
  });
  try {
    await untilReady(`${url}/readyz`, server);
  } catch (error) {
    await server.stop();
    throw error;
  }
  const { stop, kill, output, process: child } = server;
  return { url, stop, kill, output, pid: child.pid };
}

interface Server {
  process: ChildProcess;
  output: () => string;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
}

function startServer(env: Record<string, string>): Server {
  const child = spawn(process.execPath, [programPath(ROOT)], {
    cwd: ROOT,
    env: { ...process.env, NODE_COMPILE_CACHE: join(ROOT, '.cache/compiled'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes: Buffer) => {
      output += bytes.toString();
    });
  }
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    const isLate = Symbol('late');
    if ((await Promise.race([exit, sleep(STOP_TIMEOUT_MS, isLate, { ref: false })])) !== isLate) return;
    child.kill('SIGKILL');
    await exit;
  };
  const kill = async () => {
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  };
  return { process: child, output: () => output, stop, kill };
}

async function untilReady(url: string, server: Server): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (server.process.exitCode !== null) throw new Error(`the site did not start:\n${server.output()}`);
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await sleep(POLL_MS);
  }
  throw new Error(`the site was not ready in ${START_TIMEOUT_MS} ms:\n${server.output()}`);
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no free port');
  return address.port;
}
