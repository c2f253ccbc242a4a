import { setTimeout as sleep } from 'node:timers/promises';
import { SessionPool, type SessionPoolOptions } from './session-pool.ts';
import { WorkerHost, type WorkerHostOptions } from './worker-host.ts';
import type { WorkerStats } from './worker-messages.ts';

const END_LIMIT_MS = 5_000;

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
    await this.drain();
    const ended = this.end();
    await this.host.close();
    await Promise.race([ended, sleep(END_LIMIT_MS, undefined, { ref: false })]);
  }
}
