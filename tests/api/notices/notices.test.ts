import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Notice,
  type NoticePreferences,
  noticeKinds,
  type UnreadNotices,
} from '../../../src/contract/notices/notice.ts';
import type { Page } from '../../../src/contract/page.ts';
import type { Problem } from '../../../src/contract/problem.ts';
import { merchantAgents } from '../../../src/server/merchants/agent.table.ts';
import { notices } from '../../../src/server/notices/notice.table.ts';
import { NOTICES_MAX, notify } from '../../../src/server/notices/notify.ts';
import { seedPlaces } from '../../../src/server/places/seed-places.ts';
import { pushDeliveries } from '../../../src/server/push/push-subscription.table.ts';
import { buildMerchant } from '../../factories/merchants.ts';
import { buildPage } from '../../factories/pages.ts';
import { callAs } from '../../setup/call-as.ts';
import { liveEvents } from '../../setup/live-events.ts';
import { type PushService, startPushService } from '../../setup/push-service.ts';
import { newPhone, revoke, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { commentCalls, signInOperator } from '../content/comment-calls.ts';

const DAY_MS = 24 * 60 * 60_000;
const OBJECT_ID = '01940000-0000-7000-8000-000000000001';

let app: TestApp;
let service: PushService;
let operator: SignedIn;
let me: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  app = await openTestApp();
  await seedPlaces(app.db);
  service = await startPushService();
  operator = await signInOperator(app);
});
beforeEach(async () => {
  [me, other] = [await signIn(app, newPhone()), await signIn(app, newPhone())];
});
afterAll(async () => {
  await service.close();
  await app.close();
});

const list = async (as = me, query = '') => (await callAs<Page<Notice>>(app, as, `GET /notices${query}`)).body;
const unread = async (as = me) => (await callAs<UnreadNotices>(app, as, 'GET /notices/unread')).body.count;
const read = (readUpTo: number, as = me) =>
  callAs<UnreadNotices & Problem>(app, as, 'PUT /notices/read', { body: { readUpTo } });

const tell = (name: string, people = [me.userId]) =>
  app.db.transaction((tx) =>
    notify({ tx, now: app.deps.now() }, people, {
      kind: 'merchantConfirmed',
      objectType: 'merchant',
      objectId: OBJECT_ID,
      params: { name },
      path: '/profile/suppliers',
    }),
  );

describe('GET /notices', () => {
  it('has what concerns the person, the newest first, page after page', async () => {
    for (const name of ['یک', 'دو', 'سه']) await tell(name);
    await tell('دیگری', [other.userId]);
    const first = await list(me, '?size=2');
    expect(first.items.map(({ params }) => params.name)).toEqual(['سه', 'دو']);
    const second = await list(me, `?size=2&cursor=${first.nextCursor}`);
    expect(second.items).toMatchObject([{ params: { name: 'یک' }, kind: 'merchantConfirmed', isRead: false }]);
    expect(second.nextCursor).toBeNull();
    expect(JSON.stringify(first)).not.toContain(me.userId);
  });

  it.each(['GET /notices', 'GET /notices/unread', 'GET /notices/preferences'])('%s needs a sign-in', async (call) => {
    expect((await app.get<Problem>(`/api/v1${call.slice(4)}`)).status).toBe(401);
  });

  it('keeps the newest of a person, up to a bound and an age', async () => {
    await tell('کهنه');
    await tell('کمی کهنه');
    const seqs = (await list()).items.map(({ seq }) => seq);
    await app.db
      .update(notices)
      .set({ at: new Date(app.deps.now().getTime() - 200 * DAY_MS) })
      .where(eq(notices.seq, seqs[1] ?? 0));
    await tell('تازه');
    expect((await list()).items.map(({ params }) => params.name)).toEqual(['تازه', 'کمی کهنه']);
    await app.db.transaction(async (tx) => {
      for (let count = 0; count < NOTICES_MAX; count += 1)
        await notify({ tx, now: app.deps.now() }, [me.userId], {
          kind: 'commentApproved',
          objectType: 'comment',
          objectId: OBJECT_ID,
          path: '/profile/comments',
        });
    });
    expect(await app.db.$count(notices, eq(notices.personId, me.userId))).toBe(NOTICES_MAX);
    expect((await list()).items[0]?.kind).toBe('commentApproved');
  });
});

describe('PUT /notices/read', () => {
  it('moves the cursor forward and never back, in whatever order tabs send theirs', async () => {
    for (const name of ['یک', 'دو', 'سه']) await tell(name);
    const seqs = (await list()).items.map(({ seq }) => seq);
    expect(await unread()).toBe(3);
    expect((await read(seqs[1] ?? 0)).body).toEqual({ count: 1 });
    expect((await read(seqs[2] ?? 0)).body).toEqual({ count: 1 });
    expect((await list()).items.map(({ isRead }) => isRead)).toEqual([false, true, true]);
    const all = await Promise.all(seqs.map((seq) => read(seq)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await unread()).toBe(0);
  });

  it('reads nothing that is still to come, and nothing of others', async () => {
    await tell('یک');
    await tell('دو', [other.userId]);
    await read(2_000_000_000);
    await tell('سه');
    expect(await unread()).toBe(1);
    expect(await unread(other)).toBe(1);
  });

  it.each([-1, 1.5, 'x'])('refuses %s', async (readUpTo) => {
    expect((await read(readUpTo as number)).status).toBe(400);
  });

  it('tells the other browsers of the person', async () => {
    await tell('یک');
    const events = liveEvents(await app.app.request('/api/v1/live', { headers: me.headers }));
    await events.next();
    await events.next();
    await read((await list()).items[0]?.seq ?? 0);
    expect(await events.next()).toMatchObject({ event: 'hint', data: { area: 'notices', id: null } });
    await events.cancel();
  });
});

describe('who is told', () => {
  const reason = 'تلفن پاسخ نمی‌دهد';
  const move = (id: string, name: string, body?: object) =>
    callAs(app, operator, `POST /merchants/${id}/${name}`, { body });
  const kindsOf = async (as: SignedIn) => (await list(as)).items.map(({ kind }) => kind);

  it('the owner of a merchant, of each decision, at once and once', async () => {
    const tell = vi.spyOn(app.deps.live, 'tell');
    const given = { ownerPersonId: me.userId, status: 'waitingConfirm' as const, phones: ['021-88776655'] };
    const id = await buildMerchant(app.db, 'بازرگانی آزمون', given);
    await move(id, 'confirm');
    expect(tell.mock.calls.flat(2)).toMatchObject([{ personId: me.userId, area: 'notices' }]);
    await move(id, 'confirm');
    await move(id, 'suspend', { reason });
    await move(id, 'resume');
    const { items } = await list();
    expect(items.map(({ kind }) => kind)).toEqual(['merchantResumed', 'merchantSuspended', 'merchantConfirmed']);
    expect(items[1]).toMatchObject({
      objectType: 'merchant',
      objectId: id,
      params: { name: 'بازرگانی آزمون', reason },
      path: '/profile/suppliers',
    });
    expect(await kindsOf(operator)).toEqual([]);
    tell.mockRestore();
  });

  it('who acts for the merchant, but not who was only invited', async () => {
    const id = await buildMerchant(app.db, 'بازرگانی نماینده', { ownerPersonId: me.userId });
    const agent = { merchantId: id, role: 'فروش', permissions: [] };
    await app.db.insert(merchantAgents).values([
      { ...agent, id: crypto.randomUUID(), phone: '+989350000001', personId: other.userId, state: 'active' },
      { ...agent, id: crypto.randomUUID(), phone: '+989350000002', personId: operator.userId, state: 'declined' },
    ]);
    await move(id, 'suspend', { reason });
    expect(await kindsOf(other)).toEqual(['merchantSuspended']);
    expect(await kindsOf(operator)).toEqual([]);
  });

  it('the writer of a comment, of what became of it', async () => {
    const calls = commentCalls(app);
    const pageId = await buildPage(app.db);
    const { body } = await calls.write(me, { pageId });
    await calls.approve(operator, body.id);
    await calls.approve(operator, body.id, 2);
    await calls.reject(operator, body.id, 2, reason);
    const { items } = await list();
    expect(items.map(({ kind }) => kind)).toEqual(['commentRejected', 'commentApproved']);
    expect(items[0]).toMatchObject({ params: { page: body.page?.title, reason }, path: '/profile/comments' });
  });

  it('nobody of a decision that was refused', async () => {
    const id = await buildMerchant(app.db, 'بازرگانی پیش‌نویس', { ownerPersonId: me.userId, status: 'draft' });
    expect((await move(id, 'confirm')).status).toBe(409);
    expect(await kindsOf(me)).toEqual([]);
  });
});

describe('messages to the browsers', () => {
  let endpoints = 0;
  async function subscribe(as: SignedIn, topics: string[]): Promise<string> {
    endpoints += 1;
    const endpoint = `https://push.example.com/notices/${endpoints}`;
    const { body } = await callAs<{ id: string }>(app, as, 'PUT /push/subscriptions', {
      body: { endpoint, keys: service.newDevice().keys, topics },
    });
    await callAs(app, as, 'POST /push/subscriptions/join', { body: { endpoint } });
    return body.id;
  }
  const queued = (id: string) => app.db.select().from(pushDeliveries).where(eq(pushDeliveries.subscriptionId, id));

  it('go to those that want notices, one at a time, without a word of what it is about', async () => {
    const [wants, wantsBuilds] = [await subscribe(me, ['notices']), await subscribe(me, ['build'])];
    const foreign = await subscribe(other, ['notices']);
    await tell('یک');
    await tell('دو');
    expect(await queued(wants)).toMatchObject([{ topic: 'notices', path: '/profile/notices', about: OBJECT_ID }]);
    expect(await queued(wantsBuilds)).toEqual([]);
    expect(await queued(foreign)).toEqual([]);
  });

  it('go to no browser whose session has ended', async () => {
    const id = await subscribe(me, ['notices']);
    await revoke(app, me.cookie);
    await tell('یک');
    expect(await queued(id)).toEqual([]);
  });

  it('are not sent for a kind that the person has silenced; it is listed all the same', async () => {
    const id = await subscribe(me, ['notices']);
    const put = (silentKinds: string[]) =>
      callAs<NoticePreferences>(app, me, 'PUT /notices/preferences', { body: { silentKinds } });
    expect((await callAs(app, me, 'GET /notices/preferences')).body).toEqual({ silentKinds: [], hasTexts: true });
    expect((await put(['merchantConfirmed', 'merchantConfirmed'])).body).toEqual({
      silentKinds: ['merchantConfirmed'],
      hasTexts: true,
    });
    await tell('یک');
    expect(await queued(id)).toEqual([]);
    expect(await unread()).toBe(1);
    await put([]);
    await tell('دو');
    expect(await queued(id)).toHaveLength(1);
    expect((await put(['other'])).status).toBe(400);
    expect((await put([...noticeKinds])).status).toBe(200);
  });
});
