import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { EngineSession } from './engine-session.ts';
import { WireSession } from './wire-session.ts';

const WAIT_LIMIT_MS = 15_000;
const DRAIN_LIMIT_MS = 5_000;
const DRAIN_LOOK_MS = 10;

/** A `pg` client that drops its cache of prepared statements when its session continues on a new engine. */
function clientOf(session: EngineSession): new () => pg.ClientBase {
  return class PgliteClient extends pg.Client {
    /** Marks that COPY is not supported. */
    readonly isEmbedded = true;

    constructor(config?: pg.ClientConfig) {
      const stream = new WireSession(session);
      super({ ...config, stream: () => stream });
      const { connection } = this as unknown as { connection: { parsedStatements: object } };
      stream.on('lost', () => {
        connection.parsedStatements = {};
      });
      this.query = withOwnNames(this.query.bind(this));
    }
  };
}

/** All clients share the engine's session, and with it the names of prepared statements: each gets its own. */
function withOwnNames<Query>(query: Query): Query {
  const prefix = `${crypto.randomUUID().slice(0, 18)}_`;
  const ask = query as (...given: unknown[]) => unknown;
  return ((config: unknown, ...rest: unknown[]) =>
    ask(hasName(config) ? renamed(config, prefix) : config, ...rest)) as Query;
}

const hasName = (config: unknown): config is { name: string } =>
  typeof config === 'object' && config !== null && 'name' in config && typeof config.name === 'string';

const renamed = (config: { name: string }, prefix: string) => ({ ...config, name: prefix + config.name });

export interface SessionPoolOptions {
  /** How long a query may wait for its turn. @default 15 000 */
  waitLimitMs?: number | undefined;
}

/**
 * A `pg` pool over one session: queries run one at a time, and `connect()` is exclusive until `release()`. A query on the
 * pool inside its own transaction deadlocks: it fails after `waitLimitMs` and rolls back.
 */
export class SessionPool extends pg.Pool {
  constructor(session: EngineSession, { waitLimitMs = WAIT_LIMIT_MS }: SessionPoolOptions = {}) {
    super({
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: waitLimitMs,
      Client: clientOf(session),
      ssl: false,
      user: 'postgres',
      password: '',
      host: 'localhost',
      database: 'postgres',
    });
  }

  /** Waits, up to a limit, until no query runs or waits. */
  async drain(): Promise<void> {
    const deadline = Date.now() + DRAIN_LIMIT_MS;
    while ((this.waitingCount > 0 || this.idleCount < this.totalCount) && Date.now() < deadline) {
      await sleep(DRAIN_LOOK_MS);
    }
  }
}
