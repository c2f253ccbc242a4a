import { eq, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { dataRevisions } from './data-revision.table.ts';

type Reader = Pick<PgDatabase<PgQueryResultHKT>, 'select'>;
type Writer = Pick<PgDatabase<PgQueryResultHKT>, 'insert'>;

const MAX_AGE_MS = 1000;
const PATIENCE_MS = 500;

export type DataRevisionOptions = {
  /** Maximum age of the revision that `current()` returns. @default 1000 */
  maxAgeMs?: number;
  /** How long a reader waits for the database while an older revision is known. @default 500 */
  patienceMs?: number;
  now?: () => number;
};

/**
 * The revision that cached public answers belong to. Readers get it before they read data, and writers increment it in
 * their transaction, so an answer cached under a revision is never older than the revision.
 */
export class DataRevision {
  readonly #db: Reader;
  readonly #maxAgeMs: number;
  readonly #patienceMs: number;
  readonly #now: () => number;
  #known: { revision: number; readAt: number } | undefined;
  #reading: Promise<number> | undefined;
  /** The read under way has used up a reader's patience: the database hangs. */
  #isSlow = false;
  #expiries = 0;

  constructor(db: Reader, options: DataRevisionOptions = {}) {
    this.#db = db;
    this.#maxAgeMs = options.maxAgeMs ?? MAX_AGE_MS;
    this.#patienceMs = options.patienceMs ?? PATIENCE_MS;
    this.#now = options.now ?? (() => performance.now());
  }

  /**
   * At most `maxAgeMs` old, or the last known revision while the database is unavailable.
   * @throws the database's error if no revision is known yet
   */
  async current(): Promise<number> {
    const fresh = this.currentNow();
    if (fresh !== undefined) return fresh;
    const reading = this.#read();
    return this.#known ? this.#inTime(reading, this.#known.revision) : reading;
  }

  /** The revision if it is known and fresh, synchronously. */
  currentNow(): number | undefined {
    const known = this.#known;
    return known && this.#now() - known.readAt < this.#maxAgeMs ? known.revision : undefined;
  }

  /** Takes the revision that another thread has read just now; an older one than is known changes nothing. */
  learn(revision: number): void {
    if (revision >= (this.#known?.revision ?? 0)) this.#known = { revision, readAt: this.#now() };
  }

  /** Call after a commit: the next reader in this process queries the database. */
  expire(): void {
    if (this.#known) this.#known = { ...this.#known, readAt: Number.NEGATIVE_INFINITY };
    this.#reading = undefined;
    this.#isSlow = false;
    this.#expiries += 1;
  }

  async #inTime(reading: Promise<number>, lastKnown: number): Promise<number> {
    if (this.#isSlow) return lastKnown;
    const { promise: tooLate, resolve } = Promise.withResolvers<number>();
    const timer = setTimeout(() => {
      if (this.#reading === reading) this.#isSlow = true;
      resolve(lastKnown);
    }, this.#patienceMs);
    return Promise.race([reading, tooLate]).finally(() => clearTimeout(timer));
  }

  #read(): Promise<number> {
    if (this.#reading) return this.#reading;
    const reading = this.#readOnce().finally(() => {
      if (this.#reading !== reading) return;
      this.#reading = undefined;
      this.#isSlow = false;
    });
    this.#reading = reading;
    return reading;
  }

  async #readOnce(): Promise<number> {
    const expiries = this.#expiries;
    const startedAt = this.#now();
    // A read that began before an expiry may not have seen the commit.
    const readAt = () => (expiries === this.#expiries ? startedAt : Number.NEGATIVE_INFINITY);
    try {
      const rows = await this.#db
        .select({ revision: dataRevisions.revision })
        .from(dataRevisions)
        .where(eq(dataRevisions.name, 'public'));
      const revision = rows[0]?.revision ?? 0;
      this.#known = { revision, readAt: readAt() };
      return revision;
    } catch (error) {
      if (!this.#known) throw error;
      this.#known = { ...this.#known, readAt: readAt() };
      return this.#known.revision;
    }
  }
}

/** Call it at the end of the writer's transaction: it locks the row until the commit. */
export async function bumpPublicRevision(tx: Writer): Promise<void> {
  await tx
    .insert(dataRevisions)
    .values({ name: 'public', revision: 1 })
    .onConflictDoUpdate({ target: dataRevisions.name, set: { revision: sql`${dataRevisions.revision} + 1` } });
}
