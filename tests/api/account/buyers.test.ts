import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Buyer } from '../../../src/contract/account/buyer.ts';
import type { Problem } from '../../../src/contract/problem.ts';
import { buyers } from '../../../src/server/account/buyer/buyer.table.ts';
import { auditEntries } from '../../../src/server/platform/command/audit-entry.table.ts';
import { callAs } from '../../setup/call-as.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const BUYER = { firstName: 'مریم', lastName: 'رستمی', nationalCode: '0013542419' };

let app: TestApp;
let me: SignedIn;

beforeAll(async () => {
  app = await openTestApp();
});

beforeEach(async () => {
  me = await signIn(app, newPhone());
});

afterAll(() => app.close());

const register = (body: object, as = me) => callAs<Buyer & Problem>(app, as, 'POST /buyers', { body });

describe('POST /buyers', () => {
  it('registers the caller, and is the same buyer later, as it is then written', async () => {
    const first = await register({ ...BUYER, nationalCode: '۰۰۱-۳۵۴۲۴۱-۹', companyName: ' ' });
    expect(first).toMatchObject({ status: 201, body: { ...BUYER, companyName: null, economicCode: null, version: 1 } });
    expect(await register(BUYER)).toMatchObject({ status: 201, body: first.body });
    const { body } = await register({ ...BUYER, companyName: 'صنایع آذر', economicCode: '۴۱۱۱۱۱۱۱۱۱۱۱' });
    expect(body).toMatchObject({
      id: first.body.id,
      version: 2,
      companyName: 'صنایع آذر',
      economicCode: '411111111111',
    });
    expect(await app.db.$count(auditEntries, eq(auditEntries.objectId, body.id))).toBe(2);
  });

  it('is one buyer of many registrations at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(BUYER)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await app.db.$count(buyers, eq(buyers.personId, me.userId))).toBe(1);
  });

  it('is another buyer for another person, whomever the body names', async () => {
    const other = await signIn(app, newPhone());
    const { body } = await register(BUYER, other);
    const mine = await register({ ...BUYER, id: body.id, personId: other.userId, version: 9, createdAt: '2000-01-01' });
    expect(mine.body.id).not.toBe(body.id);
    const [row] = await app.db.select().from(buyers).where(eq(buyers.id, mine.body.id));
    expect(row).toMatchObject({ personId: me.userId, version: 1 });
    expect(row?.createdAt.getFullYear()).toBeGreaterThan(2020);
  });

  it.each([
    ['firstName', { firstName: ' ' }],
    ['lastName', { lastName: undefined }],
    ['lastName', { lastName: 'ن'.repeat(81) }],
    ['nationalCode', { nationalCode: '0013542418' }],
    ['companyName', { companyName: 'ن'.repeat(81) }],
    ['economicCode', { economicCode: '4111' }],
  ])('refuses a wrong %s', async (field, more) => {
    expect(await register({ ...BUYER, ...more })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', field, details: [{ message: expect.stringMatching(/[؀-ۿ]/) }] },
    });
  });

  it('is not for who is not signed in', async () => {
    expect((await app.post('/api/v1/buyers', BUYER)).status).toBe(401);
  });
});
