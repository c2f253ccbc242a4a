import type { PartsLine } from '../../../../core/parts-list/parts-line.ts';
import { createStore, type Store } from '../../../ui/store.ts';
import type { PartsEdit, PartsRows } from './parts-rows.ts';

export interface PartsState {
  lines: readonly PartsLine[];
  /** False until the device has answered. */
  isRead: boolean;
  /** False if the device refused the last change: the list is lost when the tab closes. */
  isStored: boolean;
}

export const unreadParts: PartsState = { lines: [], isRead: false, isStored: true };

export interface PartsStore extends Store<PartsState> {
  /** Runs after the changes before it. Resolves to the new state; never throws. */
  change(edit: PartsEdit): Promise<PartsState>;
  /** As `change` without one. */
  read(): Promise<PartsState>;
}

/** How the tabs of a device tell each other of a change. */
export interface PartsSignal {
  send(): void;
  /** Returns a function that stops it. */
  listen(onChange: () => void): () => void;
}

const unchanged: PartsEdit = (lines) => lines;

/** The parts list of this tab, in step with other tabs. `onCount` gets the number of lines after each read and change. */
export function createPartsStore(rows: PartsRows, signal: PartsSignal, onCount: (count: number) => void): PartsStore {
  let queue: Promise<unknown> = Promise.resolve();
  const state = createStore(unreadParts, () => {
    void run(unchanged);
    return signal.listen(() => void run(unchanged));
  });

  const everSeen = new Set<string>();

  /** What the device refused goes along with the next change; lines of other tabs, never seen here, stay. */
  const withRefused =
    (edit: PartsEdit): PartsEdit =>
    (stored) => {
      const { lines, isRead, isStored } = state.get();
      if (!isRead || isStored) return edit(stored);
      return edit([...lines, ...stored.filter(({ id }) => !everSeen.has(id))]);
    };

  const show = (lines: readonly PartsLine[], isStored: boolean): PartsState => {
    for (const { id } of lines) everSeen.add(id);
    const next = { lines, isRead: true, isStored };
    state.set(next);
    if (isStored || lines.length > 0) onCount(lines.length);
    return next;
  };

  const run = (edit: PartsEdit): Promise<PartsState> => {
    const done = queue.then(async () => {
      try {
        return show(await rows.change(withRefused(edit)), true);
      } catch {
        return show(edit(state.get().lines), false);
      }
    });
    queue = done;
    return done;
  };

  return {
    get: state.get,
    subscribe: state.subscribe,
    read: () => run(unchanged),
    change: async (edit) => {
      const next = await run(edit);
      if (next.isStored) signal.send();
      return next;
    },
  };
}
