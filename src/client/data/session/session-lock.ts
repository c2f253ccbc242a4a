const NAME = 'rasteh-session';
/** Longer than one call: the tab before may wait for its answer. */
const WAIT_MS = 20_000;

/**
 * Runs what changes the session's cookie in one tab at a time.
 * @throws TimeoutError if another tab holds the lock for too long
 */
export const withSessionLock = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks.request(NAME, { signal: AbortSignal.timeout(WAIT_MS) }, work);
