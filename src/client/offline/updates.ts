import { versions } from '../../core/versions.ts';
import { updateTexts } from '../texts/updates.ts';
import { showToast, UNTIL_CLOSED } from '../ui/toast.ts';
import { setBadgeCount } from './app-badge.ts';
import { isAnyFormDirty } from './dirty-forms.ts';
import { reloadNow, reloadOnce } from './guarded-reload.ts';
import { type BuildNews, watchLatestBuild } from './latest-build.ts';
import { changeUpdateState, updateState } from './update-state.ts';
import { letIn, nextBuild } from './worker-build.ts';

const CHANNEL = 'rasteh-update';
const ACCEPTED = 'accepted';
/** How long an old client waits for a worker of the new build before it does without one. */
const FORCED_WAIT_MS = 8_000;
const POLL_MS = 250;

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

  const reload = async () => {
    const next = await nextBuild(ownBuildId);
    if (next.isReady && next.waiting) await letIn(next.waiting);
    reloadNow();
  };
  const accept = () => {
    channel?.postMessage(ACCEPTED);
    void reload();
  };
  const askBeforeReload = () =>
    showToast({
      text: updateTexts.unsaved,
      actionLabel: updateTexts.applyWithDraft,
      onAction: () => void reload(),
      durationMs: UNTIL_CLOSED,
    });
  /** Once: whatever is newest when it is pressed is what comes. */
  const offer = () => {
    if (isOffered) return;
    isOffered = true;
    setBadgeCount('build', 1);
    showToast({ text: updateTexts.ready, actionLabel: updateTexts.apply, onAction: accept, durationMs: UNTIL_CLOSED });
  };

  const look = async () => {
    const next = await nextBuild(ownBuildId);
    const { newer } = updateState();
    // A page fresh from the network may be ahead of the worker that is active.
    if (!next.isReady || !(newer ?? next.waiting)) return;
    // A worker may bring a build that the server has not told of yet.
    changeUpdateState({ isReady: true, newer: newer ?? 'worker' });
    offer();
  };
  const learn = async ({ buildId, minSupported = 0 }: BuildNews) => {
    if (versions.client < minSupported) changeUpdateState({ isOutdated: true });
    if (buildId === ownBuildId) return changeUpdateState({ newer: undefined, isReady: false });
    changeUpdateState({ newer: buildId });
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.update().catch(() => {});
    await look();
  };

  channel?.addEventListener('message', ({ data }) => {
    if (data !== ACCEPTED) return;
    if (isAnyFormDirty()) askBeforeReload();
    else void reload();
  });
  setBadgeCount('build', 0);
  const stopWatching = watchLatestBuild((news) => void learn(news));
  const stopWorker = whenWorkerChanges(() => void look());
  const stopNavigation = onNavigation(() => {
    const { newer, isReady } = updateState();
    if (newer && isReady && !isAnyFormDirty()) void reloadAfterLettingIn(ownBuildId, newer);
  });
  return () => {
    stopWatching();
    stopWorker();
    stopNavigation();
    channel?.close();
  };
}

async function reloadAfterLettingIn(ownBuildId: string, newer: string): Promise<void> {
  const next = await nextBuild(ownBuildId);
  if (!next.isReady) return;
  // Else it is in by the next navigation.
  if (!next.waiting || (await letIn(next.waiting))) reloadOnce(newer);
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
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update().catch(() => {});
  const deadline = Date.now() + FORCED_WAIT_MS;
  let next = await nextBuild(ownBuildId);
  while (!next.isReady && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    next = await nextBuild(ownBuildId);
  }
  if (next.isReady && next.waiting) await letIn(next.waiting);
  else if (!next.isReady) await registration?.unregister();
  reloadNow();
}
