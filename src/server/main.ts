import { readFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createApp, type Site } from './app.ts';
import { createAppDeps } from './app-deps.ts';
import { EventStreams } from './builds/event-streams.ts';
import { openDatabase } from './db/open-database.ts';
import { StartError } from './db/start-error.ts';
import { type Env, EnvError, parseEnv } from './env.ts';
import { demoPeople, seedIfEmpty } from './operations/seed.ts';
import { explainStartError, requireFreePort } from './operations/start-fault.ts';
import type { Pages } from './pages/page-routes.ts';
import { PageTemplate } from './pages/template.ts';
import { databasePulse } from './platform/health.ts';
import { createHttpServer } from './platform/http-server.ts';
import { createLogger } from './platform/request-log.ts';
import { bareSecurityHeaders } from './platform/security-headers.ts';
import { installShutdown } from './platform/shutdown.ts';
import { loadStaticFiles } from './platform/static-files.ts';
import { PushSender } from './push/push-sender.ts';

/** `build.json`, which scripts/build.ts writes. */
interface BuildStamp {
  buildId: string;
  /** Earlier builds whose files are still served, newest first. */
  earlier: string[];
}

const PROGRESS_EVERY_MS = 1_500;

const say = (text: string) => process.stdout.write(`${text}\n`);

async function step<T>(title: string, work: (progress: (text: string) => void) => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  let saidAt = startedAt;
  const result = await work((text) => {
    if (performance.now() - saidAt < PROGRESS_EVERY_MS) return;
    saidAt = performance.now();
    say(`    ${text}`);
  });
  say(`  ✓ ${title} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
  return result;
}

async function loadSite(dist: string): Promise<Site> {
  const clientDir = join(dist, 'client');
  const stamp = await readFile(join(dist, 'build.json'), 'utf8').catch(() => {
    throw new StartError(`ساختهٔ برنامه در «${dist}» نیست؛ npm run build را اجرا کنید یا DIST_DIR را درست کنید.`);
  });
  const { buildId, earlier } = JSON.parse(stamp) as BuildStamp;
  const entry = (await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)) as {
    drawPage: Pages['draw'];
    drawShell: Pages['drawShell'];
    addressOf: Pages['addressOf'];
  };
  const pages = {
    template: await PageTemplate.load(clientDir),
    buildId,
    draw: entry.drawPage,
    drawShell: entry.drawShell,
    addressOf: entry.addressOf,
  };
  const earlierDirs = earlier.map((id) => join(dist, 'earlier', id));
  const files = await loadStaticFiles([clientDir, ...earlierDirs]);
  return { files, pages, streams: new EventStreams(buildId) };
}

function printAddresses(port: number, siteUrl: string): void {
  const lan = Object.values(networkInterfaces())
    .flat()
    .filter((one) => one?.family === 'IPv4' && !one.internal)
    .map((one) => `http://${one?.address}:${port}`);
  say(`\n  راسته آماده است → ${siteUrl}`);
  for (const address of lan) say(`  در شبکهٔ شما          → ${address}`);
  say('\n  شماره‌های نمایشی برای ورود (صفحهٔ ورود در نسخهٔ بعد می‌آید):');
  for (const { phone, role } of demoPeople) say(`    ${phone}  ${role}`);
}

async function main(env: Env): Promise<void> {
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
  await step('کاتالوگ', (onProgress) => seedIfEmpty(database.db, onProgress));
  let isDraining = false;
  const deps = createAppDeps({
    db: database.db,
    env,
    log,
    ping: () => database.ping(),
    // The embedded engine answers one query at a time: a ping behind a long one says nothing, and reads side by side
    // would only wait for each other's queries.
    ...(database.engine === 'postgres'
      ? { databaseAnswers: databasePulse(() => database.ping()) }
      : { workLimits: { slots: 1, slotsPerClient: 1 } }),
    isDraining: () => isDraining,
  });
  const app = createApp(deps, site);
  const headers = { siteUrl: env.SITE_URL, apiBase: env.API_BASE, indexable: env.SITE_INDEXABLE };
  const server = createHttpServer(app, {
    bareHeaders: bareSecurityHeaders(headers),
    log,
    trustProxy: env.TRUST_PROXY,
  });
  const pushSender = new PushSender({ db: database.db, log, env });
  installShutdown({
    server,
    onDrain: () => {
      isDraining = true;
      site.streams.closeAll();
    },
    onClose: async () => {
      await pushSender.stop();
      await database.close();
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(env.PORT, env.HOST, resolve);
  });
  void pushSender.start(site.pages.buildId);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : env.PORT;
  printAddresses(port, env.PORT === 0 ? `http://localhost:${port}` : env.SITE_URL);
}

const env = readEnv();
main(env).catch((error: unknown) => {
  const sentence = explainStartError(error, env);
  process.stderr.write(`${sentence ?? (error instanceof Error ? error.stack : String(error))}\n`);
  process.exit(1);
});

function readEnv(): Env {
  try {
    return parseEnv(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof EnvError ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
