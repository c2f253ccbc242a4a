import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setRole } from '../../../src/server/cli/role/set-role.ts';
import { merchantAgents } from '../../../src/server/merchants/agent.table.ts';
import { merchants } from '../../../src/server/merchants/merchant.table.ts';
import { seedPlaces } from '../../../src/server/places/seed-places.ts';
import { auditEntries } from '../../../src/server/platform/command/audit-entry.table.ts';
import { buildAgents } from '../../factories/merchant-agents.ts';
import { buildMerchant, dayFromNow } from '../../factories/merchants.ts';
import { newPhone, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { openMerchant } from './agent-calls.ts';

const PERSIAN = /[؀-ۿ]/;

let app: TestApp;
let shop: Awaited<ReturnType<typeof openMerchant>>;

beforeAll(async () => {
  app = await openTestApp();
  await seedPlaces(app.db);
});

beforeEach(async () => {
  shop = await openMerchant(app);
});

afterAll(() => app.close());

const countOf = (merchantId: string) => app.db.$count(merchantAgents, eq(merchantAgents.merchantId, merchantId));

describe('POST /customers/profile/merchant-agents', () => {
  it('answers alike whether the phone has an account or not', async () => {
    const withAccount = await shop.invite();
    const phone = newPhone();
    const without = await shop.invite({ phone });
    expect(withAccount).toMatchObject({
      status: 201,
      body: { phone: shop.agentPhone, name: null, state: 'invited', version: 1, allowedActions: ['edit', 'end'] },
    });
    const { id: _, createdAt: __, updatedAt: ___, ...told } = withAccount.body;
    expect(without).toMatchObject({ status: 201, body: { ...told, phone } });
  });

  it('shows the invitation to who has the phone, also when they sign in only later', async () => {
    const phone = newPhone();
    const { id } = (await shop.invite({ phone })).body;
    const late = await signIn(app, phone);
    const { items } = (await shop.listOf(late)).body;
    expect(items).toMatchObject([
      { id, merchant: { id: shop.merchantId }, role: 'کارشناس فروش', allowedActions: ['accept', 'decline'] },
    ]);
    expect((await shop.listOf(shop.agent)).body.items).toEqual([]);
  });

  it('is one invitation of many of the same phone at once, in any spelling', async () => {
    const spellings = [shop.agentPhone, `+98${shop.agentPhone.slice(1)}`, `0098 ${shop.agentPhone.slice(1)}`];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => shop.invite({ phone: spellings[n % spellings.length] })),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id} ${body.version}`)).size).toBe(1);
    expect(await countOf(shop.merchantId)).toBe(1);
    expect(await app.db.$count(auditEntries, eq(auditEntries.objectId, answers[0]?.body.id ?? ''))).toBe(1);
  });

  it('refuses other terms for a phone that is invited or active', async () => {
    const invited = await shop.invited();
    const again = () => shop.invite({ role: 'مدیر' });
    expect(await again()).toMatchObject({ status: 409, body: { code: 'already_invited' } });
    await shop.change(shop.agent, invited, { state: 'active' });
    expect((await again()).status).toBe(409);
    expect(await shop.invite()).toMatchObject({ status: 201, body: { id: invited.id, state: 'active' } });
  });

  it('has room for twenty, also of many sent at once', async () => {
    await buildAgents(app.db, shop.merchantId, 17);
    await buildAgents(app.db, shop.merchantId, 3, { state: 'ended' });
    await buildAgents(app.db, shop.merchantId, 3, { validTo: dayFromNow(-1) });
    const answers = await Promise.all(Array.from({ length: 9 }, () => shop.invite({ phone: newPhone() })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 422, 422, 422, 422, 422, 422]);
    expect(await shop.invite()).toMatchObject({
      status: 422,
      body: { code: 'too_many_agents', message: expect.stringMatching(PERSIAN) },
    });
    await shop.end(shop.owner, answers.find(({ status }) => status === 201)?.body as never);
    expect((await shop.invite()).status).toBe(201);
  });

  it('keeps a hundred of those that are past, the latest', async () => {
    const [oldest = ''] = await buildAgents(app.db, shop.merchantId, 1, { state: 'ended', updatedAt: new Date(0) });
    await buildAgents(app.db, shop.merchantId, 60, { state: 'declined' });
    await buildAgents(app.db, shop.merchantId, 40, { validTo: dayFromNow(-1) });
    await shop.invited();
    expect(await countOf(shop.merchantId)).toBe(101);
    expect(await app.db.$count(merchantAgents, eq(merchantAgents.id, oldest))).toBe(0);
  });

  it('is for the owner of a confirmed merchant; another’s merchant answers like an absent one', async () => {
    const theirs = await shop.invite({}, shop.agent);
    const none = await shop.invite({ merchantId: randomUUID() }, shop.agent);
    expect(theirs.status).toBe(404);
    expect({ ...theirs.body, traceId: '' }).toEqual({ ...none.body, traceId: '' });
    const nobodys = await buildMerchant(app.db, `بازرگانی ${randomUUID()}`);
    expect((await shop.invite({ merchantId: nobodys })).status).toBe(404);
    for (const status of ['draft', 'waitingConfirm', 'rejected', 'suspended'] as const) {
      await app.db.update(merchants).set({ status }).where(eq(merchants.id, shop.merchantId));
      expect(await shop.invite()).toMatchObject({ status: 409, body: { code: 'merchant_not_confirmed' } });
    }
  });

  it('refuses the owner’s own phone, and an end that is past', async () => {
    const phone = newPhone();
    const owner = await signIn(app, phone);
    await app.db.update(merchants).set({ ownerPersonId: owner.userId }).where(eq(merchants.id, shop.merchantId));
    expect(await shop.invite({ phone }, owner)).toMatchObject({
      status: 422,
      body: { code: 'own_phone', field: 'phone' },
    });
    expect(await shop.invite({ validTo: dayFromNow(-1) }, owner)).toMatchObject({
      status: 422,
      body: { code: 'valid_to_past', field: 'validTo' },
    });
    expect((await shop.invite({ validTo: dayFromNow(0) }, owner)).status).toBe(201);
  });

  it.each([
    ['merchantId', { merchantId: 'x' }],
    ['phone', { phone: '02188776655' }],
    ['role', { role: ' ' }],
    ['role', { role: 'ن'.repeat(61) }],
    ['permissions', { permissions: ['quote', 'quote'] }],
    ['permissions.0', { permissions: ['everything'] }],
    ['permissions', { permissions: undefined }],
    ['validTo', { validTo: '1405/09/02' }],
    ['validTo', { validTo: undefined }],
  ])('refuses a wrong %s', async (field, more) => {
    expect(await shop.invite(more)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', details: [{ field, message: expect.stringMatching(PERSIAN) }] },
    });
  });

  it('takes no person, state, version or time from the caller', async () => {
    const sent = {
      personId: shop.agent.userId,
      state: 'active',
      version: 9,
      createdAt: '2000-01-01',
      id: randomUUID(),
    };
    const { id } = await shop.invited(sent);
    const [row] = await app.db.select().from(merchantAgents).where(eq(merchantAgents.id, id));
    expect(row).toMatchObject({ personId: null, state: 'invited', version: 1 });
    expect(row?.createdAt.getFullYear()).toBeGreaterThan(2020);
  });
});

describe('GET /customers/profile/merchant-agents', () => {
  it('pages through the agents of a merchant for its owner, and for operators', async () => {
    const ids = (await buildAgents(app.db, shop.merchantId, 3)).toReversed();
    const query = `merchantId=${shop.merchantId}`;
    const { headers, body: first } = await shop.listOf(shop.owner, `${query}&size=2`);
    expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(headers.get('cache-control')).toBe('private, no-store');
    const second = await shop.listOf(shop.owner, `${query}&cursor=${first.nextCursor}`);
    expect(second.body).toMatchObject({ items: [{ id: ids[2] }], nextCursor: null });
    const phone = newPhone();
    const operator = await signIn(app, phone);
    await setRole(app.db, { phone: `+98${phone.slice(1)}`, role: 'operator', isGiven: true });
    const seen = (await shop.listOf(operator, query)).body;
    expect(seen.items.map(({ allowedActions }) => allowedActions)).toEqual([[], [], []]);
    expect((await shop.listOf(operator, `merchantId=${randomUUID()}`)).status).toBe(404);
  });

  it('shows another’s merchant like an absent one, also to its agents', async () => {
    await shop.activated();
    const theirs = await shop.listOf(shop.agent, `merchantId=${shop.merchantId}`);
    const none = await shop.listOf(shop.agent, `merchantId=${randomUUID()}`);
    expect(theirs.status).toBe(404);
    expect({ ...theirs.body, traceId: '' }).toEqual({ ...none.body, traceId: '' });
    expect((await shop.listOf(shop.agent)).body.items).toHaveLength(1);
  });

  it('tells the owner the agent’s name only once the invitation is accepted', async () => {
    const profile = { kind: 'person', firstName: 'نگار', lastName: 'فرهمند' };
    await app.app.request('/api/v1/customers/personcustomer', {
      method: 'POST',
      headers: { ...shop.agent.headers, 'content-type': 'application/json' },
      body: JSON.stringify(profile),
    });
    const invited = await shop.invited();
    const nameOf = async () => (await shop.listOf(shop.owner, `merchantId=${shop.merchantId}`)).body.items[0]?.name;
    expect(await nameOf()).toBeNull();
    await shop.change(shop.agent, invited, { state: 'active' });
    expect(await nameOf()).toBe('نگار فرهمند');
  });
});

describe('one row for each phone', () => {
  it('is invited again after it was declined, ended or has expired, and has to accept again', async () => {
    const declined = (await shop.change(shop.agent, await shop.invited(), { state: 'declined' })).body;
    expect(declined).toMatchObject({ state: 'declined', allowedActions: [] });
    const second = await shop.activated({ role: 'مدیر' });
    expect(second).toMatchObject({ id: declined.id, state: 'active', role: 'مدیر' });
    await shop.end(shop.owner, second);
    const third = await shop.invited();
    expect(third).toMatchObject({ id: declined.id, state: 'invited', name: null });
    await app.db.update(merchantAgents).set({ validTo: '2026-01-01' }).where(eq(merchantAgents.id, third.id));
    expect(await shop.invited()).toMatchObject({ id: declined.id, state: 'invited', validTo: null });
    const isInvited = and(eq(merchantAgents.id, declined.id), eq(merchantAgents.state, 'invited'));
    const [row] = await app.db.select().from(merchantAgents).where(isInvited);
    expect(row?.personId).toBeNull();
  });
});
