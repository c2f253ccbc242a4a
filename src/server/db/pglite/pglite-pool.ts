import { setTimeout as sleep } from 'node:timers/promises';
import { SessionPool, type SessionPoolOptions } from './session-pool.ts';
import { WorkerHost, type WorkerHostOptions } from './worker-host.ts';
import type { WorkerStats } from './worker-messages.ts';

const DRAIN_LIMIT_MS = 5_000;
const DRAIN_LOOK_MS = 10;

export type PglitePoolOptions = WorkerHostOptions & SessionPoolOptions;

/** The pool of the thread that owns the engine. */
export class PglitePool extends SessionPool {
  readonly host: WorkerHost;

  constructor(options: PglitePoolOptions) {
    const host = new WorkerHost(options);
    super(host.session(), options);
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
