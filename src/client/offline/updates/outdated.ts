import { reloadNow } from './guarded-reload.ts';
import { activateNext, lookForWorker } from './worker-build.ts';

/** Maximum wait for a worker of the new build. */
const FORCED_WAIT_MS = 8_000;
const POLL_MS = 250;

/**
 * Reloads a client that the API refuses. Unregisters the worker if the new one is not active in time; saved data stays.
 */
export async function updateOutdated(ownBuildId: string): Promise<void> {
  const registration = await lookForWorker();
  const deadline = Date.now() + FORCED_WAIT_MS;
  let isActive = await activateNext(ownBuildId);
  while (!isActive && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    isActive = await activateNext(ownBuildId);
  }
  if (!isActive) await registration?.unregister();
  reloadNow();
}
