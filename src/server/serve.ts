import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { loadKeys } from './account/keys/load-keys.ts';
import { createApp } from './app.ts';
import { type AppDeps, createAppDeps } from './app-deps.ts';
import * as areas from './areas.ts';
import { isTrial, keepDemoPeople } from './cli/demo-people.ts';
import { say, step } from './cli/progress.ts';
import { demoPeople, seedDemoRequests, seedDemoTalk, seedIfEmpty } from './cli/seed.ts';
import { explainStartError, requireFreePort } from './cli/start-fault.ts';
import { openDatabase } from './db/open-database.ts';
import { areasOf, type Site } from './define-area.ts';
import { type Env, EnvError, parseEnv } from './env.ts';
import { clientDirOf, loadPages } from './pages/load-pages.ts';
import { databasePulse } from './platform/http/health.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import { Reader } from './platform/http/read-worker/read-worker.ts';
import { createLogger } from './platform/http/request-log.ts';
import { bareSecurityHeaders } from './platform/http/security-headers.ts';
import { loadStaticFiles } from './platform/http/static-files.ts';
import { enqueue } from './platform/jobs/enqueue.ts';
import { JobMetrics } from './platform/jobs/job-metrics.ts';
import { JobRunner } from './platform/jobs/job-runner.ts';
import { installShutdown } from './platform/shutdown.ts';
import { buildAnnouncing } from './push/push-kinds.ts';
import { giveAccess, spawnReader } from './reader-thread.ts';

async function loadSite(dist: string): Promise<Omit<Site, 'reader'>> {
  const { pages, earlier } = await loadPages(dist);
  const earlierDirs = earlier.map((id) => join(dist, 'earlier', id));
  const files = await loadStaticFiles([clientDirOf(dist), ...earlierDirs]);
  return { files, pages };
}

function printAddresses(port: number, siteUrl: string, env: Env): void {
  const lan = Object.values(networkInterfaces())
    .flat()
    .filter((one) => one?.family === 'IPv4' && !one.internal)
    .map((one) => `http://${one?.address}:${port}`);
  say(`\n  راسته آماده است → ${siteUrl}`);
  for (const address of lan) say(`  در شبکهٔ شما          → ${address}`);
  if (!isTrial(env)) return;
  say('\n  شماره‌های نمایشی برای ورود؛ کد هر کدام همین‌جا نوشته می‌شود:');
  for (const { phone, role } of demoPeople) say(`    ${phone}  ${role}`);
}

async function start(env: Env, spawned: Worker): Promise<void> {
  await requireFreePort(env);
  const log = createLogger(env);
  const site = await step('برنامهٔ مرورگر', () => loadSite(env.DIST_DIR));
  const database = await step('پایگاه داده', (onProgress) =>
    openDatabase({
      dataDir: env.DATA_DIR,
      databaseUrl: env.DATABASE_URL,
      onProgress,
      onConnectionError: (error) => log.warn({ err: error }, 'database connection lost'),
    }),
  );
  const keys = await loadKeys(env);
  let loading: Worker | undefined = spawned;
  const startReader = () => {
    const worker = loading ?? spawnReader();
    loading = undefined;
    // Each thread gets its own access to the database.
    giveAccess(worker, { env, access: database.access() });
    return worker;
  };
  const reader = new Reader({ start: startReader, log });
  // Beside the seed.
  const readerStarted = reader.start();
  readerStarted.catch(() => {});
  await step('کاتالوگ', (onProgress) => seedIfEmpty(database.db, onProgress));
  await keepDemoPeople(database.db, env);
  if (isTrial(env)) {
    await seedDemoRequests({ db: database.db, env, log }, new Date());
    await seedDemoTalk({ db: database.db, env, log }, new Date());
  }
  await step('پاسخ‌ها و صفحه‌ها', () => readerStarted);
  let isDraining = false;
  const deps = createAppDeps({
    db: database.db,
    env,
    log,
    keys,
    reader,
    ping: () => database.ping(),
    buildId: site.pages.buildId,
    // The embedded engine answers one query at a time: a ping behind a long one says nothing, and of one client's reads
    // side by side each would only wait for the others' queries.
    ...(database.engine === 'postgres'
      ? { databaseAnswers: databasePulse(() => database.ping()) }
      : { workLimits: { slots: 2, slotsPerClient: 1 } }),
    isDraining: () => isDraining,
  });
  const app = createApp(deps, { ...site, reader });
  const headers = { siteUrl: env.SITE_URL, apiBase: env.API_BASE, indexable: env.SITE_INDEXABLE };
  const server = createHttpServer(app, {
    bareHeaders: bareSecurityHeaders(headers),
    log,
    trustProxy: env.TRUST_PROXY,
  });
  const runner = new JobRunner({
    deps,
    jobs: areasOf(areas).flatMap(({ jobs = [] }) => jobs),
    bell: deps.jobBell,
    metrics: new JobMetrics(deps.metrics.registry),
  });
  let drained: Promise<void> | undefined;
  installShutdown({
    server,
    onDrain: () => {
      isDraining = true;
      deps.live.closeAll();
      drained = runner.stop();
    },
    onClose: async () => {
      await drained;
      await reader.close();
      await database.close();
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(env.PORT, env.HOST, resolve);
  });
  await announce(deps, site.pages.buildId);
  runner.start();
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : env.PORT;
  printAddresses(port, env.PORT === 0 ? `http://localhost:${port}` : env.SITE_URL, env);
}

/** A failure is only logged: the site works without push. */
async function announce({ db, log, now }: AppDeps, buildId: string): Promise<void> {
  await enqueue({ tx: db, now: now() }, buildAnnouncing, { buildId }, { uniqueKey: buildId }).catch((error: unknown) =>
    log.warn({ err: error }, 'the build was not announced'),
  );
}

/** Ends the process if the server cannot start. `reader` is the thread that was spawned first. */
export function serve(reader: Worker): void {
  const env = readEnv();
  start(env, reader).catch((error: unknown) => {
    const sentence = explainStartError(error, env);
    process.stderr.write(`${sentence ?? (error instanceof Error ? error.stack : String(error))}\n`);
    process.exit(1);
  });
}

function readEnv(): Env {
  try {
    return parseEnv(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof EnvError ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
