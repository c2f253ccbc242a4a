import { reloadNow } from './guarded-reload.ts';
import { letNextIn, lookForWorker } from './worker-build.ts';

/** How long an outdated client waits for a worker of the new build before it does without one. */
const FORCED_WAIT_MS = 8_000;
const POLL_MS = 250;

/** For a client that the API refuses: the new build's worker if it comes in time, else none. Nothing saved is touched. */
export async function updateOutdated(ownBuildId: string): Promise<void> {
  const registration = await lookForWorker();
  const deadline = Date.now() + FORCED_WAIT_MS;
  let isIn = await letNextIn(ownBuildId);
  while (!isIn && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    isIn = await letNextIn(ownBuildId);
  }
  if (!isIn) await registration?.unregister();
  reloadNow();
}
