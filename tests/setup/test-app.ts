import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { createApp } from '../../src/server/app.ts';
import { type AppDeps, createAppDeps } from '../../src/server/app-deps.ts';
import type { Db } from '../../src/server/db/open-database.ts';
import { parseEnv } from '../../src/server/env.ts';
import { FolderStore } from '../../src/server/platform/files/folder-store.ts';
import { openTestDatabase, temporaryRoot } from './test-database.ts';
import { TestSms } from './test-sms.ts';

export interface TestApp {
  app: ReturnType<typeof createApp>;
  db: Db;
  deps: AppDeps;
  sms: TestSms;
  /** Where the contents of files are. */
  filesDir: string;
  /** Moves the server's clock forward. */
  wait(ms: number): void;
  /** Status and JSON body of a GET. `Body` is the type that the caller expects; the contract test checks it. */
  get<Body = unknown>(path: string): Promise<{ status: number; body: Body; headers: Headers }>;
  post<Body = unknown>(path: string, body: unknown): Promise<{ status: number; body: Body; headers: Headers }>;
  close(): Promise<void>;
}

/** The API over an empty database of the test's own. The next request sees every change of data. */
export async function openTestApp({
  log,
  env = {},
}: {
  log?: Logger;
  env?: Readonly<Record<string, string>>;
} = {}): Promise<TestApp> {
  const database = await openTestDatabase();
  const { db } = database;
  const sms = new TestSms();
  const filesDir = mkdtempSync(join(temporaryRoot(), 'rasteh-files-'));
  let ahead = 0;
  const deps = createAppDeps({
    db,
    env: parseEnv(env),
    log: log ?? pino({ level: process.env.LOG_LEVEL ?? 'silent' }),
    ping: database.ping,
    sms,
    files: new FolderStore(filesDir),
    now: () => new Date(Date.now() + ahead),
    revision: { maxAgeMs: 0, patienceMs: 30_000 },
  });
  const app = createApp(deps);
  const read = async <Body>(response: Response) => ({
    status: response.status,
    body: (await response.json()) as Body,
    headers: response.headers,
  });
  return {
    app,
    db,
    deps,
    sms,
    filesDir,
    wait: (ms) => {
      ahead += ms;
    },
    get: async (path) => read(await app.request(path)),
    post: async (path, body) =>
      read(
        await app.request(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      ),
    close: () => database.close().finally(() => rmSync(filesDir, { recursive: true, force: true })),
  };
}
