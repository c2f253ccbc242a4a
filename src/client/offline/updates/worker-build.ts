import { type GiveWayMessage, workerMessages } from '../../../core/worker/worker-messages.ts';

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

/** Whether a reload would load the next build, and what has to give way before. */
export type NextBuild = { isReady: false } | { isReady: true; waiting?: Waiting };

interface Waiting {
  worker: ServiceWorker;
  /** Undefined if it does not answer. */
  build: string | undefined;
  active: ServiceWorker;
}

/** The worker answers every navigation, so its build counts, not the server's. */
export async function nextBuild(ownBuildId: string): Promise<NextBuild> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.active) return { isReady: true };
  const { waiting, active } = registration;
  if (waiting) {
    // A page from the network may be newer than the active worker.
    const build = await buildOf(waiting);
    return build === ownBuildId ? { isReady: false } : { isReady: true, waiting: { worker: waiting, build, active } };
  }
  const activeBuild = await buildOf(active);
  return { isReady: activeBuild !== undefined && activeBuild !== ownBuildId };
}

const TAKEOVER_TIMEOUT_MS = 4_000;
/** Where the active worker gives way: no reload waits for the takeover. */
const BRIEF_TAKEOVER_MS = 1_500;

/** Activates the next build's worker if it waits. Returns whether a reload now loads that build. */
export async function activateNext(ownBuildId: string): Promise<boolean> {
  const next = await nextBuild(ownBuildId);
  return next.isReady && (!next.waiting || activate(next.waiting.worker, TAKEOVER_TIMEOUT_MS));
}

/** The same, but the active worker answers navigations with the next build while the browser delays its activation. */
export async function giveWayToNext(ownBuildId: string): Promise<boolean> {
  const next = await nextBuild(ownBuildId);
  if (!next.isReady || !next.waiting) return next.isReady;
  const { worker, build, active } = next.waiting;
  active.postMessage({ type: workerMessages.giveWay, build } satisfies GiveWayMessage);
  await activate(worker, BRIEF_TAKEOVER_MS);
  return true;
}

/** Returns whether the worker is active; the previous one may delay it beyond the timeout. */
async function activate(worker: ServiceWorker, timeoutMs: number): Promise<boolean> {
  const activated = new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
    });
    setTimeout(resolve, timeoutMs);
  });
  worker.postMessage({ type: workerMessages.skipWaiting });
  if (worker.state !== 'activated') await activated;
  return worker.state === 'activated';
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
