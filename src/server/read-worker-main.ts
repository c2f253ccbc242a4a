/** The reader's thread: computes uncached public reads and draws pages over the database that `main.ts` has opened. */
import { once } from 'node:events';
import { parentPort } from 'node:worker_threads';
import { createApp } from './app.ts';
import { createAppDeps } from './app-deps.ts';
import { lowerThreadPriority } from './db/pglite/thread-priority.ts';
import { openForReads } from './db/read-worker-database.ts';
import { pageDrawer } from './pages/draw-page.ts';
import { loadPages } from './pages/load-pages.ts';
import { takeJobs } from './platform/http/read-worker/worker-thread.ts';
import { createLogger } from './platform/http/request-log.ts';
import { Precedence } from './platform/work/precedence.ts';
import type { ReaderStart } from './reader-start.ts';

/** What pages read while they are drawn; the caller caches the answers too. */
const CACHE_BYTES = 32 * 1024 * 1024;

if (!parentPort) throw new Error('read-worker-main.ts runs as a worker thread only');
lowerThreadPriority();
const [{ env, access }] = (await once(parentPort, 'message')) as [ReaderStart];
// The caller logs each request; it is this app's proxy and passes on the ids of its requests.
const log = createLogger({ LOG_LEVEL: env.LOG_LEVEL === 'silent' ? 'silent' : 'error' });
const precedence = new Precedence();
const onConnectionError = (error: Error) => log.warn({ err: error }, 'database connection lost');
const { db } = openForReads(access, onConnectionError, (pool) => precedence.over(pool));
const deps = createAppDeps({
  db,
  env: { ...env, TRUST_PROXY: true },
  log,
  ping: async () => {},
  publicCacheBytes: CACHE_BYTES,
});
const app = createApp(deps);
const { pages } = await loadPages(env.DIST_DIR);
const draw = pageDrawer(deps, pages, app);
takeJobs(parentPort, { app, draw, dataRevision: deps.dataRevision, precedence });
