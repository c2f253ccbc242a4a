import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Profile, ProfileBody } from '../../../src/contract/account/profile.ts';
import type { Problem } from '../../../src/contract/problem.ts';
import { claimsOf, newPhone, refresh, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const PATH = '/api/v1/customers/profile';

const body: ProfileBody = {
  kind: 'person',
  firstName: 'مریم',
  lastName: 'رستمی',
  nationalCode: '0013542419',
  email: 'maryam@example.com',
  companyName: null,
  nationalId: null,
  economicCode: null,
};

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});

afterAll(() => app.close());

async function read(as: SignedIn) {
  const response = await app.app.request(PATH, { headers: as.headers });
  return { headers: response.headers, body: (await response.json()) as Profile };
}

async function edit(as: SignedIn, version: number | undefined, changes: object = {}) {
  const response = await app.app.request(PATH, {
    method: 'PUT',
    headers: {
      ...as.headers,
      'content-type': 'application/json',
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    },
    body: JSON.stringify({ ...body, ...changes }),
  });
  return { status: response.status, body: (await response.json()) as Profile & Problem };
}

describe('customers/profile', () => {
  it('is empty after the first sign-in, but for the phone', async () => {
    const phone = newPhone();
    const me = await signIn(app, phone);
    const { headers, body: found } = await read(me);
    expect(found).toMatchObject({ id: me.userId, version: 1, phone, kind: 'person', firstName: null, roles: [] });
    expect(headers.get('etag')).toBe('"1"');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('keeps what its person writes, and the next tokens carry the name', async () => {
    const me = await signIn(app, newPhone());
    expect(await edit(me, 1)).toMatchObject({ status: 200, body: { ...body, version: 2 } });
    expect((await read(me)).body).toMatchObject({ ...body, version: 2 });
    expect(claimsOf((await refresh(app, me.cookie)).body.id_token).name).toBe('مریم رستمی');
  });

  it('folds digits, and takes empty texts for nothing', async () => {
    const me = await signIn(app, newPhone());
    const changes = { nationalCode: '۰۰۱-۳۵۴۲۴۱-۹', firstName: ' ', email: '', economicCode: '' };
    expect((await edit(me, 1, changes)).body).toMatchObject({
      nationalCode: '0013542419',
      firstName: null,
      email: null,
      economicCode: null,
    });
  });

  it('takes a company with its name and numbers', async () => {
    const me = await signIn(app, newPhone());
    const company = {
      kind: 'company',
      companyName: 'فولاد مبارکه',
      nationalId: '10380284790',
      economicCode: '411111111111',
    };
    expect(await edit(me, 1, company)).toMatchObject({ status: 200, body: company });
  });

  it.each([
    ['nationalCode', '0013542418'],
    ['nationalCode', '1111111111'],
    ['nationalCode', '13542419'],
    ['nationalId', '10380284791'],
    ['nationalId', '1038028479'],
    ['economicCode', '4111'],
    ['email', 'x@'],
    ['kind', 'robot'],
    ['firstName', 'ن'.repeat(81)],
  ])('refuses a wrong %s: «%s»', async (field, value) => {
    const me = await signIn(app, newPhone());
    expect(await edit(me, 1, { [field]: value })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', field, details: [{ message: expect.stringMatching(/[؀-ۿ]/) }] },
    });
    expect((await read(me)).body.version).toBe(1);
  });

  it('names every wrong field at once', async () => {
    const me = await signIn(app, newPhone());
    const wrong = { kind: 'company', nationalCode: '1', nationalId: '2', economicCode: '3' };
    const fields = (await edit(me, 1, wrong)).body.details?.map(({ field }) => field);
    expect(fields).toEqual(['nationalCode', 'nationalId', 'economicCode', 'companyName']);
  });

  it('refuses an edit of an older version, and accepts the same one again', async () => {
    const me = await signIn(app, newPhone());
    await edit(me, 1);
    expect((await edit(me, 1, { firstName: 'زهرا' })).status).toBe(412);
    expect(await edit(me, 1)).toMatchObject({ status: 200, body: { version: 2 } });
    expect((await edit(me, undefined)).status).toBe(428);
  });

  it('changes neither the phone nor the roles', async () => {
    const phone = newPhone();
    const me = await signIn(app, phone);
    const sent = { phone: '09120000009', roles: ['operator'], suspendedAt: null, id: crypto.randomUUID(), version: 50 };
    await edit(me, 1, sent);
    expect((await read(me)).body).toMatchObject({ id: me.userId, phone, roles: [], version: 2 });
  });

  it('is not for who is not signed in', async () => {
    expect((await app.get(PATH)).status).toBe(401);
  });
});
