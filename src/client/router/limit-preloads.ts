import { savesData } from '../ui/device/saves-data.ts';
import { type PreloadingRouter, wrapPreloads } from './router-internals.ts';

/** The specification: preloads must not slow down navigations. */
const PRELOADS_MAX = 4;

/**
 * Runs at most four preloads of the router at once and queues the others; none where data is saved. A navigation never
 * waits.
 */
export function limitPreloads<Options, Answer>(router: PreloadingRouter<Options, Answer>): void {
  const waiting: (() => void)[] = [];
  let running = 0;
  wrapPreloads(router, async (preload) => {
    if (savesData()) return undefined;
    if (running < PRELOADS_MAX) running++;
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await preload();
    } finally {
      // Passes its slot to the next in the queue, so that a new preload cannot take it first.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  });
}
