import { isServerThere } from '../connection/connection.ts';
import { leaveFor, reloadOnce } from './guarded-reload.ts';

let isMissing = false;

/** Whether a chunk has failed to load since the start. */
export const isChunkMissing = (): boolean => isMissing;

/**
 * Reloads once per build when the server no longer has one of its chunks. Offline it does nothing: the chunk may still
 * exist. Returns a function that stops it.
 * @param wantedHref the target of the current navigation
 */
export function reloadOnMissingChunk(buildId: string, wantedHref: () => string): () => void {
  const onMissing = () => {
    isMissing = true;
    const href = wantedHref();
    leaveFor(async () => (await isServerThere()) && reloadOnce(`missing:${buildId}`, href));
  };
  addEventListener('vite:preloadError', onMissing);
  return () => removeEventListener('vite:preloadError', onMissing);
}
