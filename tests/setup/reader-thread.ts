/** A reader as `read-worker-main.ts` starts it, but without a build: its pages are the errors that a thread can have. */
import { parentPort, workerData } from 'node:worker_threads';
import { pino } from 'pino';
import { createApp } from '../../src/server/app.ts';
import { createAppDeps } from '../../src/server/app-deps.ts';
import { openForReads } from '../../src/server/db/read-worker-database.ts';
import { parseEnv } from '../../src/server/env.ts';
import type { PageResult } from '../../src/server/platform/http/read-worker/worker-messages.ts';
import { takeJobs } from '../../src/server/platform/http/read-worker/worker-thread.ts';
import { Precedence } from '../../src/server/platform/work/precedence.ts';

if (!parentPort) throw new Error('reader-thread.ts runs as a worker thread only');
const { db } = openForReads(workerData);
const log = pino({ level: 'silent' });
const env = { ...parseEnv({}), TRUST_PROXY: true };
const deps = createAppDeps({ db, env, log, ping: async () => {} });

const pages: Record<string, () => Promise<PageResult>> = {
  '/moved': async () => ({ kind: 'moved', status: 301, location: '/there' }),
  '/failed': async () => {
    throw Object.assign(new Error('not drawn'), { cannotBeCloned: () => {} });
  },
  '/ended': () => process.exit(1),
  '/endless': async () => {
    for (;;);
  },
};

const draw = async (path: string, client: string | undefined): Promise<PageResult> => {
  const content = { status: 200 as const, html: `${path} ${client}`, contentSecurityPolicy: '', link: '' };
  return pages[path]?.() ?? { kind: 'page', content };
};

takeJobs(parentPort, { app: createApp(deps), draw, dataRevision: deps.dataRevision, precedence: new Precedence() });
