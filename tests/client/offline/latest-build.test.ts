import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchLatestBuild } from '../../../src/client/offline/updates/latest-build.ts';

const SECONDS_MS = 1_000;
const MINUTE_MS = 60_000;

class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  readyState = 1;
  constructor() {
    super();
    Stream.opened.push(this);
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
  /** Fails like a response that is not an event stream: the browser does not reconnect. */
  refuse() {
    this.close();
    this.dispatchEvent(new Event('error'));
  }
  tell(buildId: string) {
    this.dispatchEvent(new MessageEvent('build', { data: JSON.stringify({ buildId }) }));
  }
}

const network = vi.fn<typeof fetch>();
const onNews = vi.fn();
let stop: () => void;
const newest = () => Stream.opened.at(-1) as Stream;

beforeEach(() => {
  vi.useFakeTimers();
  Stream.opened = [];
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('fetch', network);
  network.mockReset().mockImplementation(async () => Response.json({ buildId: 'a', minSupported: 1 }));
  onNews.mockReset();
  const locks = { request: (_name: string, _options: object, work: () => Promise<void>) => work() };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  stop = watchLatestBuild(onNews);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'locks');
});

describe('news of the latest build', () => {
  it('arrive within seconds of a restart that refused the stream', async () => {
    newest().refuse();
    await vi.advanceTimersByTimeAsync(5 * SECONDS_MS);
    expect(Stream.opened).toHaveLength(2);
    newest().tell('b');
    expect(onNews).toHaveBeenLastCalledWith({ buildId: 'b' });
  });

  it('are requested with growing pauses while the stream is refused', async () => {
    const live = () => Stream.opened.filter(({ readyState }) => readyState !== Stream.CLOSED);
    for (let second = 0; second < 600; second += 1) {
      for (const stream of live()) stream.refuse();
      await vi.advanceTimersByTimeAsync(SECONDS_MS);
    }
    expect(Stream.opened.length).toBeGreaterThan(8);
    expect(Stream.opened.length).toBeLessThan(20);
    newest().tell('a');
    newest().refuse();
    const before = Stream.opened.length;
    await vi.advanceTimersByTimeAsync(5 * SECONDS_MS);
    expect(Stream.opened.length).toBe(before + 1);
  });

  it('contain the whole record of an unknown build', async () => {
    await vi.advanceTimersByTimeAsync(SECONDS_MS);
    network.mockImplementation(async () => Response.json({ buildId: 'b', minSupported: 2 }));
    newest().tell('b');
    await vi.advanceTimersByTimeAsync(SECONDS_MS);
    expect(onNews).toHaveBeenLastCalledWith({ buildId: 'b', minSupported: 2 });
  });

  it('are requested again at once after no response', async () => {
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(SECONDS_MS);
    const before = onNews.mock.calls.length;
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(SECONDS_MS);
    expect(onNews.mock.calls.length).toBe(before + 1);
  });
});
