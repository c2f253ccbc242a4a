/*
 * The writes that the server has not confirmed: a row is on the disk before its first try and goes when the server has
 * answered. See docs/decisions/062-an-outbox-for-what-users-write.md.
 */
import { onlineManager } from '@tanstack/react-query';
import { createStore, type Store } from '../../ui/store.ts';
import type { Operation, OutboxHost, RowWords } from './operation.ts';
import type { NewRow, OutboxRow } from './outbox-row.ts';
import type { OutboxRows } from './outbox-rows.ts';
import { drainOutbox, type Look } from './sender.ts';
import { createSettledRows, type SettledRow } from './settled-row.ts';
import { isOfNewerBuild } from './storing-fault.ts';

const LOCK = 'rasteh-outbox';
/** After a pass that storage or the lock has broken. */
const BROKEN_PAUSE_MS = 30_000;
/** Timers beyond it overflow. */
const TIMER_MAX_MS = 60 * 60_000;
const SOONEST_MS = 250;
/** Between two readings of the rows while many are sent. */
const SHOWN_EVERY_MS = 150;

export interface OutboxState {
  rows: readonly OutboxRow[];
  /** False until the device has answered. */
  isRead: boolean;
  /** Whether the sender is there, and with it the words of the rows. */
  isStarted: boolean;
  /** Whether a newer build has made the outbox: this one can neither read nor write it. */
  isOfNewerBuild: boolean;
}

export const unreadOutbox: OutboxState = { rows: [], isRead: false, isStarted: false, isOfNewerBuild: false };

/** How the tabs of a device tell each other of a change, or of a row that is about to go because it is delivered. */
export interface OutboxSignal {
  send(settled?: SettledRow): void;
  /** Returns a function that stops it. */
  listen(onChange: (settled?: SettledRow) => void): () => void;
}

type Change<Payload> = Omit<NewRow, 'operation' | 'payload'> & { payload: Payload };

export interface Outbox extends Store<OutboxState> {
  /**
   * Stores a write, then sends it when it can. Resolves when it is on the disk.
   * @throws OutboxFullError, or DOMException if storage refuses: then nothing is stored
   */
  add<Payload>(operation: Pick<Operation<Payload, unknown>, 'name' | 'join'>, change: Change<Payload>): Promise<void>;
  /** The stored rows. Rejects if storage refuses. */
  read(): Promise<readonly OutboxRow[]>;
  /** Changes rows by the user's choice, and tells all tabs. */
  edit(change: (rows: OutboxRows) => Promise<void>): Promise<void>;
  /** Starts sending in this tab, one tab at a time. Returns a function that stops it. */
  start(host: OutboxHost): () => void;
  /** Undefined for a row of another build, or before the sender has started. */
  describe(row: OutboxRow): RowWords | undefined;
  /** Whether a row waits for its user to sign in, or, from before a sign-in, for any user. */
  waitsForSignIn(row: OutboxRow): boolean;
  /** Whether what was written behind a row builds on it. False for a row of another build, or before the sender has started. */
  isBuiltOn(row: OutboxRow): boolean;
  /** As `Operation.editedAt`. */
  editedAt(row: OutboxRow): string | undefined;
  /** Sends what is due, and what only waited for the network or the user. */
  wake(): void;
  /** Resolves when a pass that began after the call has ended. */
  drained(): Promise<void>;
}

export interface OutboxOptions {
  signal: OutboxSignal;
  /** After each read of the rows. */
  onRows?: (rows: readonly OutboxRow[]) => void;
  /** After each write that is on the disk. */
  onStored?: () => void;
  /** Runs before a row is stored again after storage was full. */
  freeSpace?: () => Promise<void>;
}

const withLock = <T>(work: () => Promise<T>): Promise<T> =>
  // Without locks the passes of two tabs may meet: the server answers a repeat with its first response.
  typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks.request(LOCK, work) : work();

export function createOutbox(rows: OutboxRows, { signal, onRows, onStored, freeSpace }: OutboxOptions): Outbox {
  let host: OutboxHost | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pass: Promise<void> | undefined;
  /** A pass is asked for while one runs or waits for the lock. */
  let isAskedAgain = false;
  let isEager = false;
  /** While a pass sends. */
  let lookAgain: Look | undefined;

  const state = createStore(unreadOutbox, () => {
    void refresh();
    return signal.listen((settled) => {
      if (!settled) void refresh();
    });
  });
  const settledRows = createSettledRows();

  const refresh = async (): Promise<void> => {
    try {
      const read = await rows.all();
      onRows?.(read);
      // A row that is gone is in the reads of this tab first.
      await settledRows.taken();
      state.set({ ...state.get(), rows: read, isRead: true, isOfNewerBuild: false });
    } catch (error) {
      // The rows of the last read stay shown.
      if (isOfNewerBuild(error)) state.set({ ...state.get(), isOfNewerBuild: true });
    }
  };

  const changed = async (): Promise<void> => {
    signal.send();
    await refresh();
  };

  let isShowing = false;
  const showSoon = (): void => {
    if (isShowing) return;
    isShowing = true;
    setTimeout(() => {
      isShowing = false;
      void changed();
    }, SHOWN_EVERY_MS);
  };

  const runPass = async (): Promise<void> => {
    const wasEager = isEager;
    isEager = false;
    isAskedAgain = false;
    const current = host;
    if (!current) return;
    let pauseMs = BROKEN_PAUSE_MS;
    try {
      const { left, nextAt } = await withLock(() =>
        drainOutbox(rows, current, {
          ...{ isEager: wasEager, onChange: showSoon, onSettled: signal.send },
          onRunning: (look) => {
            lookAgain = look;
          },
        }),
      );
      lookAgain = undefined;
      // Another user may be signed in since the rows were last counted.
      onRows?.(left);
      pauseMs = nextAt === undefined ? 0 : Math.max(SOONEST_MS, nextAt - Date.now());
    } catch {
      lookAgain = undefined;
      // Storage is out of order: the rows are on the disk, and a later pass sends them.
    }
    clearTimeout(timer);
    timer = host && pauseMs > 0 ? setTimeout(request, Math.min(pauseMs, TIMER_MAX_MS)) : undefined;
  };

  const request = (): void => {
    if (!host) return;
    isAskedAgain = true;
    lookAgain?.(false);
    pass ??= (async () => {
      while (isAskedAgain) await runPass();
      pass = undefined;
    })();
  };

  const wake = (): void => {
    isEager = true;
    lookAgain?.(true);
    request();
  };

  return {
    get: state.get,
    subscribe: state.subscribe,
    add: async ({ name, join }, change) => {
      const store = () => rows.add({ operation: name, ...change }, join);
      await store().catch(async (error: unknown) => {
        if (!freeSpace || (error as Partial<DOMException>)?.name !== 'QuotaExceededError') throw error;
        await freeSpace();
        await store();
      });
      onStored?.();
      await changed();
      request();
    },
    read: () => rows.all(),
    edit: async (change) => {
      await change(rows);
      await changed();
      request();
    },
    start: (given) => {
      host = given;
      state.set({ ...state.get(), isStarted: true });
      const onVisible = () => document.visibilityState === 'visible' && wake();
      const stops = [
        onlineManager.subscribe((isOnline) => isOnline && wake()),
        signal.listen((settled) => (settled ? settledRows.take(given, settled) : request())),
      ];
      document.addEventListener('visibilitychange', onVisible);
      wake();
      return () => {
        host = undefined;
        state.set({ ...state.get(), isStarted: false });
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', onVisible);
        for (const stop of stops) stop();
      };
    },
    describe: ({ operation, payload }) => {
      const known = host?.operations.get(operation);
      return known?.accepts(payload) ? known.describe(payload) : undefined;
    },
    waitsForSignIn: ({ sub, operation }) =>
      host !== undefined &&
      (sub === null ? host.operations.get(operation)?.isPrivate !== false : sub !== host.readSub()),
    isBuiltOn: ({ operation }) => {
      const known = host?.operations.get(operation);
      return known !== undefined && known.isPassed === undefined;
    },
    editedAt: ({ operation, payload }) => {
      const known = host?.operations.get(operation);
      return known?.accepts(payload) ? known.editedAt?.(payload) : undefined;
    },
    wake,
    drained: async () => {
      request();
      await pass;
    },
  };
}
