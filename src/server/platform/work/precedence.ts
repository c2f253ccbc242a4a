import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';

interface Read {
  backlog: number;
  waitedMs: number;
}

/** More than a browser asks for at once when it opens a page. */
const LEAD = 8;
/** Of one read, for all its statements: it goes on even if others ask without a pause. */
const PATIENCE_MS = 1_000;

/**
 * Of the reads that run at the same time, those of clients with many requests that wait give way between their statements:
 * another client's read waits for one statement of them at most, not for every second one.
 */
export class Precedence {
  readonly #current = new AsyncLocalStorage<Read>();
  readonly #running = new Set<Read>();
  readonly #waiting = new Set<() => void>();

  /** @param backlog how many requests of the read's client wait for their turn */
  async run<Result>(backlog: number, work: () => Promise<Result>): Promise<Result> {
    const read: Read = { backlog, waitedMs: 0 };
    this.#running.add(read);
    try {
      return await this.#current.run(read, work);
    } finally {
      this.#running.delete(read);
      for (const wake of this.#waiting) wake();
    }
  }

  /** Wraps the queries of a pool: each waits until its read may go on. Transactions do not wait. */
  over<Of extends Pool>(pool: Of): Of {
    const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>;
    const inTurn = (...given: unknown[]) => {
      const read = this.#current.getStore();
      return read && this.#mustWait(read) ? this.#turn(read).then(() => query(...given)) : query(...given);
    };
    return Object.assign(pool, { query: inTurn });
  }

  async #turn(read: Read): Promise<void> {
    while (this.#mustWait(read)) {
      const startedAt = performance.now();
      await this.#oneEnds(PATIENCE_MS - read.waitedMs);
      read.waitedMs += performance.now() - startedAt;
    }
  }

  #mustWait({ backlog, waitedMs }: Read): boolean {
    if (waitedMs >= PATIENCE_MS) return false;
    for (const other of this.#running) if (backlog - other.backlog > LEAD) return true;
    return false;
  }

  async #oneEnds(limitMs: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, limitMs);
    this.#waiting.add(resolve);
    await promise;
    clearTimeout(timer);
    this.#waiting.delete(resolve);
  }
}
