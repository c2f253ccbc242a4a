import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CustomerCard } from '../../../src/contract/account/customer.ts';
import type { Profile } from '../../../src/contract/account/profile.ts';
import type { Problem } from '../../../src/contract/problem.ts';
import { persons } from '../../../src/server/account/person/person.table.ts';
import { setRole } from '../../../src/server/cli/role/set-role.ts';
import { merchantAgents } from '../../../src/server/merchants/agent.table.ts';
import { merchants } from '../../../src/server/merchants/merchant.table.ts';
import { seedPlaces } from '../../../src/server/places/seed-places.ts';
import { auditEntries } from '../../../src/server/platform/command/audit-entry.table.ts';
import { buildAgents } from '../../factories/merchant-agents.ts';
import { buildMerchant } from '../../factories/merchants.ts';
import { callAs } from '../../setup/call-as.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const PERSIAN = /[؀-ۿ]/;
const DAY_MS = 86_400_000;
const PERSON = { kind: 'person', firstName: 'مریم', lastName: 'رستمی', nationalCode: '۰۰۱۳۵۴۲۴۱۹' };
const COMPANY = {
  kind: 'company',
  companyName: 'فولاد مبارکه',
  nationalId: '10380284790',
  economicCode: '411111111111',
};

let app: TestApp;
let me: SignedIn;
let phone: string;

beforeAll(async () => {
  app = await openTestApp();
  await seedPlaces(app.db);
});

/** Each test is of a person who has just signed in. */
beforeEach(async () => {
  phone = newPhone();
  me = await signIn(app, phone);
});

afterAll(() => app.close());

const register = (body: object, as = me) =>
  callAs<Profile & Problem>(app, as, 'POST /customers/personcustomer', { body });
const lookUp = (query: string, as: SignedIn) => callAs<CustomerCard & Problem>(app, as, `GET /customers?${query}`);
const auditsOf = (id: string) => app.db.$count(auditEntries, eq(auditEntries.objectId, id));

describe('POST /customers/personcustomer', () => {
  it('makes a person a customer, once', async () => {
    const { status, body } = await register(PERSON);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        id: me.userId,
        firstName: 'مریم',
        nationalCode: '0013542419',
        version: 2,
        customerSince: expect.any(String),
      },
    });
    app.wait(1_000);
    expect((await register(PERSON)).body).toEqual(body);
    expect(await auditsOf(me.userId)).toBe(1);
  });

  it('makes a company a customer, and keeps what the profile already says', async () => {
    const profile = { ...PERSON, ...COMPANY, email: 'a@example.com', firstName: 'زهرا' };
    await callAs(app, me, 'PUT /customers/profile', { body: profile, version: 1 });
    const { kind, companyName } = COMPANY;
    expect((await register({ kind, companyName })).body).toMatchObject({
      ...COMPANY,
      firstName: 'زهرا',
      email: 'a@example.com',
      version: 3,
    });
  });

  it('is one registration however often it is sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(COMPANY)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.version}`))).toEqual(new Set(['200 2']));
    expect(await auditsOf(me.userId)).toBe(1);
  });

  it('does not change a customer: that is the profile', async () => {
    await register(PERSON);
    expect(await register(COMPANY)).toMatchObject({ status: 409, body: { code: 'already_customer' } });
    expect((await register(PERSON)).body).toMatchObject({ kind: 'person', version: 2 });
  });

  it.each([
    ['firstName', { ...PERSON, firstName: undefined }],
    ['lastName', { ...PERSON, lastName: ' ' }],
    ['nationalCode', { ...PERSON, nationalCode: '0013542418' }],
    ['companyName', { ...COMPANY, companyName: '' }],
    ['nationalId', { ...COMPANY, nationalId: undefined }],
    ['nationalId', { ...COMPANY, nationalId: '10380284791' }],
    ['economicCode', { ...COMPANY, economicCode: '4111' }],
    ['kind', { ...PERSON, kind: 'robot' }],
  ])('refuses a wrong or missing %s', async (field, body) => {
    expect(await register(body)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', field, details: [{ field, message: expect.stringMatching(PERSIAN) }] },
    });
    const [row] = await app.db.select().from(persons).where(eq(persons.id, me.userId));
    expect(row).toMatchObject({ version: 1, customerSince: null });
  });

  it('lets a customer keep in the profile what it was registered with', async () => {
    await register(COMPANY);
    const profile = { ...PERSON, ...COMPANY, email: null, nationalId: '' };
    expect(await callAs(app, me, 'PUT /customers/profile', { body: profile, version: 2 })).toMatchObject({
      status: 400,
      body: { field: 'nationalId' },
    });
  });

  it('takes no phone, role, version or time from the caller', async () => {
    const sent = { phone: '09120000009', roles: ['operator'], version: 50, customerSince: '2000-01-01T00:00:00Z' };
    const { body } = await register({ ...PERSON, ...sent, id: crypto.randomUUID(), suspendedAt: '2000-01-01' });
    expect(body).toMatchObject({ id: me.userId, phone, roles: [], version: 2 });
    expect(body.customerSince?.slice(0, 4)).not.toBe('2000');
  });
});

describe('GET /customers', () => {
  let trader: SignedIn;
  let merchantId: string;

  beforeEach(async () => {
    trader = await signIn(app, newPhone());
    merchantId = await buildMerchant(app.db, `بازرگانی ${trader.userId}`, { ownerPersonId: trader.userId });
    await register(PERSON);
  });

  it('finds by the exact phone or id, and masks what it finds', async () => {
    const card = {
      id: me.userId,
      kind: 'person',
      name: 'مریم ر.',
      maskedPhone: `${phone.slice(0, 4)}***${phone.slice(-4)}`,
    };
    for (const query of [`phone=${phone}`, `phone=%2B98${phone.slice(1)}`, `id=${me.userId}`]) {
      const { status, headers, body } = await lookUp(query, trader);
      expect({ status, body }).toEqual({ status: 200, body: card });
      expect(headers.get('cache-control')).toBe('private, no-store');
    }
  });

  it('names a company as it is registered', async () => {
    const company = await signIn(app, newPhone());
    await register({ ...PERSON, ...COMPANY }, company);
    expect((await lookUp(`id=${company.userId}`, trader)).body.name).toBe('فولاد مبارکه');
  });

  it('answers alike for who is unknown, has not registered or is suspended', async () => {
    const plain = newPhone();
    const { userId } = await signIn(app, plain);
    const suspended = await signIn(app, newPhone());
    await register(PERSON, suspended);
    await app.db.update(persons).set({ suspendedAt: new Date() }).where(eq(persons.id, suspended.userId));
    const queries = [`phone=${newPhone()}`, `phone=${plain}`, `id=${userId}`, `id=${suspended.userId}`];
    const answers = await Promise.all(queries.map((query) => lookUp(query, trader)));
    for (const { status, body } of answers) {
      expect(status).toBe(404);
      expect({ ...body, traceId: '' }).toEqual({ ...answers[0]?.body, traceId: '' });
    }
  });

  it.each(['', 'phone=0912', 'phone=09120000001&id=01940000-0000-7000-8000-000000000001', 'id=x', 'q=مریم'])(
    'asks for exactly one number or id: «%s»',
    async (query) => {
      expect(await lookUp(query, trader)).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
    },
  );

  it('is for operators and for who owns a confirmed merchant', async () => {
    const operatorPhone = newPhone();
    const operator = await signIn(app, operatorPhone);
    const query = `id=${me.userId}`;
    expect((await lookUp(query, operator)).status).toBe(403);
    await setRole(app.db, { phone: `+98${operatorPhone.slice(1)}`, role: 'operator', isGiven: true });
    expect((await lookUp(query, operator)).status).toBe(200);
    await app.db.update(merchants).set({ status: 'waitingConfirm' }).where(eq(merchants.id, merchantId));
    expect((await lookUp(query, trader)).status).toBe(403);
    expect((await lookUp(query, me)).status).toBe(403);
  });

  it('is for active agents of a confirmed merchant until their last day', async () => {
    const agent = await signIn(app, newPhone());
    const validTo = new Date(app.deps.now().getTime() + DAY_MS).toISOString().slice(0, 10);
    const [agentId = ''] = await buildAgents(app.db, merchantId, 1, {
      personId: agent.userId,
      validTo,
      permissions: [],
    });
    const statusOf = async () => (await lookUp(`id=${me.userId}`, agent)).status;
    const isAgent = eq(merchantAgents.id, agentId);
    expect(await statusOf()).toBe(403);
    await app.db.update(merchantAgents).set({ state: 'active' }).where(isAgent);
    expect(await statusOf()).toBe(200);
    await app.db.update(merchants).set({ status: 'suspended' }).where(eq(merchants.id, merchantId));
    expect(await statusOf()).toBe(403);
    await app.db.update(merchants).set({ status: 'confirmed' }).where(eq(merchants.id, merchantId));
    await app.db.update(merchantAgents).set({ validTo: '2026-01-01' }).where(isAgent);
    expect(await statusOf()).toBe(403);
  });

  it('is bounded for each caller', async () => {
    const statuses: number[] = [];
    for (let asked = 0; asked < 70; asked += 1) statuses.push((await lookUp(`phone=${newPhone()}`, trader)).status);
    expect(new Set(statuses)).toEqual(new Set([404, 429]));
    const other = await signIn(app, newPhone());
    await buildMerchant(app.db, `بازرگانی ${other.userId}`, { ownerPersonId: other.userId });
    expect((await lookUp(`phone=${phone}`, other)).status).toBe(200);
  });
});
