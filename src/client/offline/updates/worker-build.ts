/** A worker that was put to sleep starts anew before it answers. */
const ANSWER_TIMEOUT_MS = 4_000;
/** The browser may leave the question for a newer worker unanswered, when its own was cut off by a restart. */
const LOOK_TIMEOUT_MS = 10_000;

/** Which build a worker is of; undefined from one that does not answer. */
function buildOf(worker: ServiceWorker): Promise<string | undefined> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<string | undefined>((resolve) => {
    port1.onmessage = ({ data }) => resolve(typeof data === 'string' ? data : undefined);
    setTimeout(resolve, ANSWER_TIMEOUT_MS, undefined);
  });
  worker.postMessage({ type: 'GET_BUILD' }, [port2]);
  return answer.finally(() => port1.close());
}

/** Whether a reload would bring the next build, and which worker must be let in before. */
export type NextBuild = { isReady: false } | { isReady: true; waiting?: ServiceWorker };

/** The worker answers every navigation: what counts is its build, not the server's. */
export async function nextBuild(ownBuildId: string): Promise<NextBuild> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.active) return { isReady: true };
  const { waiting, active } = registration;
  if (waiting) {
    // A page fresh from the network may be ahead of the active worker.
    const isOwn = (await buildOf(waiting)) === ownBuildId;
    return isOwn ? { isReady: false } : { isReady: true, waiting };
  }
  const activeBuild = await buildOf(active);
  return { isReady: activeBuild !== undefined && activeBuild !== ownBuildId };
}

const TAKEOVER_TIMEOUT_MS = 4_000;

/** Lets the next build's worker in, where one waits; whether a reload brings that build by now. */
export async function letNextIn(ownBuildId: string): Promise<boolean> {
  const next = await nextBuild(ownBuildId);
  return next.isReady && (!next.waiting || letIn(next.waiting));
}

/** Whether it answers for the site by now: the worker before it may still be at work. */
async function letIn(waiting: ServiceWorker): Promise<boolean> {
  const activated = new Promise<void>((resolve) => {
    waiting.addEventListener('statechange', () => {
      if (waiting.state === 'activated') resolve();
    });
    setTimeout(resolve, TAKEOVER_TIMEOUT_MS);
  });
  waiting.postMessage({ type: 'SKIP_WAITING' });
  if (waiting.state !== 'activated') await activated;
  return waiting.state === 'activated';
}

/** Lets the browser look for a newer worker; done when it has answered, or after some time. */
export async function lookForWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const answer = registration?.update().catch(() => {});
  await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, LOOK_TIMEOUT_MS))]);
  return registration;
}

/** Tells whatever a worker of the site becomes: installed and waiting, or active. Returns the way to stop. */
export function watchWorkers(onChange: () => void): () => void {
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
