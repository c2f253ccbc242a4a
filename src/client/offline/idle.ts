const FALLBACK_MS = 200;

/** Runs `work` when the main thread is idle, at the latest after `timeoutMs`. Returns a function that cancels it. */
export function whenIdle(work: () => void, timeoutMs: number): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(work, { timeout: timeoutMs });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, FALLBACK_MS);
  return () => clearTimeout(timer);
}
