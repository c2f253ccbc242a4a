import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../../../src/server/app.ts';
import { createAppDeps } from '../../../src/server/app-deps.ts';
import { hint, hintsOf } from '../../../src/server/live/hint.ts';
import { userRevisions } from '../../../src/server/live/user-revision.table.ts';
import { liveEvents } from '../../setup/live-events.ts';
import { newPhone, revoke, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const PATH = '/api/v1/live';
const TOKEN_LIFE_MS = 600_000;

let app: TestApp;
let me: SignedIn;
let other: SignedIn;
const opened: ReturnType<typeof liveEvents>[] = [];

beforeAll(async () => {
  app = await openTestApp();
});
beforeEach(async () => {
  [me, other] = [await signIn(app, newPhone()), await signIn(app, newPhone())];
});
afterEach(async () => {
  vi.useRealTimers();
  for (const one of opened.splice(0)) await one.cancel();
});
afterAll(() => app.close());

/** The events of a stream after its first. */
async function listen(as?: SignedIn, headers: Record<string, string> = {}, from: Pick<TestApp, 'app'> = app) {
  const response = await from.app.request(PATH, { headers: { ...as?.headers, ...headers } });
  expect(response.status).toBe(200);
  const events = liveEvents(response);
  opened.push(events);
  return { events, first: await events.next() };
}

/** As a command of this process does. */
const tell = async (id: string | null, people = [me.userId]) => {
  const hints = await app.db.transaction(async (tx) => {
    await hint(tx, people, 'notices', id);
    return hintsOf(tx);
  });
  app.deps.live.tell(hints);
};

/** As a server that has just learned of everything: another process over the same database. */
function anotherServer(): Pick<TestApp, 'app'> {
  const { db, env, log, keys, ping, sms, files } = app.deps;
  return { app: createApp(createAppDeps({ db, env, log, keys, ping, sms, files })) };
}

describe('GET /live', () => {
  it('is open to everybody and never cached', async () => {
    const response = await app.app.request(PATH);
    opened.push(liveEvents(response));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('refuses a token that is none', async () => {
    const response = await app.app.request(PATH, { headers: { authorization: 'Bearer x.y.z' } });
    expect(response.status).toBe(401);
  });

  it('hints at what has changed for the signed-in user, without its content', async () => {
    const { events } = await listen(me);
    await tell('one');
    expect(await events.next()).toMatchObject({ event: 'hint', data: { area: 'notices', id: 'one', seq: 1 } });
    await tell(null);
    expect(await events.next()).toMatchObject({ event: 'hint', data: { area: 'notices', id: null, seq: 2 } });
  });

  it('tells every stream of the person, and nobody else', async () => {
    const [first, second] = [await listen(me), await listen(me)];
    const [foreign, anonymous] = [await listen(other), await listen()];
    await tell('mine');
    for (const { events } of [first, second]) expect(await events.next()).toMatchObject({ data: { id: 'mine' } });
    await tell('theirs', [other.userId]);
    expect(await foreign.events.next()).toMatchObject({ data: { id: 'theirs' } });
    let isTold = false;
    void anonymous.events.next().then(() => {
      isTold = true;
    });
    await tell('again', [other.userId]);
    expect(await foreign.events.next()).toMatchObject({ data: { id: 'again' } });
    expect(isTold).toBe(false);
  });

  it('learns of what another server has written', async () => {
    const { events } = await listen(me, {}, anotherServer());
    await tell('far');
    expect(await events.next()).toMatchObject({ data: { id: 'far' } });
  });

  it('keeps one row for a person and an area, however many hints there were', async () => {
    for (const id of ['a', 'b', 'c']) await tell(id);
    const rows = await app.db.select().from(userRevisions);
    expect(rows.filter(({ personId }) => personId === me.userId)).toMatchObject([{ seq: 3, objectId: 'c' }]);
  });

  it('says nothing of a transaction that was rolled back', async () => {
    const { events } = await listen(me);
    const rolledBack = app.db.transaction(async (tx) => {
      await hint(tx, [me.userId], 'notices', 'never');
      throw new Error('refused');
    });
    await expect(rolledBack).rejects.toThrow('refused');
    await tell('done');
    expect(await events.next()).toMatchObject({ data: { id: 'done', seq: 1 } });
  });

  it('repeats what was hinted since the last event of the client', async () => {
    const { first } = await listen(me);
    await tell('while away');
    const { events } = await listen(me, { 'last-event-id': first?.id ?? '' });
    expect(await events.next()).toMatchObject({ data: { id: 'while away' } });
  });

  it('repeats nothing that is older, and takes no notice of an id that is none', async () => {
    await tell('old');
    const later = String(Date.now() + 60_000);
    const { events } = await listen(me, { 'last-event-id': later });
    await tell('new');
    expect(await events.next()).toMatchObject({ data: { id: 'new' } });
    expect((await listen(me, { 'last-event-id': "1'; drop" })).first).toBeDefined();
  });

  it('ends with the token', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { events } = await listen(me);
    const end = events.next();
    await vi.advanceTimersByTimeAsync(TOKEN_LIFE_MS + 10_000);
    expect(await end).toBeUndefined();
  });

  it('carries nothing to a session that has ended, and ends', async () => {
    const { events } = await listen(me);
    await revoke(app, me.cookie);
    await tell('secret');
    expect(await events.next()).toBeUndefined();
  });
});
