const FIRST_MS = 1_000;
const LONGEST_MS = 5 * 60_000;
const SECOND_MS = 1_000;
/** A server may not silence a device for longer. */
const RETRY_AFTER_MAX_MS = 60 * 60_000;

/** Grows twofold with full jitter, so that the devices of a hall do not come back together. */
export const pauseAfter = (tries: number, random = Math.random): number =>
  FIRST_MS / 2 + random() * Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(tries, 20));

/**
 * The pause that a response asks for, in ms: seconds or a date (RFC 9110 §10.2.3); 0 without one.
 */
export function retryAfterMs(header: string | null, now: number): number {
  if (header === null) return 0;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) * SECOND_MS : Date.parse(header) - now;
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds), RETRY_AFTER_MAX_MS) : 0;
}

/** Whether a row's time has come. A clock that was set back does not hold a row longer than the longest pause. */
export const isDue = (nextAt: number, now: number): boolean => nextAt <= now || nextAt - now > RETRY_AFTER_MAX_MS;
