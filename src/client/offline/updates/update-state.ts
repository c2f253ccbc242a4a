import { createStore, type Store } from '../../ui/store.ts';

/** What is known of newer builds; small, for the first load. What finds it out comes later (updates.ts). */
export interface UpdateState {
  /** The server's build, where it is not this one. */
  newer: string | undefined;
  /** A reload would bring it. */
  isReady: boolean;
  /** The API no longer talks to this build. */
  isOutdated: boolean;
}

const state = createStore<UpdateState>({ newer: undefined, isReady: false, isOutdated: false });

export const updates: Store<UpdateState> = state;

export const updateState = state.get;

export function changeUpdateState(change: Partial<UpdateState>): void {
  const entries = Object.entries(change) as [keyof UpdateState, unknown][];
  if (entries.some(([name, value]) => state.get()[name] !== value)) state.set({ ...state.get(), ...change });
}
