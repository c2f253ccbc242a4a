import { promisifyRequest, type UseStore } from 'idb-keyval';
import { uuidv7 } from '../../../core/ids/uuidv7.ts';
import {
  isOfObject,
  isOutboxRow,
  isUnsent,
  type NewRow,
  type OutboxRow,
  type OwnObject,
  ROW_SCHEMA,
} from './outbox-row.ts';
import { planRestore } from './restore-rows.ts';
import { type RowJournal, withoutJournal } from './row-journal.ts';

/** Of one user: what others have left on the device takes no room. */
const ROWS_MAX = 2_000;
const CHARS_MAX = 10_000_000;

/** The device keeps no more unsent changes of this user. */
export class OutboxFullError extends Error {
  constructor() {
    super(`the outbox has ${ROWS_MAX} rows or ${CHARS_MAX} characters`);
    this.name = 'OutboxFullError';
  }
}

/** Joins a payload with the unsent one before it. `null`: nothing is left to send. `undefined`: both are sent. */
// biome-ignore lint/suspicious/noExplicitAny: an operation's own payload; the row names the operation.
type Join = (last: any, next: any) => unknown;

/** The stored rows. Every method is one transaction, on the disk when it resolves. Rejects if storage refuses. */
export interface OutboxRows {
  /** In the order of writing. */
  all(): Promise<OutboxRow[]>;
  /** @throws OutboxFullError */
  add(row: NewRow, join?: Join): Promise<void>;
  /** Marks a row as given to the network; undefined if another tab has removed or changed it. */
  take(seq: number): Promise<OutboxRow | undefined>;
  change(seq: number, changes: Partial<OutboxRow>): Promise<void>;
  /** Puts a row back under a new id, with another payload: it is another write. */
  renew(seq: number, changes: Pick<OutboxRow, 'payload' | 'baseVersion'>): Promise<void>;
  /**
   * Removes a confirmed row. Later rows of its object that built on the same version, build on `version`: a device does
   * not conflict with itself.
   */
  confirm(row: OutboxRow, version: number | undefined): Promise<void>;
  /** Removes what a user has changed of an object, or only what was written after a row. */
  discard(object: OwnObject, afterSeq?: number): Promise<void>;
  /** Removes one row, where those behind it do not build on it. */
  drop(row: Pick<OutboxRow, 'seq' | 'id'>): Promise<void>;
  /** Removes every row of some users, also rows of a later build. `null`: what was written before a sign-in. */
  forget(isForgotten: (sub: string | null) => boolean): Promise<void>;
  /** Gives rows that were written before a sign-in to a user. */
  adopt(sub: string, isAdopted: (row: OutboxRow) => boolean): Promise<void>;
  /** Puts rows back that the database has lost, and removes what is settled. Resolves with what the journal lacks. */
  restore(journaled: readonly OutboxRow[], settled: ReadonlySet<string>): Promise<OutboxRow[]>;
}

type Opened = {
  rows: OutboxRow[];
  /** Also what this build cannot read. */
  stored: (Partial<OutboxRow> | null)[];
  nextSeq: number;
  store: IDBObjectStore;
};

const bySeq = (a: OutboxRow, b: OutboxRow): number => a.seq - b.seq;
const put = (store: IDBObjectStore, row: OutboxRow) => promisifyRequest(store.put(row, row.seq));

/**
 * @param buildId of this build, for the rows that it writes
 * @param journal gets a new row beside the database, and every other change behind it
 */
export function outboxRows(store: UseStore, buildId: string, journal: RowJournal = withoutJournal): OutboxRows {
  const transact = <T>(work: (opened: Opened) => Promise<T>): Promise<T> =>
    store('readwrite', async (rows) => {
      const committed = promisifyRequest(rows.transaction);
      committed.catch(() => {});
      const stored: Opened['stored'] = await promisifyRequest(rows.getAll());
      // A row that this build cannot read keeps its place.
      const last = stored.reduce((max, one) => Math.max(max, Number(one?.seq) || 0), 0);
      const known = stored.filter(isOutboxRow).sort(bySeq);
      const result = await work({ rows: known, stored, nextSeq: last + 1, store: rows });
      await committed;
      return result;
    });

  /** Changes one row; a queue of a thousand need not be read for it. */
  const changeOne = (seq: number, next: (row: OutboxRow) => OutboxRow | undefined) =>
    store('readwrite', async (rows) => {
      const committed = promisifyRequest(rows.transaction);
      committed.catch(() => {});
      const before: unknown = await promisifyRequest(rows.get(seq));
      const changed = isOutboxRow(before) ? next(before) : undefined;
      if (changed) await put(rows, changed);
      await committed;
      return { before, changed };
    });

  const change = async (seq: number, changes: Partial<OutboxRow>): Promise<void> => {
    const { before, changed } = await changeOne(seq, (row) => ({ ...row, ...changes, seq }));
    if (!changed || !isOutboxRow(before)) return;
    if (before.id !== changed.id) await journal.settle([before.id]);
    if (before.payload !== changed.payload || before.id !== changed.id) await journal.hold([changed]);
  };

  return {
    all: () =>
      store('readonly', async (rows) => {
        const stored: unknown[] = await promisifyRequest(rows.getAll());
        return stored.filter(isOutboxRow).sort(bySeq);
      }),
    add: async (row, join) => {
      const held: { added: Added; isHeld: Promise<void> }[] = [];
      const undo = (all: typeof held) => all.map(({ added }) => takeBack(added, journal));
      try {
        await transact(async (opened) => {
          const added = await addRow(opened, row, buildId, join);
          held.push({ added, isHeld: added.next ? journal.hold([added.next]) : Promise.resolve() });
        });
      } catch (error) {
        undo(held);
        throw error;
      }
      const last = held.at(-1);
      // A dead handle was opened again, and the work done twice.
      undo(held.slice(0, -1));
      await last?.isHeld;
      if (last?.added.before && !last.added.next) await journal.settle([last.added.before.id]);
    },
    take: async (seq) => {
      const { changed } = await changeOne(seq, (row) =>
        row.state === 'queued' || row.state === 'sending'
          ? { ...row, state: 'sending', tries: row.tries + 1 }
          : undefined,
      );
      return changed;
    },
    change,
    renew: (seq, changes) =>
      change(seq, { ...changes, id: uuidv7(), state: 'queued', tries: 0, nextAt: 0, fault: null }),
    confirm: async ({ id, seq, baseVersion, ...object }, version) => {
      const based = await transact(async ({ rows, store }) => {
        await promisifyRequest(store.delete(seq));
        if (version === undefined) return [];
        const followers = rows
          .filter((one) => one.seq > seq && isOfObject(one, object) && one.baseVersion === baseVersion)
          .map((one) => ({ ...one, baseVersion: version }));
        for (const one of followers) await put(store, one);
        return followers;
      });
      // Nobody waits for it: the server answers a repeat with its first response.
      void journal.settle([id]);
      void journal.hold(based);
    },
    discard: async (object, afterSeq = 0) => {
      const discarded = await transact(async ({ rows, store }) => {
        const found = rows.filter((row) => row.seq > afterSeq && isOfObject(row, object));
        for (const { seq } of found) await promisifyRequest(store.delete(seq));
        return found;
      });
      await journal.settle(discarded.map(({ id }) => id));
    },
    drop: async ({ seq, id }) => {
      await store('readwrite', async (rows) => {
        const committed = promisifyRequest(rows.transaction);
        committed.catch(() => {});
        await promisifyRequest(rows.delete(seq));
        await committed;
      });
      await journal.settle([id]);
    },
    forget: async (isForgotten) => {
      const forgotten = await transact(async ({ stored, store }) => {
        const found = stored.filter((row) => row?.seq !== undefined && isForgotten(row.sub ?? null));
        for (const row of found) await promisifyRequest(store.delete(row?.seq ?? 0));
        return found;
      });
      await journal.settle(forgotten.flatMap((row) => row?.id ?? []));
    },
    adopt: async (sub, isAdopted) => {
      const adopted = await transact(async ({ rows, store }) => {
        const found = rows.filter(isAdopted).map((row) => ({ ...row, sub }));
        for (const row of found) await put(store, row);
        return found;
      });
      await journal.hold(adopted);
    },
    restore: (journaled, settled) =>
      transact(async ({ stored, rows, store }) => {
        const plan = planRestore({ stored, rows, journaled, settled });
        for (const seq of plan.deleted) await promisifyRequest(store.delete(seq));
        for (const row of plan.restored) await put(store, row);
        return plan.unheld;
      }),
  };
}

/** What an addition changes: the row before it, if it joins one, and after it, if anything is left. */
interface Added {
  before?: OutboxRow;
  next?: OutboxRow;
}

/** The database has refused what the journal already holds. */
function takeBack({ before, next }: Added, journal: RowJournal): void {
  if (next && before) void journal.hold([before]);
  else if (next) void journal.settle([next.id]);
}

async function addRow({ rows, nextSeq, store }: Opened, given: NewRow, buildId: string, join?: Join): Promise<Added> {
  const now = Date.now();
  const own = rows.filter(({ sub }) => sub === given.sub);
  const last = own.findLast((row) => isOfObject(row, given));
  if (last && isUnsent(last) && last.operation === given.operation) {
    const joined = join?.(last.payload, given.payload);
    if (joined === null) {
      await promisifyRequest(store.delete(last.seq));
      return { before: last };
    }
    if (joined !== undefined) {
      const next = { ...last, payload: joined, createdAt: now };
      await put(store, next);
      return { before: last, next };
    }
  }
  const chars = own.reduce((sum, { payload }) => sum + JSON.stringify(payload).length, 0);
  if (own.length >= ROWS_MAX || chars > CHARS_MAX) throw new OutboxFullError();
  const state = 'queued' as const;
  const fresh = { schema: ROW_SCHEMA, id: uuidv7(), seq: nextSeq, createdAt: now, tries: 0, nextAt: 0, buildId };
  const next = { ...given, ...fresh, state, fault: null };
  await put(store, next);
  return { next };
}
