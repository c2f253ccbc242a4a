import { leaveFor, reloadOnce } from './guarded-reload.ts';

const PROBE_TIMEOUT_MS = 5_000;

/**
 * A part of the code that its server no longer has: the page is opened anew at the address that was wanted, once for
 * each build. Where no server answers nothing is missing, it only cannot be had now.
 * @param wantedHref where the router is going
 */
export function reloadOnMissingChunk(buildId: string, wantedHref: () => string): () => void {
  const onMissing = () => {
    const href = wantedHref();
    leaveFor(async () => (await isServerThere()) && reloadOnce(`missing:${buildId}`, href));
  };
  addEventListener('vite:preloadError', onMissing);
  return () => removeEventListener('vite:preloadError', onMissing);
}

async function isServerThere(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
    return (await fetch('/build/latest.json', { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}
