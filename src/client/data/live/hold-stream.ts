import { watchedFetch } from '../../offline/connection/connection.ts';
import { changeUpdateState } from '../../offline/updates/update-state.ts';
import { ApiError, withVersion } from '../api.ts';
import { authorizedFetch } from '../session/authorized-fetch.ts';
import { readUserInfo } from '../session/user-info.ts';
import { readEvents, type StreamEvent } from './read-events.ts';

/** Backoff: a restarting server or its proxy refuses for seconds, a full server for longer. */
const AGAIN_MS = 3_000;
const AGAIN_MAX_MS = 60_000;
/** The server sends a heartbeat every 25 s. */
const SILENT_MAX_MS = 60_000;
const OUTDATED = 426;

interface HeldStream {
  base: string;
  /** The `id` of the last event, of this stream or of an earlier one of the same user. */
  lastId: () => string | undefined;
  onEvent: (event: StreamEvent) => void;
  signal: AbortSignal;
}

/** Keeps a stream open as the signed-in user, or as nobody, until the signal aborts. */
export async function holdStream({ base, lastId, onEvent, signal }: HeldStream): Promise<void> {
  let pauseMs = AGAIN_MS;
  while (!signal.aborted) {
    await listenOnce({ base, lastId, signal }, (event) => {
      pauseMs = AGAIN_MS;
      onEvent(event);
    }).catch(() => {});
    // With jitter, so that the browsers of a server that restarts do not come back together.
    await pause(pauseMs * (0.5 + Math.random()), signal);
    pauseMs = Math.min(2 * pauseMs, AGAIN_MAX_MS);
  }
}

/** Resolves when the stream ends, as it does with the token. */
async function listenOnce(
  { base, lastId, signal }: Omit<HeldStream, 'onEvent'>,
  onEvent: (event: StreamEvent) => void,
): Promise<void> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waitOn = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), SILENT_MAX_MS);
  };
  waitOn();
  try {
    const last = lastId();
    const ask = readUserInfo() ? authorizedFetch(base, streamFetch) : streamFetch;
    const response = await ask(`${base}/api/v1/live`, {
      cache: 'no-store',
      headers: last === undefined ? {} : { 'last-event-id': last },
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok || !response.body) throw new ApiError(response.status);
    for await (const event of readEvents(response.body, waitOn)) onEvent(event);
  } finally {
    clearTimeout(timer);
  }
}

/** Without a timeout: the answer does not end. A page whose reads are all saved learns by it that nobody answers. */
const streamFetch: typeof fetch = async (input, init) => {
  const response = await watchedFetch(input, { ...init, headers: withVersion(init?.headers) });
  if (response.status === OUTDATED) changeUpdateState({ isOutdated: true });
  return response;
};

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
