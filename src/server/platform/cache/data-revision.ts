import { eq, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { dataRevisions } from './data-revision.table.ts';

type Reader = Pick<PgDatabase<PgQueryResultHKT>, 'select'>;
type Writer = Pick<PgDatabase<PgQueryResultHKT>, 'insert'>;

const MAX_AGE_MS = 1000;

export type DataRevisionOptions = {
  /** How old an answer of `current()` may be. @default 1000 */
  maxAgeMs?: number;
  now?: () => number;
};

/**
 * The revision that public answers are cached under. Readers ask for it before they read data, writers raise it in
 * their own transaction: so what is stored under a revision is never older than that revision.
 */
export class DataRevision {
  readonly #db: Reader;
  readonly #maxAgeMs: number;
  readonly #now: () => number;
  #known: { revision: number; readAt: number } | undefined;
  #reading: Promise<number> | undefined;
  #expiries = 0;

  constructor(db: Reader, options: DataRevisionOptions = {}) {
    this.#db = db;
    this.#maxAgeMs = options.maxAgeMs ?? MAX_AGE_MS;
    this.#now = options.now ?? (() => performance.now());
  }

  /** Fresh to within `maxAgeMs`; the last known one while the database cannot answer. */
  async current(): Promise<number> {
    return this.currentNow() ?? (await this.#read());
  }

  /** The revision when it is known and fresh, without waiting. */
  currentNow(): number | undefined {
    const known = this.#known;
    return known && this.#now() - known.readAt < this.#maxAgeMs ? known.revision : undefined;
  }

  /** For a writer after its commit: the next reader in this process asks the database. */
  expire(): void {
    if (this.#known) this.#known = { ...this.#known, readAt: Number.NEGATIVE_INFINITY };
    this.#reading = undefined;
    this.#expiries += 1;
  }

  #read(): Promise<number> {
    if (this.#reading) return this.#reading;
    const reading = this.#readOnce().finally(() => {
      if (this.#reading === reading) this.#reading = undefined;
    });
    this.#reading = reading;
    return reading;
  }

  async #readOnce(): Promise<number> {
    const expiries = this.#expiries;
    const startedAt = this.#now();
    // A read that began before an expiry may have seen the time before the commit.
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

/** Call inside the writer's transaction, last: the row is locked until the commit. */
export async function bumpPublicRevision(tx: Writer): Promise<void> {
  await tx
    .insert(dataRevisions)
    .values({ name: 'public', revision: 1 })
    .onConflictDoUpdate({ target: dataRevisions.name, set: { revision: sql`${dataRevisions.revision} + 1` } });
}
