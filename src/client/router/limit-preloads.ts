import { type PreloadingRouter, wrapPreloads } from './router-internals.ts';

/** The specification's figure: preloading must not crowd out what was asked for. */
const PRELOADS_MAX = 4;

/** Lets at most four preloads of the router run at once; the others wait their turn. A navigation never waits. */
export function limitPreloads<Options, Answer>(router: PreloadingRouter<Options, Answer>): void {
  const waiting: (() => void)[] = [];
  let running = 0;
  wrapPreloads(router, async (preload) => {
    if (running < PRELOADS_MAX) running++;
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await preload();
    } finally {
      // The place is handed on, so that nobody who comes in between takes it.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  });
}
