import { reloadNow } from './guarded-reload.ts';
import { giveWayToNext, lookForWorker } from './worker-build.ts';

/** Maximum wait for a worker of the new build. */
const FORCED_WAIT_MS = 8_000;
const POLL_MS = 250;

/**
 * Reloads a client that the API refuses. Unregisters the worker if there is no new one in time; saved data stays.
 */
export async function updateOutdated(ownBuildId: string): Promise<void> {
  const registration = await lookForWorker();
  const deadline = Date.now() + FORCED_WAIT_MS;
  let isReady = await giveWayToNext(ownBuildId);
  while (!isReady && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    isReady = await giveWayToNext(ownBuildId);
  }
  if (!isReady) await registration?.unregister();
  reloadNow();
}
