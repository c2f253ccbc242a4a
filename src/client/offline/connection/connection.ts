import { onlineManager } from '@tanstack/react-query';
import { isOwnAnswer } from '../../../core/wire/own-answer.ts';
import { SAVED_AT_HEADER } from '../../../core/wire/saved-at-header.ts';
import { errorName } from '../error-name.ts';

const PROBE_FIRST_MS = 1_000;
const PROBE_LAST_MS = 60_000;
const PROBE_TIMEOUT_MS = 5_000;
/** The backoff resets only after the network was up for this long, against flapping. */
const STEADY_MS = 30_000;

const NO_ANSWER = new Set<string | undefined>(['TypeError', 'NetworkError', 'TimeoutError']);

/** Whether a call failed without a response of the server: no network, no server, a hotspot, or a timeout. */
export const isNoAnswer = (error: unknown): boolean => NO_ANSWER.has(errorName(error));

let probeUrl: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let pauseMs = PROBE_FIRST_MS;
let onlineSince = 0;
let isProbing = false;
let isAskedAgain = false;

/**
 * `fetch` that updates the connection state with its result. `navigator.onLine` is wrong both ways: true behind a dead
 * access point, false on a machine that runs the server itself.
 * @throws what `fetch` throws, and a TypeError for an answer that is not the server's
 */
export const watchedFetch: typeof fetch = async (input, init) => {
  try {
    const response = await fetch(input, init);
    if (!isOwnAnswer(response)) return await refuseForeign(response);
    if (!response.headers.has(SAVED_AT_HEADER)) setOnline(true);
    // The worker gives its copy on a slow line and without one: a page whose reads it all has would not learn which.
    else if (onlineManager.isOnline()) void probe();
    return response;
  } catch (error) {
    if (errorName(error) === 'TypeError' && !(error instanceof ForeignAnswer)) setOnline(false);
    throw error;
  }
};

class ForeignAnswer extends TypeError {}

/** A proxy may refuse one call only: the probe says whether the server is there. */
async function refuseForeign({ body, status, url }: Response): Promise<never> {
  body?.cancel().catch(() => {});
  if (onlineManager.isOnline()) void probe();
  throw new ForeignAnswer(`${status} of ${url} is not an answer of the server`);
}

/**
 * Sets TanStack Query's onlineManager. Returns a function that stops it.
 * @param apiBase empty for an API at the site's own origin
 */
export function watchConnection(apiBase = ''): () => void {
  probeUrl = `${apiBase}/healthz`;
  const onOnline = () => void probe();
  const onOffline = () => setOnline(false);
  const onVisible = () => {
    if (document.visibilityState === 'visible' && !onlineManager.isOnline()) void probe();
  };
  onlineManager.setEventListener(() => {
    addEventListener('online', onOnline);
    addEventListener('offline', onOffline);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      removeEventListener('online', onOnline);
      removeEventListener('offline', onOffline);
      document.removeEventListener('visibilitychange', onVisible);
    };
  });
  setOnline(navigator.onLine);
  return () => {
    clearTimeout(timer);
    timer = undefined;
    probeUrl = undefined;
    pauseMs = PROBE_FIRST_MS;
    onlineManager.setEventListener(() => () => {});
    onlineManager.setOnline(true);
  };
}

function setOnline(isOnline: boolean): void {
  if (probeUrl === undefined) return;
  if (isOnline) {
    clearTimeout(timer);
    timer = undefined;
    if (!onlineManager.isOnline()) onlineSince = Date.now();
  } else if (timer === undefined) {
    if (onlineManager.isOnline() && Date.now() - onlineSince > STEADY_MS) pauseMs = PROBE_FIRST_MS;
    timer = setTimeout(probe, pauseMs);
    pauseMs = Math.min(pauseMs * 2, PROBE_LAST_MS);
  }
  onlineManager.setOnline(isOnline);
}

async function probe(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  // `visibilitychange` probes again.
  if (probeUrl === undefined || document.visibilityState === 'hidden') return;
  // The running probe may have started before the network returned: if it fails, another one follows.
  isAskedAgain = isProbing;
  if (isProbing) return;
  isProbing = true;
  const isThere = await isServerThere(probeUrl);
  isProbing = false;
  if (!isThere && isAskedAgain) return probe();
  setOnline(isThere);
}

/** Whether the server answers. Never throws. @default asks for the site's build */
export async function isServerThere(url = '/build/latest.json'): Promise<boolean> {
  try {
    const response = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    return response.ok && isOwnAnswer(response, 'json');
  } catch {
    return false;
  }
}
