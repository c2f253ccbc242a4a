import { versions } from '../../../core/versions.ts';
import { updateTexts } from '../../texts/updates.ts';
import { showToast, UNTIL_CLOSED } from '../../ui/toast.ts';
import { isAnyFormDirty } from '../drafts/dirty-forms.ts';
import { setBadgeCount } from './app-badge.ts';
import { reloadNow, reloadOnce } from './guarded-reload.ts';
import { type BuildNews, watchLatestBuild } from './latest-build.ts';
import { changeUpdateState, updateState } from './update-state.ts';
import { letNextIn, nextBuild } from './worker-build.ts';

const CHANNEL = 'rasteh-update';
const ACCEPTED = 'accepted';
/** How long an old client waits for a worker of the new build before it does without one. */
const FORCED_WAIT_MS = 8_000;
const POLL_MS = 250;
/** A worker that did not come, or broke off: waits double as long as none comes. */
const WORKER_AGAIN_MS = 5_000;
const WORKER_AGAIN_MAX_MS = 60 * 60_000;
/** The browser may leave the question for a newer worker unanswered, when its own was cut off by a restart. */
const WORKER_ANSWER_MS = 10_000;
/** Chromium lets no worker in for minutes where the one before it is asked for files at that moment. */
const PAGE_SETTLES_MS = 1_000;
/** A tab shows one prompt at a time. */
const PROMPT = 'update';

export interface UpdatesOptions {
  ownBuildId: string;
  /** Calls back when a navigation begins, its address being the document's already. Returns the way to stop. */
  onNavigation: (listener: () => void) => () => void;
}

/**
 * From a newer build being known to this page running it:
 * known → (the worker has taken it along) ready → a toast with a button in every tab; the next navigation reloads by
 * itself. The button moves all tabs; one in which somebody is typing asks first.
 */
export function startUpdates({ ownBuildId, onNavigation }: UpdatesOptions): () => void {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  let isOffered = false;
  let isStopped = false;
  let workerTimer: ReturnType<typeof setTimeout> | undefined;
  let moveTimer: ReturnType<typeof setTimeout> | undefined;
  let workerPause = WORKER_AGAIN_MS;

  const reload = async () => {
    await letNextIn(ownBuildId);
    reloadNow();
  };
  const accept = () => {
    channel?.postMessage(ACCEPTED);
    void reload();
  };
  const askBeforeReload = () =>
    showToast({
      id: PROMPT,
      text: updateTexts.unsaved,
      actionLabel: updateTexts.applyWithDraft,
      onAction: () => void reload(),
      durationMs: UNTIL_CLOSED,
    });
  /** Once: whatever is newest when it is pressed is what comes. */
  const offer = () => {
    // The strip of an outdated client has a button of its own, and a toast would lie over it.
    if (isOffered || updateState().isOutdated) return;
    isOffered = true;
    setBadgeCount('build', 1);
    showToast({
      id: PROMPT,
      text: updateTexts.ready,
      actionLabel: updateTexts.apply,
      onAction: accept,
      durationMs: UNTIL_CLOSED,
    });
  };

  const look = async () => {
    const next = await nextBuild(ownBuildId);
    const { newer } = updateState();
    // Without news the active worker of another build may be the older one.
    if (!next.isReady || !(newer ?? next.waiting)) return;
    // A worker may bring a build that the server has not told of yet.
    changeUpdateState({ isReady: true, newer: newer ?? 'worker' });
    offer();
  };
  const learn = async ({ buildId, minSupported = 0 }: BuildNews) => {
    if (versions.client < minSupported) changeUpdateState({ isOutdated: true });
    if (buildId === ownBuildId) return changeUpdateState({ newer: undefined, isReady: false });
    changeUpdateState({ newer: buildId });
    await fetchWorker();
  };
  const fetchWorker = async () => {
    clearTimeout(workerTimer);
    await lookForWorker();
    await look();
    const { newer, isReady } = updateState();
    if (isStopped || !newer || isReady) return;
    clearTimeout(workerTimer);
    workerTimer = setTimeout(() => void fetchWorker(), workerPause);
    workerPause = Math.min(2 * workerPause, WORKER_AGAIN_MAX_MS);
  };
  const follow = async () => {
    // A tab may have been opened from the newer build already.
    if (!updateState().newer && !(await nextBuild(ownBuildId)).isReady) return;
    if (isAnyFormDirty()) askBeforeReload();
    else await reload();
  };

  channel?.addEventListener('message', ({ data }) => data === ACCEPTED && void follow());
  setBadgeCount('build', 0);
  const stopWatching = watchLatestBuild((news) => void learn(news));
  const stopWorker = whenWorkerChanges(() => void look());
  const moveOn = async () => {
    const { newer, isReady } = updateState();
    if (isStopped || !newer || !isReady || isAnyFormDirty()) return;
    // One that is not let in yet is in by the next navigation.
    if ((await letNextIn(ownBuildId)) && !isAnyFormDirty()) reloadOnce(newer);
  };
  const stopNavigation = onNavigation(() => {
    clearTimeout(moveTimer);
    moveTimer = setTimeout(() => void moveOn(), PAGE_SETTLES_MS);
  });
  return () => {
    isStopped = true;
    clearTimeout(workerTimer);
    clearTimeout(moveTimer);
    stopWatching();
    stopWorker();
    stopNavigation();
    channel?.close();
  };
}

async function lookForWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const answer = registration?.update().catch(() => {});
  await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, WORKER_ANSWER_MS))]);
  return registration;
}

/** Whatever a worker of the site becomes: installed and waiting, or active. */
function whenWorkerChanges(onChange: () => void): () => void {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container) return () => {};
  const stop = new AbortController();
  const { signal } = stop;
  container.addEventListener('controllerchange', onChange, { signal });
  void container.ready.then((registration) => {
    const followInstalling = () => registration.installing?.addEventListener('statechange', onChange, { signal });
    registration.addEventListener('updatefound', followInstalling, { signal });
    // It may have been found before this tab listened.
    followInstalling();
    if (registration.waiting) onChange();
  });
  return () => stop.abort();
}

/** For a client that the API refuses: the new build's worker if it comes in time, else none. Nothing saved is touched. */
export async function updateOutdated(ownBuildId: string): Promise<void> {
  const registration = await lookForWorker();
  const deadline = Date.now() + FORCED_WAIT_MS;
  let isIn = await letNextIn(ownBuildId);
  while (!isIn && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    isIn = await letNextIn(ownBuildId);
  }
  if (!isIn) await registration?.unregister();
  reloadNow();
}
