import type { UpdateState } from './update-state.ts';

const RETRY_MAX_MS = 60 * 60_000;

export type UpdateEvent =
  /** The server reported its build: this one, or another. */
  | { type: 'own-build' }
  | { type: 'newer-build'; buildId: string }
  /** The API no longer supports this build. */
  | { type: 'refused' }
  /** A worker of the site was installed or activated. */
  | { type: 'worker-changed' }
  /** Result of `look` or `fetch-worker`: whether a reload loads a newer build, and whether its worker waits. */
  | { type: 'worker-seen' | 'worker-fetched'; isReady: boolean; isWaiting: boolean }
  | { type: 'retry-due' }
  /** The user accepted the prompt in this tab, or in another. `isReady` is set after `check-worker`. */
  | { type: 'accepted' }
  | { type: 'accepted-elsewhere'; isDirty: boolean; isReady?: boolean }
  /** The user confirmed the reload of a tab with a dirty form. */
  | { type: 'confirmed' }
  /** A navigation started; its page settled; the result of activating the waiting worker. */
  | { type: 'navigated' }
  | { type: 'settled'; isDirty: boolean }
  | { type: 'activated'; target: string; isReady: boolean; isDirty: boolean };

export type UpdateEffect =
  | { type: 'fetch-worker' }
  | { type: 'retry'; afterMs: number }
  | { type: 'look' }
  | { type: 'check-worker' }
  | { type: 'offer' }
  | { type: 'ask' }
  | { type: 'tell-tabs' }
  | { type: 'await-page' }
  | { type: 'activate'; target: string }
  | { type: 'reload-once'; target: string }
  | { type: 'reload' };

export interface UpdateStep {
  state: UpdateState;
  effects: readonly UpdateEffect[];
}

/**
 * The states from a newer build being known to this page running it. Effects follow the colon.
 *
 *              newer-build: fetch-worker             the worker is there: offer, once
 *   current --------------------------> fetching ----------------------------------> ready
 *   current ------ worker-seen, a newer one waits: offer, once --------------------> ready
 *   current <----------------- own-build -------- fetching, ready
 *
 *   fetching -- worker-fetched, not ready: retry with backoff ----------------------> fetching
 *   ready ----- newer-build: fetch-worker ------------------------------------------> ready
 *   ready ----- navigated: await-page, settled: activate, activated: reload-once --> the new build, else ready
 *
 *   any ------- accepted: tell-tabs, reload ----------------------------------------> reloading, the end
 *   any ------- confirmed: reload --------------------------------------------------> reloading
 *   newer ----- accepted-elsewhere: reload, or ask if a form is dirty --------------> reloading, else the same
 *   current --- accepted-elsewhere: check-worker, then as above where one is ready
 *   any ------- refused ------------------------------------------------------------> the same, isOutdated: no offer
 *
 * An outdated client gets no offer: its strip has its own button (outdated.ts), which a toast would cover.
 */
export function reduceUpdate(state: UpdateState, event: UpdateEvent): UpdateStep {
  if (event.type === 'refused') return stay(state.isOutdated ? state : { ...state, isOutdated: true });
  if (state.stage === 'reloading') return stay(state);
  switch (event.type) {
    case 'own-build':
      return stay(state.stage === 'current' ? state : { ...flagsOf(state), stage: 'current' });
    case 'newer-build': {
      const stage = state.stage === 'ready' ? 'ready' : 'fetching';
      return { state: { ...state, stage, newer: event.buildId }, effects: [{ type: 'fetch-worker' }] };
    }
    case 'worker-changed':
      return stay(state, { type: 'look' });
    case 'worker-seen':
      return seeWorker(state, event);
    case 'worker-fetched':
      return retryWhileFetching(seeWorker(state, event));
    case 'retry-due':
      return stay(state, { type: 'fetch-worker' });
    case 'accepted':
      return reload(state, { type: 'tell-tabs' });
    case 'confirmed':
      return reload(state);
    case 'accepted-elsewhere':
      // This tab may already run the newer build.
      if (state.stage === 'current' && !event.isReady)
        return event.isReady === undefined ? stay(state, { type: 'check-worker' }) : stay(state);
      return event.isDirty ? stay(state, { type: 'ask' }) : reload(state);
    case 'navigated':
      return stay(state, { type: 'await-page' });
    case 'settled':
      if (state.stage !== 'ready' || event.isDirty) return stay(state);
      return stay(state, { type: 'activate', target: state.newer });
    case 'activated':
      if (!event.isReady || event.isDirty) return stay(state);
      return stay(state, { type: 'reload-once', target: event.target });
  }
}

const stay = (state: UpdateState, ...effects: UpdateEffect[]): UpdateStep => ({ state, effects });

const flagsOf = ({ isOutdated, isOffered, retryMs }: UpdateState) => ({ isOutdated, isOffered, retryMs });

const reload = (state: UpdateState, ...before: UpdateEffect[]): UpdateStep => ({
  state: { ...flagsOf(state), stage: 'reloading' },
  effects: [...before, { type: 'reload' }],
});

type Seen = { isReady: boolean; isWaiting: boolean };

function seeWorker(state: UpdateState, { isReady, isWaiting }: Seen): UpdateStep {
  if (!isReady || state.stage === 'reloading') return stay(state);
  // Before the server reports a build, an active worker of another build may be older; a waiting one is always newer.
  if (state.stage === 'current' && !isWaiting) return stay(state);
  const newer = state.stage === 'current' ? 'worker' : state.newer;
  const isOfferDue = !state.isOffered && !state.isOutdated;
  if (state.stage === 'ready' && !isOfferDue) return stay(state);
  return {
    state: { ...flagsOf(state), stage: 'ready', newer, isOffered: state.isOffered || isOfferDue },
    effects: isOfferDue ? [{ type: 'offer' }] : [],
  };
}

function retryWhileFetching(step: UpdateStep): UpdateStep {
  const { state } = step;
  if (state.stage !== 'fetching') return step;
  return {
    state: { ...state, retryMs: Math.min(2 * state.retryMs, RETRY_MAX_MS) },
    effects: [{ type: 'retry', afterMs: state.retryMs }],
  };
}
