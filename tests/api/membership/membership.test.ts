import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MembershipPlans, TakenMembership } from '../../../src/contract/membership/membership.ts';
import type { Payment } from '../../../src/contract/payments/payment.ts';
import type { Problem } from '../../../src/contract/problem.ts';
import { balanceOfName } from '../../../src/server/ledger/balances.ts';
import { BASE_PLAN, PAID_PLAN } from '../../../src/server/membership/base-plan.ts';
import { memberships } from '../../../src/server/membership/membership.table.ts';
import { membershipPlans } from '../../../src/server/membership/membership-plan.table.ts';
import { lockMembership, readMembershipState } from '../../../src/server/membership/read.ts';
import { membershipJobs } from '../../../src/server/membership/remind-job.ts';
import { membershipReminders } from '../../../src/server/membership/reminder.table.ts';
import { seedMembershipPlans } from '../../../src/server/membership/seed-membership-plans.ts';
import { takeBasePlan } from '../../../src/server/membership/take-base-plan.ts';
import { merchants } from '../../../src/server/merchants/merchant.table.ts';
import { notices } from '../../../src/server/notices/notice.table.ts';
import { seedPlaces } from '../../../src/server/places/seed-places.ts';
import { auditEntries } from '../../../src/server/platform/command/audit-entry.table.ts';
import { seedVatRates } from '../../../src/server/trade/seed-vat-rates.ts';
import { buildMembership } from '../../factories/memberships.ts';
import { fundWallet } from '../../factories/wallets.ts';
import { callAs } from '../../setup/call-as.ts';
import { runJobOnce } from '../../setup/run-job-once.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { openMerchant } from '../merchants/agent-calls.ts';
import { signInOperator } from '../merchants/own-merchant-calls.ts';

const DAY_MS = 86_400_000;
const PLANS = '/membershipplans';

let app: TestApp;
let operator: SignedIn;
let shop: Awaited<ReturnType<typeof openMerchant>>;

beforeAll(async () => {
  app = await openTestApp();
  await seedPlaces(app.db);
  await seedMembershipPlans(app.db);
  await seedVatRates(app.db);
  operator = await signInOperator(app);
});

beforeEach(async () => {
  shop = await openMerchant(app);
});

afterAll(() => app.close());

const take = (as = shop.owner, key?: string) =>
  callAs<TakenMembership & Problem>(app, as, `POST ${PLANS}`, { body: { merchantId: shop.merchantId }, key });
const readAs = (as = shop.owner) =>
  callAs<MembershipPlans & Problem>(app, as, `GET ${PLANS}?merchantId=${shop.merchantId}`);
const rows = () => app.db.select().from(memberships).where(eq(memberships.merchantId, shop.merchantId));

/** By the command at a time of its own. */
async function takeAt(now: Date): Promise<TakenMembership & { status: number }> {
  const actor = { kind: 'user', userId: shop.owner.userId, sessionId: '', roles: [] } as const;
  const { answer, status } = await takeBasePlan(
    { ...app.deps, now: () => now },
    { actor, input: { merchantId: shop.merchantId } },
  );
  return { ...answer, status };
}

describe('POST /membershipplans', () => {
  it('begins a year of the base plan, and answers with it afterwards', async () => {
    const taken = await take();
    expect(taken).toMatchObject({
      status: 201,
      body: {
        plan: { code: 'base', version: 1, title: 'پایه', priceRial: 0, periodDays: 365 },
        membership: { no: 1, plan: { title: 'پایه', limits: { publishedRequests: 30 } }, state: 'active' },
      },
    });
    const { from, to } = taken.body.membership;
    expect(Date.parse(to) - Date.parse(from)).toBe(365 * DAY_MS);
    expect(await take()).toMatchObject({ status: 200, body: taken.body });
    expect(await rows()).toHaveLength(1);
    const isAudited = and(
      eq(auditEntries.objectId, shop.merchantId),
      eq(auditEntries.command, 'membership.takeBasePlan'),
    );
    expect(await app.db.$count(auditEntries, isAudited)).toBe(1);
  });

  it('answers a repeated operation with its first answer', async () => {
    const key = crypto.randomUUID();
    const first = await take(shop.owner, key);
    const again = await take(shop.owner, key);
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  });

  it('makes one membership of twenty calls at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => take()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(19).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.membership.from))).size).toBe(1);
    expect(await rows()).toHaveLength(1);
  });

  it('refuses an operator and an agent, and hides the merchant from everybody else', async () => {
    await shop.activated({ permissions: ['confirmAndPublish'] });
    for (const as of [operator, shop.agent])
      expect(await take(as)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await take(await signIn(app, newPhone()))).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['suspended', 423, 'merchant_locked'],
    ['waitingConfirm', 409, 'merchant_not_confirmed'],
    ['draft', 409, 'merchant_not_confirmed'],
  ] as const)('gives a %s merchant nothing', async (status, answer, code) => {
    await app.db.update(merchants).set({ status }).where(eq(merchants.id, shop.merchantId));
    expect(await take()).toMatchObject({ status: answer, body: { code } });
    expect(await rows()).toEqual([]);
  });

  it('begins the next period only once the last one has ended, and then at that moment', async () => {
    const start = new Date();
    const first = await takeAt(start);
    const end = new Date(first.membership.to);
    expect(await takeAt(new Date(end.getTime() - 1))).toMatchObject({ status: 200, membership: { no: 1 } });
    expect(await takeAt(end)).toMatchObject({ status: 201, membership: { no: 2, from: end.toISOString() } });
    const late = new Date(end.getTime() + 500 * DAY_MS);
    expect(await takeAt(late)).toMatchObject({ status: 201, membership: { no: 3, from: late.toISOString() } });
    expect((await rows()).map(({ no, previousNo }) => [no, previousNo])).toEqual([
      [1, null],
      [2, 1],
      [3, 2],
    ]);
  });
});

describe('GET /membershipplans', () => {
  it('has the running period and what can be taken, for the owner, who may publish, and operators', async () => {
    expect((await readAs()).body).toMatchObject({
      current: null,
      last: null,
      plans: [
        { code: 'base', periodDays: 365 },
        { code: 'gold', priceRial: 120_000_000 },
      ],
    });
    const { body } = await take();
    await shop.activated({ permissions: ['confirmAndPublish'] });
    for (const as of [shop.owner, shop.agent, operator])
      expect(await readAs(as)).toMatchObject({ status: 200, body: { current: body.membership } });
  });

  it('does not exist for other agents and strangers', async () => {
    await shop.activated({ permissions: ['quote'] });
    for (const as of [shop.agent, await signIn(app, newPhone())])
      expect(await readAs(as)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});

describe('the state of a membership', () => {
  const stateAt = async (at: number) => (await readMembershipState(app.db, shop.merchantId, new Date(at)))?.state;

  it('is none before it begins, active, a week of grace, and expired, with the first moment of each', async () => {
    await take();
    const [row] = await rows();
    const [from, to] = [row?.validFrom.getTime() ?? 0, row?.validTo.getTime() ?? 0];
    expect(await stateAt(from - 1)).toBeUndefined();
    expect([await stateAt(from), await stateAt(to - 1)]).toEqual(['active', 'active']);
    expect([await stateAt(to), await stateAt(to + 7 * DAY_MS - 1)]).toEqual(['grace', 'grace']);
    expect(await stateAt(to + 7 * DAY_MS)).toBe('expired');
  });

  it('keeps the limits that were agreed when the plan changes', async () => {
    await take();
    const limits = { publishedRequests: 5, agents: 1, products: 10 };
    const isBase = eq(membershipPlans.isBase, true);
    await app.db.update(membershipPlans).set({ isBase: false }).where(isBase);
    await app.db.insert(membershipPlans).values({ ...BASE_PLAN, version: 2, limits });
    expect((await readMembershipState(app.db, shop.merchantId, app.deps.now()))?.plan).toMatchObject({
      version: 1,
      limits: BASE_PLAN.limits,
    });
    await app.db.delete(membershipPlans).where(eq(membershipPlans.version, 2));
    expect(await seedMembershipPlans(app.db)).toBe(1);
    expect(await seedMembershipPlans(app.db)).toBe(0);
  });

  it('is read under a lock that another publishing waits for', async () => {
    await take();
    const now = app.deps.now();
    const order: string[] = [];
    const publish = (name: string) =>
      app.db.transaction(async (tx) => {
        const membership = await lockMembership(tx, shop.merchantId, now);
        order.push(`${name} locks`);
        // Time in which the other one would get through without a lock.
        for (let asked = 0; asked < 20; asked += 1) await tx.execute('select 1');
        order.push(`${name} ends`);
        return membership?.no;
      });
    expect(await Promise.all([publish('one'), publish('two')])).toEqual([1, 1]);
    const [first = ''] = order[0]?.split(' ') ?? [];
    expect(order.slice(0, 2)).toEqual([`${first} locks`, `${first} ends`]);
  });
});

describe('the engine', () => {
  const from = new Date('2026-01-01T00:00:00Z');
  const to = new Date('2027-01-01T00:00:00Z');
  const later = (days: number) => new Date(to.getTime() + days * DAY_MS);
  const follow = (more: Partial<typeof memberships.$inferInsert> = {}) =>
    buildMembership(app.db, shop.merchantId, {
      no: 2,
      validFrom: to,
      validTo: later(365),
      previousNo: 1,
      previousTo: to,
      ...more,
    });

  beforeEach(() => buildMembership(app.db, shop.merchantId, { validFrom: from, validTo: to }));

  it('takes a period that begins where the last one ends', async () => {
    await follow();
    expect(await rows()).toHaveLength(2);
  });

  it.each<[string, Partial<typeof memberships.$inferInsert>]>([
    ['that begins before the last one ends', { validFrom: later(-1) }],
    ['that says of the last one an earlier end', { validFrom: later(-1), previousTo: later(-1) }],
    ['that names no last one', { previousNo: null, previousTo: null }],
    ['that names no end of the last one', { previousTo: null, validFrom: later(-1) }],
    ['that leaves a number out', { no: 3 }],
    ['that follows another than the last one', { no: 3, previousNo: 1 }],
    ['of a number that is taken', { no: 1, previousNo: null, previousTo: null }],
    ['before the first one', { no: 0, previousNo: null, previousTo: null, validFrom: later(-1) }],
    ['that ends when it begins', { validTo: to }],
    ['of a plan that does not exist', { planVersion: 9 }],
  ])('refuses a period %s', async (_, more) => {
    await expect(follow(more)).rejects.toThrow();
    expect(await rows()).toHaveLength(1);
  });

  it('refuses a later end for a period that another one follows', async () => {
    await follow();
    const isFirst = and(eq(memberships.merchantId, shop.merchantId), eq(memberships.no, 1));
    await expect(
      app.db
        .update(memberships)
        .set({ validTo: later(10) })
        .where(isFirst),
    ).rejects.toThrow();
  });

  it('refuses a second base plan', async () => {
    await expect(app.db.insert(membershipPlans).values({ ...BASE_PLAN, version: 7 })).rejects.toThrow();
    await expect(app.db.insert(membershipPlans).values({ ...BASE_PLAN, isBase: false })).rejects.toThrow();
  });
});

describe('a plan that costs something', () => {
  it('is paid from the wallet, begins at the end of the running period, and is not paid twice', async () => {
    const base = await take();
    await fundWallet(app, shop.owner.userId, 2 * PAID_PLAN.priceRial);
    const begin = (scheduleNo: number, as = shop.owner) =>
      callAs<Payment & Problem>(app, as, 'POST /payments', {
        body: { purpose: 'plan', objectId: shop.merchantId, scheduleNo },
      });
    const { body: payment } = await begin(2);
    expect(payment).toMatchObject({ amountRial: PAID_PLAN.priceRial, state: 'open' });
    const pay = () =>
      callAs<Payment & Problem>(app, shop.owner, 'POST /payments/wallet-pay', {
        body: { paymentId: payment.id, amountRial: payment.amountRial },
      });
    const paid = await Promise.all([pay(), pay(), pay()]);
    expect(paid.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [, second, ...more] = await rows();
    expect([second?.planCode, second?.validFrom.toISOString(), more]).toEqual(['gold', base.body.membership.to, []]);
    const net = Math.trunc((PAID_PLAN.priceRial * 1_000) / 1_100);
    expect((await balanceOfName(app.db, { kind: 'revenue' })).balanceRial).toBe(net);
    expect((await balanceOfName(app.db, { kind: 'payable' })).balanceRial).toBe(PAID_PLAN.priceRial - net);
    const { current, last } = (await readAs()).body;
    expect([current?.no, last]).toEqual([1, { no: 2, to: second?.validTo.toISOString() }]);
    expect((await begin(2)).status).toBe(409);
    expect((await begin((last?.no ?? 0) + 1)).body.state).toBe('open');
    for (const other of [shop.agent, operator]) expect((await begin(3, other)).status).toBe(404);
  });

  it('lends its limits to the running period of the base plan, whose limit may be reached', async () => {
    await take();
    const now = app.deps.now();
    const limitAt = async () => (await readMembershipState(app.db, shop.merchantId, now))?.publishedLimit;
    expect(await limitAt()).toBe(BASE_PLAN.limits.publishedRequests);
    await fundWallet(app, shop.owner.userId, PAID_PLAN.priceRial);
    const { body } = await callAs<Payment>(app, shop.owner, 'POST /payments', {
      body: { purpose: 'plan', objectId: shop.merchantId, scheduleNo: 2 },
    });
    await callAs(app, shop.owner, 'POST /payments/wallet-pay', {
      body: { paymentId: body.id, amountRial: body.amountRial },
    });
    expect(await limitAt()).toBeNull();
    const locked = await app.db.transaction((tx) => lockMembership(tx, shop.merchantId, now));
    expect(locked).toMatchObject({ no: 1, publishedLimit: null });
    // The year that was paid for is not shortened.
    const [, paid] = (await rows()).toSorted((a, b) => a.no - b.no);
    expect(paid?.validFrom).toEqual(locked?.to);
    expect((await readAs()).body.current).not.toHaveProperty('publishedLimit');
  });

  it('is renewed within the week of grace, without a gap in what may be published', async () => {
    await takeAt(new Date(app.deps.now().getTime() - (BASE_PLAN.periodDays + 2) * DAY_MS));
    const stateNow = async () => (await readMembershipState(app.db, shop.merchantId, app.deps.now()))?.state;
    expect(await stateNow()).toBe('grace');
    await fundWallet(app, shop.owner.userId, PAID_PLAN.priceRial);
    const body = { purpose: 'plan', objectId: shop.merchantId, scheduleNo: 2 };
    const { body: payment } = await callAs<Payment>(app, shop.owner, 'POST /payments', { body });
    expect(await stateNow()).toBe('grace');
    const paid = { paymentId: payment.id, amountRial: payment.amountRial };
    await callAs(app, shop.owner, 'POST /payments/wallet-pay', { body: paid });
    expect(await stateNow()).toBe('active');
  });
});

describe('the end of a paid membership', () => {
  const runAt = (at: Date) => runJobOnce(membershipJobs[0], { ...app.deps, now: () => at });
  const told = () =>
    app.db
      .select()
      .from(membershipReminders)
      .where(eq(membershipReminders.merchantId, shop.merchantId))
      .orderBy(membershipReminders.days);
  const daysTold = async () => (await told()).map(({ days }) => days);
  const noticesOf = async () =>
    (await app.db.select().from(notices).where(eq(notices.personId, shop.owner.userId))).map(({ kind }) => kind);

  it('is told to the owner a week and a day before, once each, and no more once it is renewed', async () => {
    const now = app.deps.now();
    const plan = { planCode: PAID_PLAN.code, planVersion: PAID_PLAN.version, priceRial: PAID_PLAN.priceRial };
    await buildMembership(app.db, shop.merchantId, {
      ...plan,
      validFrom: new Date(now.getTime() - DAY_MS),
      validTo: new Date(now.getTime() + 30 * DAY_MS),
    });
    const daysBefore = (days: number) => new Date(now.getTime() + (30 - days) * DAY_MS);
    await runAt(new Date(daysBefore(7).getTime() - 1));
    expect(await daysTold()).toEqual([]);
    for (const at of [daysBefore(7), daysBefore(7), daysBefore(5)]) await runAt(at);
    expect([await daysTold(), await noticesOf()]).toEqual([[7], ['membershipEnding']]);
    await Promise.all([runAt(daysBefore(1)), runAt(daysBefore(1))]);
    await runAt(daysBefore(0.5));
    expect([await daysTold(), await noticesOf()]).toEqual([[1, 7], ['membershipEnding']]);
    await runAt(daysBefore(-1));
    expect(await daysTold()).toEqual([1, 7]);
  });

  it('is not told of the base plan', async () => {
    const now = app.deps.now();
    const soon = { validFrom: new Date(now.getTime() - DAY_MS), validTo: new Date(now.getTime() + 3 * DAY_MS) };
    await buildMembership(app.db, shop.merchantId, soon);
    await runAt(now);
    expect(await daysTold()).toEqual([]);
  });
});
