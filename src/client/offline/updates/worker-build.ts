import { type GiveWayMessage, workerMessages } from '../../../core/worker/worker-messages.ts';

/** A stopped worker has to start before it answers. */
const ANSWER_TIMEOUT_MS = 4_000;
/** `registration.update()` may never settle after a restart of the server. */
const LOOK_TIMEOUT_MS = 10_000;

/** What a worker answers through the message's port; undefined if it does not answer. */
function ask(worker: ServiceWorker, message: { type: string }): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<unknown>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, ANSWER_TIMEOUT_MS, undefined);
  });
  worker.postMessage(message, [port2]);
  return answer.finally(() => port1.close());
}

/** The build id of a worker; undefined if it does not answer. */
async function buildOf(worker: ServiceWorker): Promise<string | undefined> {
  const build = await ask(worker, { type: workerMessages.getBuild });
  return typeof build === 'string' ? build : undefined;
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

/**
 * Makes the active worker answer navigations with the next build, if one waits. It stays active: a navigation that
 * reaches a worker during its takeover may hang for minutes in Chromium. Returns whether a reload now loads that build.
 */
export async function giveWayToNext(ownBuildId: string): Promise<boolean> {
  const next = await nextBuild(ownBuildId);
  if (!next.isReady || !next.waiting) return next.isReady;
  const { worker, build, active } = next.waiting;
  const message: GiveWayMessage = { type: workerMessages.giveWay, build };
  if ((await ask(active, message)) === undefined) await activate(worker);
  return true;
}

/** Activates the worker of this page's build, if it waits. For a calm moment, when nothing navigates. */
export async function activateOwn(ownBuildId: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const { waiting } = registration ?? {};
  if (waiting && (await buildOf(waiting)) === ownBuildId) waiting.postMessage({ type: workerMessages.skipWaiting });
}

/** Resolves when the worker is active, or after the timeout. */
async function activate(worker: ServiceWorker): Promise<void> {
  const activated = new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
    });
    setTimeout(resolve, TAKEOVER_TIMEOUT_MS);
  });
  worker.postMessage({ type: workerMessages.skipWaiting });
  if (worker.state !== 'activated') await activated;
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
