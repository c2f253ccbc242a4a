import type { LatestBuild } from '../../../contract/builds/latest-build.ts';
import { watchedFetch } from '../connection/connection.ts';

const CHECK_EVERY_MS = 60 * 60_000;
/** Minimum time between two checks that a return to the tab starts. */
const CHECK_PAUSE_MS = 30_000;

export type BuildNews = Pick<LatestBuild, 'buildId'> & Partial<LatestBuild>;

/** Calls the listener with the build that the live stream names. Returns a function that stops it. */
export type OnStreamBuild = (listener: (buildId: string) => void) => () => void;

/**
 * Reports the server's build: checks now, every hour, and when the network or the tab returns. The live stream reports
 * it at once. Returns a function that stops it.
 */
export function watchLatestBuild(onNews: (news: BuildNews) => void, onStreamBuild: OnStreamBuild): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let askedAt = Number.NEGATIVE_INFINITY;
  let known: string | undefined;
  const tell = (news: BuildNews) => {
    known = news.buildId;
    onNews(news);
  };
  const ask = async (isUrgent = false) => {
    if (!isUrgent && Date.now() - askedAt < CHECK_PAUSE_MS) return;
    askedAt = Date.now();
    const latest = await readLatest(signal);
    if (signal.aborted) return;
    if (latest) tell(latest);
    else askedAt = Number.NEGATIVE_INFINITY;
  };
  void ask();
  const timer = setInterval(() => void ask(true), CHECK_EVERY_MS);
  addEventListener('online', () => void ask(true), { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void ask(), { signal });
  const stopStream = onStreamBuild((buildId) => {
    const isNew = buildId !== known;
    tell({ buildId });
    // The stream sends only the id; latest.json has the other fields.
    void ask(isNew);
  });
  return () => {
    stop.abort();
    clearInterval(timer);
    stopStream();
  };
}

async function readLatest(signal: AbortSignal): Promise<LatestBuild | undefined> {
  try {
    const response = await watchedFetch('/build/latest.json', { cache: 'no-store', signal });
    const latest: unknown = response.ok ? await response.json() : undefined;
    return isNews(latest) ? (latest as LatestBuild) : undefined;
  } catch {
    return undefined;
  }
}

const isNews = (data: unknown): data is BuildNews =>
  typeof data === 'object' && data !== null && 'buildId' in data && typeof data.buildId === 'string';
