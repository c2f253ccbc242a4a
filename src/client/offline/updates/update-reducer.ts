import type { UpdateState } from './update-state.ts';

const RETRY_MAX_MS = 60 * 60_000;

export type UpdateEvent =
  /** The server tells its build: this one, or another. */
  | { type: 'own-build' }
  | { type: 'newer-build'; buildId: string }
  /** The API no longer talks to this build. */
  | { type: 'refused' }
  /** A worker of the site was installed or activated. */
  | { type: 'worker-changed' }
  /** What a reload would bring, after `look` or `fetch-worker`. A waiting worker must be let in before. */
  | { type: 'worker-seen' | 'worker-fetched'; isReady: boolean; isWaiting: boolean }
  | { type: 'retry-due' }
  /** The prompt's button was pressed here; or in another tab. `isReady` is known after `check-worker`. */
  | { type: 'accepted' }
  | { type: 'accepted-elsewhere'; isDirty: boolean; isReady?: boolean }
  /** The button of the question to a tab that is being typed in. */
  | { type: 'confirmed' }
  /** A navigation began; its page has settled; the worker was asked to take over. */
  | { type: 'navigated' }
  | { type: 'settled'; isDirty: boolean }
  | { type: 'let-in'; target: string; isIn: boolean; isDirty: boolean };

export type UpdateEffect =
  | { type: 'fetch-worker' }
  | { type: 'retry'; afterMs: number }
  | { type: 'look' }
  | { type: 'check-worker' }
  | { type: 'offer' }
  | { type: 'ask' }
  | { type: 'tell-tabs' }
  | { type: 'await-page' }
  | { type: 'let-in'; target: string }
  | { type: 'reload-once'; target: string }
  | { type: 'reload' };

export interface UpdateStep {
  state: UpdateState;
  effects: readonly UpdateEffect[];
}

/**
 * From a newer build being known to this page running it; after a colon the effects.
 *
 *              newer-build: fetch-worker             the worker is there: offer, once
 *   current --------------------------> fetching ----------------------------------> ready
 *   current ------ worker-seen, a newer one waits: offer, once --------------------> ready
 *   current <----------------- own-build -------- fetching, ready
 *
 *   fetching -- worker-fetched, it is not there: retry, each after twice the time --> fetching
 *   ready ----- newer-build: fetch-worker ------------------------------------------> ready
 *   ready ----- navigated: await-page, settled: let-in, let-in: reload-once --------> the new build, else ready
 *
 *   any ------- accepted: tell-tabs, reload ----------------------------------------> reloading, the end
 *   any ------- confirmed: reload --------------------------------------------------> reloading
 *   newer ----- accepted-elsewhere: reload, or ask where somebody types ------------> reloading, else the same
 *   current --- accepted-elsewhere: check-worker, then as above where one is ready
 *   any ------- refused ------------------------------------------------------------> the same, isOutdated: no offer
 *
 * The strip of an outdated client has a button of its own (outdated.ts), and a toast would lie over it.
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
      // A tab may have been opened from the newer build already.
      if (state.stage === 'current' && !event.isReady)
        return event.isReady === undefined ? stay(state, { type: 'check-worker' }) : stay(state);
      return event.isDirty ? stay(state, { type: 'ask' }) : reload(state);
    case 'navigated':
      return stay(state, { type: 'await-page' });
    case 'settled':
      if (state.stage !== 'ready' || event.isDirty) return stay(state);
      return stay(state, { type: 'let-in', target: state.newer });
    case 'let-in':
      // A worker that is not in yet is in by the next navigation.
      if (!event.isIn || event.isDirty) return stay(state);
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
  // Without news the active worker of another build may be the older one; a waiting one is newer than the server told.
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
