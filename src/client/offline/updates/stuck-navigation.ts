import { isServerThere } from '../connection/connection.ts';
import { hasUnsavedDrafts } from '../drafts/drafts.ts';
import { leaveFor, reloadOnce } from './guarded-reload.ts';

/** Loaders do not wait for reads, so only a chunk that does not arrive takes as long. */
const STUCK_AFTER_MS = 10_000;

interface Navigations {
  ownBuildId: string;
  onNavigation: (listener: () => void) => () => void;
  onArrival: (listener: () => void) => () => void;
  isNavigating?: boolean;
}

/** Loads the server's page, once per build, if a chunk of the target never arrives. Returns a function that stops it. */
export function reloadStuckNavigation(options: Navigations): () => void {
  const { ownBuildId, onNavigation, onArrival, isNavigating } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reload = () => {
    if (!hasUnsavedDrafts()) leaveFor(async () => (await isServerThere()) && reloadOnce(`missing:${ownBuildId}`));
  };
  const watch = () => {
    clearTimeout(timer);
    timer = setTimeout(reload, STUCK_AFTER_MS);
  };
  if (isNavigating) watch();
  const stops = [onNavigation(watch), onArrival(() => clearTimeout(timer)), () => clearTimeout(timer)];
  return () => {
    for (const stop of stops) stop();
  };
}
