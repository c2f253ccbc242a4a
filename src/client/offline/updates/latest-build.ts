import type { LatestBuild } from '../../../contract/builds/latest-build.ts';

const CHECK_EVERY_MS = 60 * 60_000;
/** Minimum time between two checks that a return to the tab starts. */
const CHECK_PAUSE_MS = 30_000;
/** Backoff: a restarting server or its proxy refuses for seconds, a full server for longer. */
const STREAM_AGAIN_MS = 3_000;
const STREAM_AGAIN_MAX_MS = 60_000;
const STREAM_LOCK = 'rasteh-live-stream';
const CHANNEL = 'rasteh-latest-build';

export type BuildNews = Pick<LatestBuild, 'buildId'> & Partial<LatestBuild>;

/**
 * Reports the server's build: checks now, every hour, and when the network or the tab returns. The live stream reports
 * it at once; one tab holds the stream for all. Returns a function that stops it.
 */
export function watchLatestBuild(onNews: (news: BuildNews) => void): () => void {
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
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  channel?.addEventListener('message', ({ data }) => isNews(data) && tell(data), { signal });
  void ask();
  const timer = setInterval(() => void ask(true), CHECK_EVERY_MS);
  addEventListener('online', () => void ask(true), { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void ask(), { signal });
  const stopStream = holdStream((buildId) => {
    const isNew = buildId !== known;
    channel?.postMessage({ buildId });
    tell({ buildId });
    // The stream sends only the id; latest.json has the other fields.
    void ask(isNew);
  });
  return () => {
    stop.abort();
    clearInterval(timer);
    channel?.close();
    stopStream();
  };
}

async function readLatest(signal: AbortSignal): Promise<LatestBuild | undefined> {
  try {
    const response = await fetch('/build/latest.json', { cache: 'no-store', signal });
    const latest: unknown = response.ok ? await response.json() : undefined;
    return isNews(latest) ? (latest as LatestBuild) : undefined;
  } catch {
    return undefined;
  }
}

const isNews = (data: unknown): data is BuildNews =>
  typeof data === 'object' && data !== null && 'buildId' in data && typeof data.buildId === 'string';

/** Browsers limit the connections per site, so only one visible tab opens the stream. */
function holdStream(onBuild: (buildId: string) => void): () => void {
  if (typeof EventSource === 'undefined' || !('locks' in navigator)) return () => {};
  let end: AbortController | undefined;
  const follow = () => {
    end?.abort();
    end = undefined;
    if (document.visibilityState !== 'visible') return;
    end = new AbortController();
    const { signal } = end;
    navigator.locks.request(STREAM_LOCK, { signal }, () => listen(onBuild, signal)).catch(() => {});
  };
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    end?.abort();
  };
}

function listen(onBuild: (buildId: string) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pause = STREAM_AGAIN_MS;
    const open = () => {
      source = new EventSource('/build/events');
      source.addEventListener('build', ({ data }) => {
        pause = STREAM_AGAIN_MS;
        const news: unknown = JSON.parse(String(data));
        if (isNews(news)) onBuild(news.buildId);
      });
      source.addEventListener('error', () => {
        // The browser reconnects after a lost connection, but not after an error status.
        if (source?.readyState !== EventSource.CLOSED) return;
        timer = setTimeout(open, pause);
        pause = Math.min(2 * pause, STREAM_AGAIN_MAX_MS);
      });
    };
    open();
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      source?.close();
      resolve();
    });
  });
}
