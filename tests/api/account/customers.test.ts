import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Profile } from '../../../src/contract/account/profile.ts';
import type { Problem } from '../../../src/contract/problem.ts';
import { persons } from '../../../src/server/account/person/person.table.ts';
import { auditEntries } from '../../../src/server/platform/command/audit-entry.table.ts';
import { callAs } from '../../setup/call-as.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const PERSIAN = /[؀-ۿ]/;
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
});

/** Each test is of a person who has just signed in. */
beforeEach(async () => {
  phone = newPhone();
  me = await signIn(app, phone);
});

afterAll(() => app.close());

const register = (body: object, as = me) =>
  callAs<Profile & Problem>(app, as, 'POST /customers/personcustomer', { body });
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
