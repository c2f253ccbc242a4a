import { createStore, type Store } from '../../ui/store.ts';

/** Where this page stands between its build and a newer one; update-reducer.ts draws the way. Small, for the first load. */
export type UpdateState = {
  /** The API no longer talks to this build. */
  isOutdated: boolean;
  /** The prompt with the button was shown: once, for whatever is newest when it is pressed. */
  isOffered: boolean;
  /** The wait before the next look for a worker that did not come. */
  retryMs: number;
} & (
  | { stage: 'current' }
  /** `newer` is a build's id, or `worker` where only a worker tells of it. */
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

/** For the reducer's shell. */
export const setUpdateState = state.set;

/** What the first load may learn by itself: any call may find that the API refuses this build. */
export function changeUpdateState({ isOutdated }: Pick<UpdateState, 'isOutdated'>): void {
  if (state.get().isOutdated !== isOutdated) state.set({ ...state.get(), isOutdated });
}
