import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { WireSession } from './wire-session.ts';
import { WorkerHost, type WorkerHostOptions } from './worker-host.ts';
import type { WorkerStats } from './worker-messages.ts';

const WAIT_LIMIT_MS = 15_000;
const DRAIN_LIMIT_MS = 5_000;
const DRAIN_LOOK_MS = 10;

export interface PglitePoolOptions extends WorkerHostOptions {
  /** How long a query may wait for its turn. @default 15 000 */
  waitLimitMs?: number;
}

/** A `pg` client that drops its cache of prepared statements when its session continues on a new engine. */
function clientOf(host: WorkerHost): new () => pg.ClientBase {
  return class PgliteClient extends pg.Client {
    /** Marks that COPY is not supported. */
    readonly isEmbedded = true;

    constructor(config?: pg.ClientConfig) {
      const session = new WireSession(host);
      super({ ...config, stream: () => session });
      const { connection } = this as unknown as { connection: { parsedStatements: object } };
      session.on('lost', () => {
        connection.parsedStatements = {};
      });
    }
  };
}

/**
 * A `pg` pool of one session, since PGlite has only one: queries run one at a time, and `connect()` is exclusive until
 * `release()`. A query on the pool inside its own transaction deadlocks: it fails after `waitLimitMs` and rolls back.
 */
export class PglitePool extends pg.Pool {
  readonly host: WorkerHost;

  constructor(options: PglitePoolOptions) {
    const host = new WorkerHost(options);
    super({
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: options.waitLimitMs ?? WAIT_LIMIT_MS,
      Client: clientOf(host),
      ssl: false,
      user: 'postgres',
      password: '',
      host: 'localhost',
      database: 'postgres',
    });
    this.host = host;
  }

  stats(): Promise<WorkerStats> {
    return this.host.stats();
  }

  /** Drains waiting queries up to a limit, then shuts the engine down cleanly. */
  async close(): Promise<void> {
    const deadline = Date.now() + DRAIN_LIMIT_MS;
    while ((this.waitingCount > 0 || this.idleCount < this.totalCount) && Date.now() < deadline) {
      await sleep(DRAIN_LOOK_MS);
    }
    const ended = this.end();
    await this.host.close();
    await Promise.race([ended, sleep(DRAIN_LIMIT_MS, undefined, { ref: false })]);
  }
}
