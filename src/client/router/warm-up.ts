import type { Query, QueryClient } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';
import { whenIdle } from '../offline/idle.ts';
import { isGoodLine } from '../ui/device/good-line.ts';
import { likelyHrefs } from './likely-links.ts';

/** Who stays that long reads, and has everything of the page. */
const QUIET_MS = 5_000;
const IDLE_LATEST_MS = 5_000;
const PAGES_MAX = 3;
/** Of one tab, from its start. */
const TAB_PAGES_MAX = 30;
const TAB_BYTES_MAX = 512 * 1024;
const READS_LIMIT_MS = 15_000;
const LOOK_MS = 200;

interface Warmed {
  router: Pick<RegisteredRouter, 'subscribe'>;
  /** Loads a page as a link does on intent. Never throws. */
  preload: (href: string) => Promise<unknown>;
  queryClient: QueryClient;
}

/**
 * Loads the pages that the content in view leads to, one by one, while the page is read and the line is good. A navigation
 * ends it, with the reads that it has started for other pages. Returns a function that stops it for good.
 */
export function startWarmUp({ router, preload, queryClient }: Warmed): () => void {
  const spent = meterBytes();
  let pages = 0;
  let stop: (goingTo?: string) => void = () => {};

  const plan = () => {
    stop();
    const given = new AbortController();
    let stopIdle = () => {};
    const timer = setTimeout(() => {
      stopIdle = whenIdle(() => void warm(given.signal).catch(() => {}), IDLE_LATEST_MS);
    }, QUIET_MS);
    stop = (goingTo) => {
      clearTimeout(timer);
      stopIdle();
      given.abort(goingTo);
    };
  };
  const mayGoOn = (signal: AbortSignal) =>
    !signal.aborted &&
    pages < TAB_PAGES_MAX &&
    spent.bytes() < TAB_BYTES_MAX &&
    document.visibilityState === 'visible' &&
    isGoodLine();

  async function warm(signal: AbortSignal): Promise<void> {
    if (!mayGoOn(signal)) return;
    for (const href of likelyHrefs(PAGES_MAX)) {
      if (!mayGoOn(signal)) return;
      pages++;
      await spent.during(() => warmPage(href, signal));
    }
  }

  async function warmPage(href: string, signal: AbortSignal): Promise<void> {
    const before = new Set(unshownReads(queryClient));
    const own = () => unshownReads(queryClient).filter((query) => !before.has(query));
    const cancel = () =>
      signal.reason !== pathOf(href) && void queryClient.cancelQueries({ predicate: (query) => own().includes(query) });
    signal.addEventListener('abort', cancel, { once: true });
    await preload(href);
    const endsAt = Date.now() + READS_LIMIT_MS;
    while (!signal.aborted && own().length > 0 && Date.now() < endsAt) await pause();
    signal.removeEventListener('abort', cancel);
  }

  const stops = [
    router.subscribe('onBeforeNavigate', ({ toLocation }) => stop(pathOf(toLocation.href))),
    router.subscribe('onResolved', plan),
  ];
  plan();
  return () => {
    stop();
    for (const end of stops) end();
    spent.stop();
  };
}

const pathOf = (href: string): string => new URL(href, location.origin).pathname;

/** Reads under way that nothing on the page shows. */
const unshownReads = (queryClient: QueryClient): Query[] =>
  queryClient.getQueryCache().findAll({ type: 'inactive', fetchStatus: 'fetching' });

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_MS));

/** Counts what the page receives while something runs. */
function meterBytes() {
  let sum = 0;
  let isCounting = false;
  const add = (entries: PerformanceEntryList) => {
    if (!isCounting) return;
    for (const entry of entries) sum += (entry as PerformanceResourceTiming).transferSize || 0;
  };
  const observer =
    typeof PerformanceObserver === 'undefined' ? undefined : new PerformanceObserver((list) => add(list.getEntries()));
  observer?.observe({ type: 'resource' });
  return {
    bytes: () => sum,
    async during(work: () => Promise<void>): Promise<void> {
      observer?.takeRecords();
      isCounting = true;
      await work();
      add(observer?.takeRecords() ?? []);
      isCounting = false;
    },
    stop: () => observer?.disconnect(),
  };
}
