import { onlineManager, QueryClient } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { privateRead, publicRead } from '../../../src/client/data/reads.ts';
import { USER_INFO_KEY, userInfo } from '../../../src/client/data/session/user-info.ts';
import { watchSession } from '../../../src/client/data/session/watch/watch-session.ts';
import { watchUser } from '../../../src/client/data/session/watch-user.ts';
import type { Shape } from '../../../src/contract/saved-answers.ts';
import { PERSON, type SignInService, signInService } from '../../setup/sign-in-service.ts';
import { fakeLocks } from './fake-locks.ts';

const BASE = 'http://rasteh.test';
const PRIVATE = `${BASE}/api/v1/private`;
const DUE_KEY = 'rasteh-sign-out-due';
const OTHER = { sub: '01941f71-0000-7e2f-9c60-672ae27328b4', name: 'دیگری' };

fakeLocks();
const server = setupServer();
let service: SignInService;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  service = signInService(BASE);
  server.use(...service.handlers);
});
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
  onlineManager.setOnline(true);
});
afterAll(() => server.close());

/** A tab has modules, and so an access token, of its own. */
async function openTab() {
  vi.resetModules();
  const [
    { authorizedFetch },
    { signOut },
    { sendSignOut },
    { redeemCode, startSignIn },
    { findAccessToken },
    { pendingSignIn },
  ] = await Promise.all([
    import('../../../src/client/data/session/authorized-fetch.ts'),
    import('../../../src/client/data/session/sign-out.ts'),
    import('../../../src/client/data/session/revoke-session.ts'),
    import('../../../src/client/data/session/sign-in.ts'),
    import('../../../src/client/data/session/access-token.ts'),
    import('../../../src/client/data/session/pending-sign-in.ts'),
  ]);
  return {
    call: (init?: RequestInit) => authorizedFetch(BASE)(PRIVATE, init),
    signIn: async () => {
      await startSignIn(BASE, '+989120000001');
      await redeemCode(BASE, service.code, pendingSignIn.get()?.verifier ?? '');
    },
    signOut: () => signOut(BASE, new QueryClient()),
    sendSignOut: () => sendSignOut(BASE),
    token: () => findAccessToken()?.text ?? '',
  };
}

function beSignedIn(person = PERSON, exp = Date.now() / 1000 + 3600): void {
  userInfo.set({ ...person, exp });
  service.session = person;
}

const storedUser = () => JSON.parse(localStorage.getItem(USER_INFO_KEY) ?? 'null') as { sub: string } | null;
const callsOf = (name: string) => service.calls.filter((call) => call === name).length;

describe('a sign-in', () => {
  it('stores the user and the end of the session, and holds the token in memory only', async () => {
    const tab = await openTab();
    expect(tab.token()).toBe('');
    await tab.signIn();
    expect(storedUser()).toEqual({ ...PERSON, exp: expect.any(Number) });
    expect(tab.token()).toBe('token-1');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/token-1|12345|\+98/);
    expect(await (await tab.call()).json()).toMatchObject({ token: 'token-1' });
    expect(callsOf('refresh')).toBe(0);
  });

  it('reads a name with Persian letters', async () => {
    beSignedIn({ ...PERSON, name: 'مریم' });
    await (await openTab()).call();
    expect(storedUser()).toMatchObject({ name: 'مریم' });
  });
});

describe('a call of the signed-in user', () => {
  it('refreshes once for calls at the same time, then shares the token', async () => {
    beSignedIn();
    const tab = await openTab();
    const answers = await Promise.all(Array.from({ length: 8 }, () => tab.call()));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(callsOf('refresh')).toBe(1);
  });

  it('refreshes before the token expires', async () => {
    beSignedIn();
    service.tokenSeconds = 29;
    const tab = await openTab();
    await tab.call();
    await tab.call();
    expect(callsOf('refresh')).toBe(2);
  });

  it('refreshes after a refusal, and repeats the call with its body, once', async () => {
    beSignedIn();
    const tab = await openTab();
    await tab.call();
    service.accepted.clear();
    const answer = await tab.call({ method: 'PUT', body: 'یادداشت' });
    expect(await answer.json()).toEqual({ method: 'PUT', token: 'token-2', body: 'یادداشت' });
    expect(service.calls).toEqual(['refresh', 'api', 'api', 'refresh', 'api']);
    service.accepted.clear();
    service.accepted.add = () => service.accepted;
    expect((await tab.call()).status).toBe(401);
    expect(callsOf('refresh')).toBe(3);
  });

  it('signs the device out when the session is over', async () => {
    beSignedIn();
    service.session = undefined;
    localStorage.setItem('rasteh-draft', 'نوشته');
    const tab = await openTab();
    await expect(tab.call()).rejects.toMatchObject({ status: 401 });
    expect(storedUser()).toBeNull();
    expect(localStorage.getItem('rasteh-draft')).toBe('نوشته');
    await expect(tab.call()).rejects.toMatchObject({ status: 401 });
    expect(callsOf('refresh')).toBe(1);
  });

  it('of a session that is over ends none that began meanwhile', async () => {
    beSignedIn(PERSON, Date.now() / 1000 + 60);
    service.session = undefined;
    let refuse = () => {};
    service.refreshing = new Promise((resolve) => {
      refuse = resolve;
    });
    const tab = await openTab();
    const answer = tab.call();
    answer.catch(() => {});
    await vi.waitUntil(() => service.calls.includes('refresh'));
    const exp = Date.now() / 1000 + 3600;
    userInfo.set({ ...PERSON, exp });
    refuse();
    await expect(answer).rejects.toMatchObject({ status: 401 });
    expect(storedUser()).toMatchObject({ sub: PERSON.sub, exp });
  });

  it('throws like fetch without a network, and stays signed in', async () => {
    beSignedIn();
    service.isOffline = true;
    const tab = await openTab();
    await expect(tab.call()).rejects.toBeInstanceOf(TypeError);
    expect(storedUser()).toMatchObject(PERSON);
  });

  it('never goes out as another user', async () => {
    beSignedIn();
    service.session = OTHER;
    const tab = await openTab();
    await expect(tab.call()).rejects.toMatchObject({ status: 401 });
    expect(callsOf('api')).toBe(0);
    expect(storedUser()).toBeNull();
  });

  it('is not sent if nobody is signed in', async () => {
    const tab = await openTab();
    await expect(tab.call()).rejects.toMatchObject({ status: 401 });
    expect(service.calls).toEqual([]);
  });
});

describe('several tabs', () => {
  it('refresh one at a time, and use the token of the one before', async () => {
    beSignedIn();
    const tabs = [];
    for (let tab = 0; tab < 4; tab++) tabs.push(await openTab());
    // Each has made a call, so each listens.
    for (const tab of tabs) await tab.call();
    service.accepted.clear();
    service.calls.length = 0;
    const answers = await Promise.all(tabs.map((tab) => tab.call()));
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(200));
    expect(service.refreshesAtOnce).toBe(1);
    expect(callsOf('refresh')).toBeLessThanOrEqual(4);
    expect(storedUser()).toMatchObject(PERSON);
  });

  it('take a token that another tab has announced', async () => {
    beSignedIn();
    const [first, second] = [await openTab(), await openTab()];
    await second.call();
    service.accepted.clear();
    await first.call();
    await first.call();
    await vi.waitFor(() => expect(second.token()).toBe(first.token()));
    const before = callsOf('refresh');
    expect((await second.call()).status).toBe(200);
    expect(callsOf('refresh')).toBe(before);
  });
});

describe('a sign-out', () => {
  it('wipes the user and the token at once, and ends the session on the server', async () => {
    const tab = await openTab();
    await tab.signIn();
    const done = tab.signOut();
    expect([storedUser(), tab.token()]).toEqual([null, '']);
    await done;
    expect([service.session, localStorage.getItem(DUE_KEY)]).toEqual([undefined, null]);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/0912|token|01941f71/);
  });

  it('works without a network: it is due, and sent when the network is back', async () => {
    beSignedIn();
    service.isOffline = true;
    const tab = await openTab();
    await tab.signOut();
    expect([storedUser(), localStorage.getItem(DUE_KEY)]).toEqual([null, 'true']);
    service.isOffline = false;
    onlineManager.setOnline(false);
    const stop = watchSession(BASE);
    expect(service.calls).toEqual([]);
    onlineManager.setOnline(true);
    await vi.waitFor(() => expect(service.calls).toEqual(['revoke']));
    await vi.waitFor(() => expect(localStorage.getItem(DUE_KEY)).toBeNull());
    stop();
  });

  it('that is due goes out before the next sign-in, whose session it would end', async () => {
    beSignedIn();
    service.isOffline = true;
    const tab = await openTab();
    await tab.signOut();
    service.isOffline = false;
    await tab.signIn();
    expect(service.calls).toEqual(['code', 'revoke', 'redeem']);
    await tab.sendSignOut();
    expect(callsOf('revoke')).toBe(1);
    expect(service.session).toEqual(PERSON);
  });

  it('stays due while the server fails, and does not hinder the next sign-in', async () => {
    beSignedIn();
    service.cannotRevoke = true;
    const tab = await openTab();
    await tab.signOut();
    expect(localStorage.getItem(DUE_KEY)).toBe('true');
    await tab.signIn();
    expect([storedUser()?.sub, localStorage.getItem(DUE_KEY)]).toEqual([PERSON.sub, null]);
    expect(service.calls).toEqual(['revoke', 'code', 'revoke', 'redeem']);
  });

  it('during a refresh wins: the answer is not taken', async () => {
    beSignedIn();
    service.refreshMs = 400;
    const tab = await openTab();
    const call = expect(tab.call()).rejects.toMatchObject({ status: 401 });
    await vi.waitFor(() => expect(callsOf('refresh')).toBe(1));
    await tab.signOut();
    await call;
    expect([storedUser(), tab.token(), service.session]).toEqual([null, '', undefined]);
  });

  it('in another tab drops the private reads and the token of this one, and no public read', async () => {
    beSignedIn();
    const client = new QueryClient();
    const queryFn = async () => 'محرمانه';
    await client.fetchQuery(privateRead({ area: 'notes', name: 'own', queryFn }));
    await client.fetchQuery(publicRead({ area: 'catalog', name: 'menu', shape: 'x' as Shape<string>, queryFn }));
    const tab = await openTab();
    await tab.call();
    const stop = watchUser(client);
    const before = localStorage.getItem(USER_INFO_KEY);
    localStorage.removeItem(USER_INFO_KEY);
    dispatchEvent(new StorageEvent('storage', { key: USER_INFO_KEY, oldValue: before, newValue: null }));
    expect(
      client
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey[0]),
    ).toEqual(['catalog']);
    expect(tab.token()).toBe('');
    stop();
  });
});
