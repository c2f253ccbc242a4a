import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Live, startLive } from '../../../src/client/data/live/live.ts';
import { holdAccessToken } from '../../../src/client/data/session/access-token.ts';
import { userInfo } from '../../../src/client/data/session/user-info.ts';
import { updateState } from '../../../src/client/offline/updates/update-state.ts';
import { fakeLocks } from '../account/fake-locks.ts';
import { liveServer } from '../live-server.ts';

const MINUTE_MS = 60_000;
const KEY = ['notices', 'unread'];
const ME = { sub: '01941f71-0000-7e2f-9c60-672ae27328b3', name: 'سارا' };

fakeLocks();

let server: ReturnType<typeof liveServer>;
let tabs: { live: Live; queryClient: QueryClient; reads: () => number }[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  localStorage.clear();
  userInfo.drop();
  server = liveServer();
  vi.stubGlobal('fetch', server.network);
  tabs = [];
});

afterEach(() => {
  for (const { live, queryClient } of tabs) {
    live.stop();
    queryClient.clear();
  }
  setVisible(true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openTab() {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY } },
  });
  const read = vi.fn(async () => 1);
  void queryClient.fetchQuery({ queryKey: KEY, queryFn: read });
  const live = startLive({ base: '', queryClient, areas: { conversations: [], notices: [KEY] } });
  const tab = { live, queryClient, reads: () => (queryClient.getQueryState(KEY)?.isInvalidated ? 1 : 0) };
  tabs.push(tab);
  return tab;
}

function setVisible(isVisible: boolean): void {
  Object.defineProperty(document, 'visibilityState', { value: isVisible ? 'visible' : 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

function beSignedIn(person = ME): void {
  userInfo.set({ ...person, exp: Date.now() / 1000 + 3_600 });
  holdAccessToken({ text: `token of ${person.sub}`, sub: person.sub, expiresAt: Date.now() + 600_000 });
}

/** Timers, and the messages between tabs, which fake timers do not control. */
async function settle(ms = 500): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(ms);
}

const hint = { area: 'notices', id: 'one', seq: 1 };

describe('the live stream', () => {
  it('is one for ten tabs, and a hint refreshes the reads of all', async () => {
    beSignedIn();
    for (let tab = 0; tab < 10; tab += 1) openTab();
    await settle();
    expect(server.open()).toHaveLength(1);
    server.newest().send('hint', hint);
    await vi.waitFor(async () => {
      await settle(10);
      expect(tabs.map(({ reads }) => reads())).toEqual(tabs.map(() => 1));
    });
  });

  it('goes on in another tab when its own is closed', async () => {
    const first = openTab();
    openTab();
    await settle();
    first.live.stop();
    await settle();
    expect(server.streams).toHaveLength(2);
    expect(server.open()).toHaveLength(1);
  });

  it('is not held by a hidden tab, whose reads are refreshed on its return', async () => {
    beSignedIn();
    const tab = openTab();
    await settle();
    setVisible(false);
    await settle();
    expect(server.open()).toHaveLength(0);
    expect(tab.reads()).toBe(0);
    setVisible(true);
    await settle();
    expect(server.open()).toHaveLength(1);
    expect(tab.reads()).toBe(1);
  });

  it('has the token in a header and never in the address; without a user it has none', async () => {
    openTab();
    await settle();
    expect(server.newest().headers.get('authorization')).toBeNull();
    beSignedIn();
    await settle();
    expect(server.open()).toHaveLength(1);
    expect(server.newest().headers.get('authorization')).toBe(`Bearer token of ${ME.sub}`);
    expect(server.network.mock.calls.every(([url]) => !String(url).includes('token'))).toBe(true);
  });

  it('reopens when the server ends it, and says what came last', async () => {
    beSignedIn();
    openTab();
    await settle();
    server.newest().send('hint', hint, '1700000000123');
    await settle();
    server.newest().end();
    await settle(5_000);
    expect(server.open()).toHaveLength(1);
    expect(server.newest().headers.get('last-event-id')).toBe('1700000000123');
  });

  it('says nothing of one user to the server as another', async () => {
    beSignedIn();
    openTab();
    await settle();
    server.newest().send('hint', hint, '1700000000123');
    await settle();
    beSignedIn({ sub: '01941f71-0000-7e2f-9c60-672ae27328b4', name: 'دیگری' });
    await settle();
    expect(server.open()).toHaveLength(1);
    expect(server.newest().headers.get('last-event-id')).toBeNull();
  });

  it('is given up and opened anew when nothing arrives for a minute', async () => {
    openTab();
    await settle();
    await settle(MINUTE_MS);
    expect(server.streams.length).toBeGreaterThan(1);
    expect(server.open()).toHaveLength(1);
  });

  it('is asked for with growing pauses while the server refuses it', async () => {
    server.state.status = 503;
    openTab();
    await settle();
    await vi.advanceTimersByTimeAsync(10 * MINUTE_MS);
    expect(server.state.asked).toBeGreaterThan(8);
    expect(server.state.asked).toBeLessThan(30);
  });

  it('takes no notice of an area that it does not know, nor of what is no event', async () => {
    beSignedIn();
    const tab = openTab();
    await settle();
    server.newest().send('hint', { area: 'toString', id: null, seq: 1 });
    server.newest().send('hint', ['notices']);
    server.newest().send('other', hint);
    await settle();
    expect(tab.reads()).toBe(0);
    server.newest().send('hint', hint);
    await settle();
    expect(tab.reads()).toBe(1);
  });

  it('shows that the server no longer supports this client', async () => {
    server.state.status = 426;
    openTab();
    await settle();
    expect(updateState.get().isOutdated).toBe(true);
  });
});

describe('without a stream', () => {
  it('the reads are refreshed slowly, and when the network is back', async () => {
    beSignedIn();
    server.state.status = 503;
    const tab = openTab();
    await settle(6 * MINUTE_MS);
    expect(tab.reads()).toBe(1);
    await tab.queryClient.fetchQuery({ queryKey: KEY, queryFn: async () => 2 });
    expect(tab.reads()).toBe(0);
    dispatchEvent(new Event('online'));
    await settle();
    expect(tab.reads()).toBe(1);
  });
});
