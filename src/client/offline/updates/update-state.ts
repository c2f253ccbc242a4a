import { createStore, type Store } from '../../ui/store.ts';

/**
 * State of the update; update-reducer.ts draws the transitions. A separate file, because the first load contains it.
 */
export type UpdateState = {
  /** The API no longer supports this build. */
  isOutdated: boolean;
  /** The prompt was shown. It is shown once and applies the build that is newest when it is accepted. */
  isOffered: boolean;
  /** Backoff before the next check for the new worker. */
  retryMs: number;
} & (
  | { stage: 'current' }
  /** `newer` is a build id, or `worker` if only a waiting worker shows that there is one. */
  | { stage: 'fetching' | 'ready'; newer: string }
  | { stage: 'reloading' }
);

const RETRY_FIRST_MS = 5_000;

export const startState: UpdateState = {
  stage: 'current',
  isOutdated: false,
  isOffered: false,
  retryMs: RETRY_FIRST_MS,
};

const state = createStore<UpdateState>(startState);

export const updateState: Store<UpdateState> = state;

/** For updates.ts only. */
export const setUpdateState = state.set;

/** The first load can set this: any call may find that the API refuses this build. */
export function changeUpdateState({ isOutdated }: Pick<UpdateState, 'isOutdated'>): void {
  if (state.get().isOutdated !== isOutdated) state.set({ ...state.get(), isOutdated });
}
