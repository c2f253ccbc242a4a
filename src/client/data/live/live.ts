import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { LiveArea } from '../../../contract/live/hint.ts';
import { readUserInfo, userInfo } from '../session/user-info.ts';
import { holdStream } from './hold-stream.ts';
import type { StreamEvent } from './read-events.ts';

const STREAM_LOCK = 'rasteh-live-stream';
const CHANNEL = 'rasteh-live';
/** Hints of one moment are one refresh. */
const GATHER_MS = 200;
/** What no stream tells is asked for so often. */
const SLOWLY_MS = 5 * 60_000;

/** What the areas' reads are: a hint refreshes those of its area. */
export type LiveAreas = Readonly<Record<LiveArea, readonly QueryKey[]>>;

interface LiveOptions {
  base: string;
  queryClient: QueryClient;
  areas: LiveAreas;
}

interface Passed {
  /** Whose stream it was; null for nobody's. */
  sub: string | null;
  event: StreamEvent;
}

export interface Live {
  /** Calls the listener with the build of the server, whenever a stream begins. */
  onBuild(listener: (buildId: string) => void): () => void;
  stop(): void;
}

const readSub = (): string | null => readUserInfo()?.sub ?? null;

/**
 * Listens to the server's live stream. Browsers limit the connections per site, so one visible tab holds the stream and
 * passes its events on to the others. Without a stream the reads are refreshed when the tab or the network returns, and
 * slowly.
 */
export function startLive({ base, queryClient, areas }: LiveOptions): Live {
  const ending = new AbortController();
  const { signal } = ending;
  const buildListeners = new Set<(buildId: string) => void>();
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  let sub = readSub();
  let lastId: string | undefined;
  let held: AbortController | undefined;
  const due = new Set<LiveArea>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const refresh = () => {
    timer = undefined;
    const keys = [...due].flatMap((area) => areas[area]);
    due.clear();
    for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
  };
  const refreshSoon = (hinted: readonly LiveArea[]) => {
    for (const area of hinted) due.add(area);
    timer ??= setTimeout(refresh, GATHER_MS);
  };
  const refreshAll = () => sub !== null && refreshSoon(Object.keys(areas) as LiveArea[]);

  const take = ({ event, data, id }: StreamEvent) => {
    lastId = id ?? lastId;
    const { buildId, area } = (data ?? {}) as { buildId?: unknown; area?: unknown };
    if (event === 'build' && typeof buildId === 'string') for (const tell of buildListeners) tell(buildId);
    if (event === 'hint' && typeof area === 'string' && Object.hasOwn(areas, area)) refreshSoon([area as LiveArea]);
  };

  const follow = () => {
    held?.abort();
    held = undefined;
    if (!('locks' in navigator) || document.visibilityState !== 'visible') return;
    held = new AbortController();
    const listener = sub;
    const onEvent = (event: StreamEvent) => {
      channel?.postMessage({ sub: listener, event } satisfies Passed);
      take(event);
    };
    const stream = { base, lastId: () => lastId, onEvent, signal: held.signal };
    navigator.locks.request(STREAM_LOCK, { signal: held.signal }, () => holdStream(stream)).catch(() => {});
  };
  const followUser = () => {
    if (sub === readSub()) return;
    sub = readSub();
    lastId = undefined;
    follow();
  };
  const onVisible = () => {
    follow();
    if (document.visibilityState === 'visible') refreshAll();
  };
  const onOnline = () => {
    follow();
    refreshAll();
  };

  channel?.addEventListener('message', ({ data }: MessageEvent<Passed>) => data.sub === sub && take(data.event), {
    signal,
  });
  document.addEventListener('visibilitychange', onVisible, { signal });
  addEventListener('online', onOnline, { signal });
  const slowly = setInterval(() => document.visibilityState === 'visible' && refreshAll(), SLOWLY_MS);
  const unfollowUser = userInfo.subscribe(followUser);
  follow();
  return {
    onBuild(listener) {
      buildListeners.add(listener);
      return () => buildListeners.delete(listener);
    },
    stop() {
      ending.abort();
      held?.abort();
      clearTimeout(timer);
      clearInterval(slowly);
      unfollowUser();
      channel?.close();
    },
  };
}
