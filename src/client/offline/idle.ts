const FALLBACK_MS = 200;

/** Runs `work` when the main thread has nothing to do, at the latest after `timeoutMs`. */
export function whenIdle(work: () => void, timeoutMs: number): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: timeoutMs });
  else setTimeout(work, FALLBACK_MS);
}
