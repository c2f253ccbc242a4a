const ANSWER_TIMEOUT_MS = 1_500;

/** Which build a worker is of; undefined from one that does not answer. */
export function buildOf(worker: ServiceWorker): Promise<string | undefined> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<string | undefined>((resolve) => {
    port1.onmessage = ({ data }) => resolve(typeof data === 'string' ? data : undefined);
    setTimeout(resolve, ANSWER_TIMEOUT_MS, undefined);
  });
  worker.postMessage({ type: 'GET_BUILD' }, [port2]);
  return answer.finally(() => port1.close());
}

/** Whether a reload would bring another build than this one, and which worker must be let in before. */
export type NextBuild = { isReady: false } | { isReady: true; waiting?: ServiceWorker };

/** The worker answers every navigation: what counts is its build, not the server's. */
export async function nextBuild(ownBuildId: string): Promise<NextBuild> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.active) return { isReady: true };
  const { waiting, active } = registration;
  if (waiting && (await buildOf(waiting)) !== ownBuildId) return { isReady: true, waiting };
  const activeBuild = await buildOf(active);
  return { isReady: activeBuild !== undefined && activeBuild !== ownBuildId };
}

const TAKEOVER_TIMEOUT_MS = 4_000;

/** Lets a waiting worker in; whether it answers for the site by now. The one before it may still be at work. */
export async function letIn(waiting: ServiceWorker): Promise<boolean> {
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
