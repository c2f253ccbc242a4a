import { constants, setPriority } from 'node:os';

/**
 * Runs this thread after the thread of the caches where cores are few. Linux only: elsewhere the priority is the whole
 * process's.
 */
export function lowerThreadPriority(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}
