import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { persons } from '../../../src/server/account/person/person.table.ts';
import { keepDemoPeople } from '../../../src/server/cli/demo-people.ts';
import { setRole } from '../../../src/server/cli/role/set-role.ts';
import { askCode, exchange, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const OPERATOR = '09120000009';
const rolesOf = async (phone: string) =>
  (await app.db.select().from(persons).where(eq(persons.phone, phone)))[0]?.roles;

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});

afterAll(() => app.close());

describe('the people of the demo', () => {
  it('are there once while codes go to the log, two of them operators', async () => {
    for (let start = 0; start < 2; start += 1) await keepDemoPeople(app.db, { SMS_PROVIDER: 'log' });
    expect(await app.db.$count(persons)).toBe(9);
    for (const digit of ['8', '9']) expect(await rolesOf(`+98912000000${digit}`)).toEqual(['operator']);
    expect(await rolesOf('+989120000001')).toEqual([]);
  });

  it('are locked out where codes are sent to phones, with their open sessions, and come back', async () => {
    const { headers } = await signIn(app, OPERATOR);
    const statusOf = async () => (await app.app.request('/api/v1/customers/profile', { headers })).status;
    expect(await statusOf()).toBe(200);
    await keepDemoPeople(app.db, { SMS_PROVIDER: 'kavenegar' });
    expect(await statusOf()).toBe(401);
    app.wait(60_000);
    const { code, verifier } = await askCode(app, OPERATOR);
    expect((await exchange(app, code, verifier)).status).toBe(400);
    await keepDemoPeople(app.db, { SMS_PROVIDER: 'log' });
    expect(await statusOf()).toBe(200);
  });

  it('do not take over the account of a number that is in use', async () => {
    const other = await openTestApp();
    const { userId } = await signIn(other, OPERATOR);
    await keepDemoPeople(other.db, { SMS_PROVIDER: 'log' });
    const [person] = await other.db.select().from(persons).where(eq(persons.phone, '+989120000009'));
    expect(person).toMatchObject({ id: userId, roles: [] });
    await keepDemoPeople(other.db, { SMS_PROVIDER: 'kavenegar' });
    const [kept] = await other.db.select().from(persons).where(eq(persons.id, userId));
    expect(kept?.suspendedAt).toBeNull();
    await other.close();
  });
});

describe('a role', () => {
  it('is given to who has signed in, once, and taken away', async () => {
    const phone = '+989351112233';
    const change = { phone, role: 'operator' } as const;
    expect(await setRole(app.db, { ...change, isGiven: true })).toBe(false);
    await signIn(app, phone);
    for (let time = 0; time < 2; time += 1) expect(await setRole(app.db, { ...change, isGiven: true })).toBe(true);
    expect(await rolesOf(phone)).toEqual(['operator']);
    await setRole(app.db, { ...change, isGiven: false });
    expect(await rolesOf(phone)).toEqual([]);
  });
});
