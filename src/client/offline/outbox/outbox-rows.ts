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
  /** Removes every row of some users, also rows of a later build. `null`: what was written before a sign-in. */
  forget(isForgotten: (sub: string | null) => boolean): Promise<void>;
  /** Gives rows that were written before a sign-in to a user. */
  adopt(sub: string, isAdopted: (row: OutboxRow) => boolean): Promise<void>;
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

/** @param buildId of this build, for the rows that it writes */
export function outboxRows(store: UseStore, buildId: string): OutboxRows {
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
  const changeOne = (seq: number, next: (row: OutboxRow) => OutboxRow | undefined): Promise<OutboxRow | undefined> =>
    store('readwrite', async (rows) => {
      const committed = promisifyRequest(rows.transaction);
      committed.catch(() => {});
      const stored: unknown = await promisifyRequest(rows.get(seq));
      const changed = isOutboxRow(stored) ? next(stored) : undefined;
      if (changed) await put(rows, changed);
      await committed;
      return changed;
    });

  const change = async (seq: number, changes: Partial<OutboxRow>): Promise<void> => {
    await changeOne(seq, (row) => ({ ...row, ...changes, seq }));
  };

  return {
    all: () =>
      store('readonly', async (rows) => {
        const stored: unknown[] = await promisifyRequest(rows.getAll());
        return stored.filter(isOutboxRow).sort(bySeq);
      }),
    add: (row, join) => transact((opened) => addRow(opened, row, buildId, join)),
    take: (seq) =>
      changeOne(seq, (row) =>
        row.state === 'queued' || row.state === 'sending'
          ? { ...row, state: 'sending', tries: row.tries + 1 }
          : undefined,
      ),
    change,
    renew: (seq, changes) =>
      change(seq, { ...changes, id: uuidv7(), state: 'queued', tries: 0, nextAt: 0, fault: null }),
    confirm: ({ seq, baseVersion, ...object }, version) =>
      transact(async ({ rows, store }) => {
        await promisifyRequest(store.delete(seq));
        if (version === undefined) return;
        const followers = rows.filter((one) => one.seq > seq && isOfObject(one, object));
        for (const one of followers) {
          if (one.baseVersion === baseVersion) await put(store, { ...one, baseVersion: version });
        }
      }),
    discard: (object, afterSeq = 0) =>
      transact(async ({ rows, store }) => {
        const discarded = rows.filter((row) => row.seq > afterSeq && isOfObject(row, object));
        for (const { seq } of discarded) await promisifyRequest(store.delete(seq));
      }),
    forget: (isForgotten) =>
      transact(async ({ stored, store }) => {
        for (const row of stored)
          if (row?.seq !== undefined && isForgotten(row.sub ?? null)) await promisifyRequest(store.delete(row.seq));
      }),
    adopt: (sub, isAdopted) =>
      transact(async ({ rows, store }) => {
        for (const row of rows.filter(isAdopted)) await put(store, { ...row, sub });
      }),
  };
}

async function addRow({ rows, nextSeq, store }: Opened, given: NewRow, buildId: string, join?: Join) {
  const now = Date.now();
  const own = rows.filter(({ sub }) => sub === given.sub);
  const last = own.findLast((row) => isOfObject(row, given));
  if (last && isUnsent(last) && last.operation === given.operation) {
    const joined = join?.(last.payload, given.payload);
    if (joined === null) return void (await promisifyRequest(store.delete(last.seq)));
    if (joined !== undefined) return void (await put(store, { ...last, payload: joined, createdAt: now }));
  }
  const chars = own.reduce((sum, { payload }) => sum + JSON.stringify(payload).length, 0);
  if (own.length >= ROWS_MAX || chars > CHARS_MAX) throw new OutboxFullError();
  const state = 'queued' as const;
  const fresh = { schema: ROW_SCHEMA, id: uuidv7(), seq: nextSeq, createdAt: now, tries: 0, nextAt: 0, buildId };
  await put(store, { ...given, ...fresh, state, fault: null });
}
