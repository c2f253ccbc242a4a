/** The API over DATABASE_URL without an answer cache, as a process of its own; tells its processor time when asked. */
import { createApp } from '../../src/server/app.ts';
import { createAppDeps } from '../../src/server/app-deps.ts';
import { openDatabase } from '../../src/server/db/open-database.ts';
import { parseEnv } from '../../src/server/env.ts';
import { createHttpServer } from '../../src/server/platform/http/http-server.ts';
import { createLogger } from '../../src/server/platform/http/request-log.ts';

export interface Usage {
  cpuMs: number;
  rssMb: number;
}

const env = parseEnv({ ...process.env, LOG_LEVEL: 'silent', TRUST_PROXY: 'true' });
const database = await openDatabase({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
const log = createLogger(env);
// So young that the first facets after a change need not wait long for the revision to age.
const revision = { maxAgeMs: 50 };
const deps = createAppDeps({ db: database.db, env, log, ping: database.ping, revision, publicCacheBytes: 0 });
const server = createHttpServer(createApp(deps), { bareHeaders: {}, log, trustProxy: true });
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
});
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000, rssMb: process.memoryUsage.rss() / 2 ** 20 } satisfies Usage);
});
process.on('disconnect', () => process.exit(0));
