import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Live, startLive } from '../../../src/client/data/live/live.ts';
import { watchLatestBuild } from '../../../src/client/offline/updates/latest-build.ts';
import { ownJson } from '../../setup/own-answers.ts';
import { liveServer } from '../live-server.ts';

const SECONDS_MS = 1_000;
const MINUTE_MS = 60_000;

const latest = vi.fn<() => Promise<Response> | Response>();
const server = liveServer();
const onNews = vi.fn();
let live: Live;
let stop: () => void;
const tell = async (buildId: string) => {
  server.newest().send('build', { buildId });
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  server.streams.length = 0;
  server.state.status = 200;
  server.state.asked = 0;
  vi.stubGlobal('fetch', (async (input, init) =>
    String(input).endsWith('.json') ? latest() : server.network(input, init)) satisfies typeof fetch);
  latest.mockReset().mockImplementation(() => ownJson({ buildId: 'a', minSupported: 1 }));
  onNews.mockReset();
  const locks = { request: (_name: string, _options: object, work: () => Promise<void>) => work() };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  live = startLive({ base: '', queryClient: new QueryClient(), areas: { notices: [], conversations: [] } });
  stop = watchLatestBuild(onNews, live.onBuild);
});

afterEach(() => {
  stop();
  live.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'locks');
});

describe('news of the latest build', () => {
  it('arrive within seconds of a restart that refused the stream', async () => {
    live.stop();
    server.state.status = 503;
    live = startLive({ base: '', queryClient: new QueryClient(), areas: { notices: [], conversations: [] } });
    live.onBuild((buildId) => onNews({ buildId }));
    await vi.advanceTimersByTimeAsync(0);
    server.state.status = 200;
    await vi.advanceTimersByTimeAsync(5 * SECONDS_MS);
    await tell('b');
    expect(onNews).toHaveBeenLastCalledWith({ buildId: 'b' });
  });

  it('arrive when the stream begins anew, as after a deploy', async () => {
    await vi.advanceTimersByTimeAsync(0);
    server.newest().end();
    await vi.advanceTimersByTimeAsync(5 * SECONDS_MS);
    expect(server.open()).toHaveLength(1);
    latest.mockImplementation(() => ownJson({ buildId: 'b', minSupported: 1 }));
    await tell('b');
    expect(onNews).toHaveBeenLastCalledWith({ buildId: 'b', minSupported: 1 });
  });

  it('contain the whole record of an unknown build', async () => {
    await vi.advanceTimersByTimeAsync(SECONDS_MS);
    latest.mockImplementation(() => ownJson({ buildId: 'b', minSupported: 2 }));
    await tell('b');
    await vi.advanceTimersByTimeAsync(SECONDS_MS);
    expect(onNews).toHaveBeenLastCalledWith({ buildId: 'b', minSupported: 2 });
  });

  it('are requested again at once after no response', async () => {
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    latest.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(SECONDS_MS);
    const before = onNews.mock.calls.length;
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(SECONDS_MS);
    expect(onNews.mock.calls.length).toBe(before + 1);
  });
});
