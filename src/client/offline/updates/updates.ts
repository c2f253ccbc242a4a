import { versions } from '../../../core/wire/versions.ts';
import { showToast, UNTIL_CLOSED } from '../../ui/toast/toast.ts';
import { isAnyFormDirty } from '../drafts/dirty-forms.ts';
import { setBadgeCount } from './app-badge.ts';
import { reloadNow, reloadOnce } from './guarded-reload.ts';
import { type BuildNews, type OnStreamBuild, watchLatestBuild } from './latest-build.ts';
import { reloadStuckNavigation } from './stuck-navigation.ts';
import { reduceUpdate, type UpdateEffect, type UpdateEvent } from './update-reducer.ts';
import { setUpdateState, startState, updateState } from './update-state.ts';
import { updateTexts } from './updates-texts.ts';
import { activateOwn, giveWayToNext, lookForWorker, nextBuild, watchWorkers } from './worker-build.ts';

const CHANNEL = 'rasteh-update';
const ACCEPTED = 'accepted';
/** What the page loads is here: a takeover during its requests is late. */
const PAGE_SETTLES_MS = 1_000;
/** Every tab that reloaded for the new build has its page by then: nothing navigates during the takeover. */
const TAKEOVER_AFTER_MS = 5_000;
/** Toast id: a tab shows one prompt at a time. */
const PROMPT = 'update';

export interface UpdatesOptions {
  ownBuildId: string;
  /** Calls the listener when a navigation starts, after the URL has changed. Returns a function that stops it. */
  onNavigation: (listener: () => void) => () => void;
  /** Calls the listener when the page of a navigation is shown. Returns a function that stops it. */
  onArrival: (listener: () => void) => () => void;
  /** @default no stream */
  onStreamBuild?: OnStreamBuild | undefined;
  /** Whether a navigation is under way already. @default false */
  isNavigating?: boolean;
}

/**
 * Runs the effects of update-reducer.ts. Every tab offers a newer build once a reload would load it; the next
 * navigation reloads automatically. Accepting reloads all tabs; a tab with a dirty form asks first.
 */
export function startUpdates(options: UpdatesOptions): () => void {
  const { ownBuildId, onNavigation, onStreamBuild = () => () => {} } = options;
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  let isStopped = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let pageTimer: ReturnType<typeof setTimeout> | undefined;
  let takeoverTimer: ReturnType<typeof setTimeout> | undefined;

  const dispatch = (event: UpdateEvent): void => {
    if (isStopped) return;
    const { state, effects } = reduceUpdate(updateState.get(), event);
    setUpdateState(state);
    for (const effect of effects) void run(effect);
  };

  const see = async (type: 'worker-seen' | 'worker-fetched') => {
    const next = await nextBuild(ownBuildId);
    dispatch({ type, isReady: next.isReady, isWaiting: next.isReady && next.waiting !== undefined });
  };

  const prompt = (text: string, actionLabel: string, event: UpdateEvent) =>
    showToast({ id: PROMPT, text, actionLabel, onAction: () => dispatch(event), durationMs: UNTIL_CLOSED });

  async function run(effect: UpdateEffect): Promise<void> {
    switch (effect.type) {
      case 'fetch-worker':
        clearTimeout(retryTimer);
        await lookForWorker();
        return see('worker-fetched');
      case 'retry':
        clearTimeout(retryTimer);
        retryTimer = setTimeout(() => dispatch({ type: 'retry-due' }), effect.afterMs);
        return;
      case 'look':
        return see('worker-seen');
      case 'check-worker': {
        const { isReady } = await nextBuild(ownBuildId);
        return dispatch({ type: 'accepted-elsewhere', isDirty: isAnyFormDirty(), isReady });
      }
      case 'offer':
        setBadgeCount('build', 1);
        return prompt(updateTexts.ready, updateTexts.apply, { type: 'accepted' });
      case 'ask':
        return prompt(updateTexts.unsaved, updateTexts.applyWithDraft, { type: 'confirmed' });
      case 'tell-tabs':
        return channel?.postMessage(ACCEPTED);
      case 'await-page':
        clearTimeout(pageTimer);
        pageTimer = setTimeout(() => dispatch({ type: 'settled', isDirty: isAnyFormDirty() }), PAGE_SETTLES_MS);
        return;
      case 'activate': {
        const isReady = await giveWayToNext(ownBuildId);
        return dispatch({ type: 'activated', target: effect.target, isReady, isDirty: isAnyFormDirty() });
      }
      case 'reload-once':
        reloadOnce(effect.target);
        return;
      case 'reload':
        // `reloading` is the last state, so the page reloads even if the worker fails.
        await giveWayToNext(ownBuildId).catch(() => false);
        return reloadNow();
    }
  }

  const takeOverLater = () => {
    clearTimeout(takeoverTimer);
    takeoverTimer = setTimeout(() => void activateOwn(ownBuildId), TAKEOVER_AFTER_MS);
  };

  const learn = ({ buildId, minSupported = 0 }: BuildNews) => {
    if (versions.client < minSupported) dispatch({ type: 'refused' });
    dispatch(buildId === ownBuildId ? { type: 'own-build' } : { type: 'newer-build', buildId });
  };

  setUpdateState({ ...startState, isOutdated: updateState.get().isOutdated });
  setBadgeCount('build', 0);
  channel?.addEventListener('message', ({ data }) => {
    if (data === ACCEPTED) dispatch({ type: 'accepted-elsewhere', isDirty: isAnyFormDirty() });
  });
  const stops = [
    watchLatestBuild(learn, onStreamBuild),
    watchWorkers(() => {
      takeOverLater();
      dispatch({ type: 'worker-changed' });
    }),
    onNavigation(() => dispatch({ type: 'navigated' })),
    reloadStuckNavigation(options),
  ];
  return () => {
    isStopped = true;
    clearTimeout(retryTimer);
    clearTimeout(pageTimer);
    clearTimeout(takeoverTimer);
    for (const stop of stops) stop();
    channel?.close();
  };
}
