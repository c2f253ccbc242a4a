import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WaitingCounts } from '../../../src/contract/waiting/waiting.ts';
import { WAITING_MAX, waitingOf } from '../../../src/core/pages/account-menu.ts';
import * as register from '../../../src/server/areas.ts';
import { areasOf, collectAreas } from '../../../src/server/define-area.ts';
import { feedbacks } from '../../../src/server/feedback/feedback.table.ts';
import { merchants } from '../../../src/server/merchants/merchant.table.ts';
import { seedPlaces } from '../../../src/server/places/seed-places.ts';
import { buildComments } from '../../factories/comments.ts';
import { buildFeedback } from '../../factories/feedbacks.ts';
import { buildDeadJob } from '../../factories/jobs.ts';
import { buildAgents } from '../../factories/merchant-agents.ts';
import { buildMerchant, dayFromNow } from '../../factories/merchants.ts';
import { buildPage } from '../../factories/pages.ts';
import { callAs } from '../../setup/call-as.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { signInOperator } from '../content/comment-calls.ts';

let app: TestApp;
let operator: SignedIn;
let phone: string;
let me: SignedIn;

beforeAll(async () => {
  app = await openTestApp();
  await seedPlaces(app.db);
  operator = await signInOperator(app);
});
beforeEach(async () => {
  phone = newPhone();
  me = await signIn(app, phone);
});
afterAll(() => app.close());

const countsOf = async (as: SignedIn, path = '/waiting') =>
  (await callAs<WaitingCounts>(app, as, `GET ${path}`)).body.counts;
const ofOperator = () => countsOf(operator, '/waiting/operator');

describe('GET /waiting', () => {
  it('counts the invitations that the person can still accept, and nobody else has them', async () => {
    const merchantId = await buildMerchant(app.db, 'بازرگانی دعوت');
    const invite = (overrides: object) => buildAgents(app.db, merchantId, 1, overrides);
    const other = await signIn(app, newPhone());
    expect(await countsOf(me)).toEqual({ messages: 0, requests: 0, invitations: 0 });
    const e164 = `+98${phone.slice(1)}`;
    await invite({ phone: e164, validTo: dayFromNow(0) });
    expect(await countsOf(me)).toEqual({ messages: 0, requests: 0, invitations: 1 });
    expect(await countsOf(other)).toEqual({ messages: 0, requests: 0, invitations: 0 });
  });

  it.each([
    ['that has run out', { validTo: dayFromNow(-1) }],
    ['that was declined', { state: 'declined' as const }],
  ])('counts no invitation %s', async (_name, overrides) => {
    const merchantId = await buildMerchant(app.db, `بازرگانی ${_name}`);
    await buildAgents(app.db, merchantId, 1, { phone: `+98${phone.slice(1)}`, ...overrides });
    expect(await countsOf(me)).toEqual({ messages: 0, requests: 0, invitations: 0 });
  });
});

describe('GET /waiting/operator', () => {
  it('counts what an operator decides about, and follows each decision', async () => {
    const before = await ofOperator();
    expect(Object.keys(before).sort()).toEqual([
      'comments',
      'disputes',
      'feedbacks',
      'jobs',
      'merchants',
      'money',
      'talkReports',
    ]);
    const merchantId = await buildMerchant(app.db, 'بازرگانی منتظر', { status: 'waitingConfirm' });
    await buildMerchant(app.db, 'بازرگانی پیش‌نویس', { status: 'draft' });
    await buildComments(app.db, { pageId: await buildPage(app.db), personId: me.userId }, 2);
    const { id } = await buildFeedback(app.db);
    await buildFeedback(app.db, { state: 'seen' });
    await buildDeadJob(app.db);
    const more = { merchants: 1, comments: 2, disputes: 0, feedbacks: 2, jobs: 1, money: 0, talkReports: 0 };
    const expected = Object.entries(more).map(([name, count]) => [name, (before[name] ?? 0) + count]);
    expect(await ofOperator()).toEqual(Object.fromEntries(expected));
    await app.db.update(merchants).set({ status: 'confirmed' }).where(eq(merchants.id, merchantId));
    await app.db.update(feedbacks).set({ state: 'answered' }).where(eq(feedbacks.id, id));
    expect(await ofOperator()).toMatchObject({ merchants: before.merchants, feedbacks: (before.feedbacks ?? 0) + 1 });
  });

  it('counts no further than it says', async () => {
    const pageId = await buildPage(app.db);
    await buildComments(app.db, { pageId, personId: me.userId }, WAITING_MAX + 5);
    expect((await ofOperator()).comments).toBe(WAITING_MAX);
  });

  it('refuses who is no operator', async () => {
    expect((await callAs(app, me, 'GET /waiting/operator')).status).toBe(403);
  });
});

describe('the counts of the menu', () => {
  it('are each declared by an area', () => {
    const { waiting } = collectAreas(areasOf(register), app.deps);
    expect(Object.keys(waiting).sort()).toEqual([...waitingOf(undefined), ...waitingOf('operator')].sort());
  });
});
