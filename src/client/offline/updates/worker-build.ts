import { workerMessages } from '../../../core/worker/worker-messages.ts';

/** A stopped worker has to start before it answers. */
const ANSWER_TIMEOUT_MS = 4_000;
/** `registration.update()` may never settle after a restart of the server. */
const LOOK_TIMEOUT_MS = 10_000;

/** The build id of a worker; undefined if it does not answer. */
function buildOf(worker: ServiceWorker): Promise<string | undefined> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<string | undefined>((resolve) => {
    port1.onmessage = ({ data }) => resolve(typeof data === 'string' ? data : undefined);
    setTimeout(resolve, ANSWER_TIMEOUT_MS, undefined);
  });
  worker.postMessage({ type: workerMessages.getBuild }, [port2]);
  return answer.finally(() => port1.close());
}

/** Whether a reload would load the next build, and the worker to activate before. */
export type NextBuild = { isReady: false } | { isReady: true; waiting?: ServiceWorker };

/** The worker answers every navigation, so its build counts, not the server's. */
export async function nextBuild(ownBuildId: string): Promise<NextBuild> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.active) return { isReady: true };
  const { waiting, active } = registration;
  if (waiting) {
    // A page from the network may be newer than the active worker.
    const isOwn = (await buildOf(waiting)) === ownBuildId;
    return isOwn ? { isReady: false } : { isReady: true, waiting };
  }
  const activeBuild = await buildOf(active);
  return { isReady: activeBuild !== undefined && activeBuild !== ownBuildId };
}

const TAKEOVER_TIMEOUT_MS = 4_000;

/** Activates the next build's worker if it waits. Returns whether a reload now loads that build. */
export async function activateNext(ownBuildId: string): Promise<boolean> {
  const next = await nextBuild(ownBuildId);
  return next.isReady && (!next.waiting || activate(next.waiting));
}

/** Returns whether the worker is active; the previous one may delay it beyond the timeout. */
async function activate(waiting: ServiceWorker): Promise<boolean> {
  const activated = new Promise<void>((resolve) => {
    waiting.addEventListener('statechange', () => {
      if (waiting.state === 'activated') resolve();
    });
    setTimeout(resolve, TAKEOVER_TIMEOUT_MS);
  });
  waiting.postMessage({ type: workerMessages.skipWaiting });
  if (waiting.state !== 'activated') await activated;
  return waiting.state === 'activated';
}

/** Makes the browser check for a newer worker. Resolves when the check ends or times out. */
export async function lookForWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const answer = registration?.update().catch(() => {});
  await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, LOOK_TIMEOUT_MS))]);
  return registration;
}

/** Calls `onChange` when a worker is installed or becomes active. Returns a function that stops it. */
export function watchWorkers(onChange: () => void): () => void {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container) return () => {};
  const stop = new AbortController();
  const { signal } = stop;
  container.addEventListener('controllerchange', onChange, { signal });
  void container.ready.then((registration) => {
    const followInstalling = () => registration.installing?.addEventListener('statechange', onChange, { signal });
    registration.addEventListener('updatefound', followInstalling, { signal });
    // `updatefound` may have fired before this tab listened.
    followInstalling();
    if (registration.waiting) onChange();
  });
  return () => stop.abort();
}
