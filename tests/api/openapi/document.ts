import type { OpenAPIV3_1 } from 'openapi-types';
import { pino } from 'pino';
import type { KeyRing } from '../../../src/server/account/keys/key-ring.ts';
import { createApp } from '../../../src/server/app.ts';
import { createAppDeps } from '../../../src/server/app-deps.ts';
import type { Db } from '../../../src/server/db/open-database.ts';
import { parseEnv } from '../../../src/server/env.ts';

export type Schema = Record<string, unknown>;
type Content = Record<string, { schema: Schema }>;

export interface Operation {
  tags?: string[];
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content; headers?: Record<string, { schema: Schema }> }>;
}

/** A call of the document: its name is `GET /api/v1/categories`. */
export interface Call {
  name: string;
  method: string;
  pattern: string;
  operation: Operation;
}

/** An app whose database throws `error` at every use. */
export function createBrokenApp(error: Error, keys?: KeyRing) {
  const use = () => {
    throw error;
  };
  const deps = createAppDeps({
    db: new Proxy({}, { get: () => use }) as never,
    env: parseEnv({}),
    log: pino({ level: 'silent' }),
    ping: async () => {},
    ...(keys && { keys }),
  });
  return createApp(deps);
}

/** An app that computes for no client: a cached read is refused if its answer is not in the cache. */
export function createSpentApp(db: Db) {
  const env = parseEnv({});
  const workLimits = { burstMs: 0, refillMs: 0.001, patienceMs: 20 };
  return createApp(createAppDeps({ db, env, log: pino({ level: 'silent' }), ping: async () => {}, workLimits }));
}

/** The document needs no database. */
const response = await createBrokenApp(new Error('no database')).request('/api/v1/openapi.json');

export const document = (await response.json()) as OpenAPIV3_1.Document;

export const calls: Call[] = Object.entries(document.paths ?? {}).flatMap(([pattern, item]) =>
  Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${pattern}`,
    method: method.toUpperCase(),
    pattern,
    operation,
  })),
);
