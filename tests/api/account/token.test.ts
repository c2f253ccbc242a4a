import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLIENT_ID } from '../../../src/contract/account/token.ts';
import { maskMobile } from '../../../src/core/people/phone.ts';
import { persons } from '../../../src/server/account/person/person.table.ts';
import { sessions } from '../../../src/server/account/session/session.table.ts';
import { signInCodes } from '../../../src/server/account/sign-in/sign-in.table.ts';
import {
  askCode,
  challengeOf,
  claimsOf,
  connect,
  exchange,
  newPhone,
  newVerifier,
  refresh,
  signIn,
} from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const MINUTE_MS = 60_000;
const DAY_SECONDS = 24 * 60 * 60;

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});

afterAll(() => app.close());

const wrong = (code: string): string => String((Number(code) + 1) % 100_000).padStart(5, '0');
const personsOf = (phone: string) =>
  app.db
    .select()
    .from(persons)
    .where(eq(persons.phone, `+98${phone.slice(1)}`));

describe('POST /connect/token with a code', () => {
  it('answers tokens and keeps the refresh token in a cookie that scripts cannot read', async () => {
    const { code, verifier } = await askCode(app, newPhone());
    const { status, body, headers } = await exchange(app, code, verifier);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        access_token: expect.any(String),
        token_type: 'Bearer',
        expires_in: 600,
        id_token: expect.any(String),
      },
    });
    expect(headers.get('cache-control')).toBe('no-store');
    const [kept] = headers.getSetCookie().filter((cookie) => cookie.startsWith('rasteh-session='));
    expect(kept).toMatch(/Path=\/connect; HttpOnly; SameSite=Strict/);
    const { sub, exp, name } = claimsOf(body.id_token);
    expect(sub).toEqual(expect.stringMatching(/^[0-9a-f-]{36}$/));
    expect(name).toBe(maskMobile(app.sms.sent.at(-1)?.phone ?? ''));
    expect(Number(exp) - Date.now() / 1000).toBeGreaterThan(29 * DAY_SECONDS);
  });

  it('ends the session whose cookie it replaces', async () => {
    const { cookie } = await signIn(app, newPhone());
    const { code, verifier } = await askCode(app, newPhone());
    const form = { grant_type: 'authorization_code', client_id: CLIENT_ID, code, code_verifier: verifier };
    const next = await connect(app, '/connect/token', form, { cookie: `rasteh-session=${cookie}` });
    expect(next.status).toBe(200);
    expect((await refresh(app, cookie)).status).toBe(400);
    expect((await refresh(app, next.cookie ?? '')).status).toBe(200);
  });

  it('also answers under /api/v1, with a cookie of that path', async () => {
    const { code, verifier } = await askCode(app, newPhone());
    const form = { grant_type: 'authorization_code', client_id: CLIENT_ID, code, code_verifier: verifier };
    const { status, headers } = await connect(app, '/api/v1/connect/token', form);
    expect(status).toBe(200);
    expect(headers.get('set-cookie')).toContain('Path=/api/v1/connect;');
  });

  it('takes every spelling of a phone for one account', async () => {
    const spellings = [
      '09361234567',
      '+989361234567',
      '00989361234567',
      '۰۹۳۶ ۱۲۳ ۴۵۶۷',
      '٠٩٣٦-١٢٣-٤٥٦٧',
      '9361234567',
    ];
    spellings.push('98 936 123 45 67', '0936\u200c123\u200c4567', '(0936) 123.4567', '\u202a+98 936 123 4567\u202c');
    const users = new Set<string>();
    for (const spelling of spellings) {
      users.add((await signIn(app, spelling)).userId);
      app.wait(4 * 60 * MINUTE_MS);
    }
    expect(users.size).toBe(1);
    expect(await personsOf('09361234567')).toHaveLength(1);
  });

  it('counts wrong guesses, says how many are left, and then refuses the right code too', async () => {
    const { code, verifier } = await askCode(app, newPhone());
    for (const left of [4, 3, 2, 1, 0]) {
      const { status, body } = await exchange(app, wrong(code), verifier);
      expect({ status, body }).toMatchObject({ status: 400, body: { error: 'invalid_grant', remaining_tries: left } });
    }
    expect(await exchange(app, code, verifier)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('evaluates five of 50 guesses that come at once', async () => {
    const { code, verifier } = await askCode(app, newPhone());
    const answers = await Promise.all(Array.from({ length: 50 }, () => exchange(app, wrong(code), verifier)));
    expect(answers.filter(({ body }) => 'remaining_tries' in body)).toHaveLength(5);
    const [row] = await app.db
      .select()
      .from(signInCodes)
      .where(eq(signInCodes.challenge, challengeOf(verifier)));
    expect(row?.tries).toBe(5);
    expect((await exchange(app, code, verifier)).status).toBe(400);
  });

  it('evaluates five guesses for each of the codes that a day has, and never more', async () => {
    const phone = newPhone();
    let evaluated = 0;
    for (let asked = 0; asked < 12; asked += 1) {
      const { code, verifier } = await askCode(app, phone);
      for (let guess = 0; guess < 7; guess += 1)
        if ('remaining_tries' in (await exchange(app, wrong(code), verifier)).body) evaluated += 1;
      app.wait(MINUTE_MS);
    }
    expect(evaluated).toBe(7 * 5);
  });

  it('says why a code is refused', async () => {
    const why = async (code: string, verifier: string) =>
      String((await exchange(app, code, verifier)).body.error_description);
    const spent = await askCode(app, newPhone());
    expect(await why(wrong(spent.code), spent.verifier)).toContain('درست نیست');
    for (let guess = 0; guess < 4; guess += 1) await exchange(app, wrong(spent.code), spent.verifier);
    expect(await why(spent.code, spent.verifier)).toContain('پنج بار');
    const used = await askCode(app, newPhone());
    await exchange(app, used.code, used.verifier);
    expect(await why(used.code, used.verifier)).toContain('پیش‌تر به کار رفته');
    const late = await askCode(app, newPhone());
    app.wait(2 * MINUTE_MS);
    expect(await why(late.code, late.verifier)).toContain('زمان این کد گذشته');
    expect(await why(late.code, newVerifier())).toContain('کد درست نیست یا زمان آن گذشته');
  });

  it('gives one session for 50 redemptions of one code at once, which the others end', async () => {
    const { code, verifier } = await askCode(app, newPhone());
    const answers = await Promise.all(Array.from({ length: 50 }, () => exchange(app, code, verifier)));
    const [winner, ...more] = answers.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    expect((await refresh(app, winner?.cookie ?? '')).status).toBe(400);
  });

  it('ends the session when its code is used again, but not for another browser', async () => {
    const { code, verifier } = await askCode(app, newPhone());
    const { cookie = '' } = await exchange(app, code, verifier);
    await exchange(app, code, newVerifier());
    await exchange(app, wrong(code), verifier);
    expect((await refresh(app, cookie)).status).toBe(200);
    await exchange(app, code, verifier);
    expect((await refresh(app, cookie)).status).toBe(400);
  });

  it('refuses the code of another phone or another request', async () => {
    const [mine, other] = [await askCode(app, newPhone()), await askCode(app, newPhone())];
    if (mine.code !== other.code) expect((await exchange(app, other.code, mine.verifier)).status).toBe(400);
    expect((await exchange(app, mine.code, newVerifier())).status).toBe(400);
    expect((await exchange(app, mine.code, challengeOf(mine.verifier))).status).toBe(400);
  });

  it('refuses a code after two minutes', async () => {
    const { code, verifier } = await askCode(app, newPhone());
    app.wait(2 * MINUTE_MS);
    expect((await exchange(app, code, verifier)).body).toMatchObject({ error: 'invalid_grant' });
  });

  it('lets no suspended person in', async () => {
    const phone = newPhone();
    await signIn(app, phone);
    await app.db
      .update(persons)
      .set({ suspendedAt: new Date() })
      .where(eq(persons.phone, `+98${phone.slice(1)}`));
    app.wait(MINUTE_MS);
    const { code, verifier } = await askCode(app, phone);
    expect((await exchange(app, code, verifier)).body).toMatchObject({
      error: 'invalid_grant',
      error_description: expect.stringContaining('بسته شده'),
    });
  });

  it('keeps twenty sessions of a person', async () => {
    const phone = newPhone();
    const { userId, cookie } = await signIn(app, phone);
    const now = app.deps.now();
    const fields = {
      personId: userId,
      rotatedAt: new Date(now.getTime() + 1),
      createdAt: now,
      expiresAt: new Date(now.getTime() + MINUTE_MS * 99),
    };
    const ids = Array.from({ length: 19 }, () => ({ id: crypto.randomUUID(), ...fields }));
    await app.db.insert(sessions).values(ids);
    expect((await refresh(app, cookie)).status).toBe(200);
    app.wait(MINUTE_MS);
    await signIn(app, phone);
    expect((await refresh(app, cookie)).status).toBe(400);
  });
});

describe('POST /connect/token refuses', () => {
  const verifier = newVerifier();
  const full = { grant_type: 'authorization_code', client_id: CLIENT_ID, code: '12345', code_verifier: verifier };
  const without = (name: keyof typeof full) => Object.fromEntries(Object.entries(full).filter(([key]) => key !== name));

  it.each<[string, Record<string, string> | string, number, string]>([
    ['no parameters', {}, 401, 'invalid_client'],
    ['no grant type', without('grant_type'), 400, 'invalid_request'],
    ['no client', without('client_id'), 401, 'invalid_client'],
    ['no code', without('code'), 400, 'invalid_request'],
    ['no verifier', without('code_verifier'), 400, 'invalid_request'],
    ['an empty code', { ...full, code: '' }, 400, 'invalid_request'],
    ['an empty verifier', { ...full, code_verifier: '' }, 400, 'invalid_request'],
    ['a short verifier', { ...full, code_verifier: 'x'.repeat(42) }, 400, 'invalid_request'],
    ['a long verifier', { ...full, code_verifier: 'x'.repeat(129) }, 400, 'invalid_request'],
    ['a verifier of other characters', { ...full, code_verifier: `${'x'.repeat(42)}+` }, 400, 'invalid_request'],
    ['another client', { ...full, client_id: 'other' }, 401, 'invalid_client'],
    ['the password grant', { ...full, grant_type: 'password' }, 400, 'unsupported_grant_type'],
    ['the implicit grant', { ...full, grant_type: 'token' }, 400, 'unsupported_grant_type'],
    ['client credentials', { ...full, grant_type: 'client_credentials' }, 400, 'unsupported_grant_type'],
    ['another case of the grant', { ...full, grant_type: 'Authorization_Code' }, 400, 'unsupported_grant_type'],
    ['a redirect', { ...full, redirect_uri: 'https://other.example' }, 400, 'invalid_grant'],
    ['a code of letters', { ...full, code: 'abcde' }, 400, 'invalid_grant'],
    ['a code of four digits', { ...full, code: '1234' }, 400, 'invalid_grant'],
    ['a long code', { ...full, code: '1'.repeat(10_000) }, 400, 'invalid_grant'],
    ['a plain challenge method', { ...full, code_verifier: challengeOf(verifier) }, 400, 'invalid_grant'],
    ['a code of nobody', full, 400, 'invalid_grant'],
    ['many names', Array.from({ length: 60_000 }, (_, index) => `a${index}=`).join('&'), 400, 'invalid_request'],
    ['a grant twice', `${new URLSearchParams(full)}&grant_type=authorization_code`, 400, 'invalid_request'],
    ['a code twice', `${new URLSearchParams(full)}&code=12345`, 400, 'invalid_request'],
    ['a client twice', `${new URLSearchParams(full)}&client_id=other`, 400, 'invalid_request'],
    ['a refresh without a cookie', { grant_type: 'refresh_token', client_id: CLIENT_ID }, 400, 'invalid_grant'],
    [
      'a refresh token in the form',
      { grant_type: 'refresh_token', client_id: CLIENT_ID, refresh_token: 'x' },
      400,
      'invalid_grant',
    ],
  ])('%s', async (_name, form, status, error) => {
    const answer = await connect(app, '/connect/token', form);
    expect(answer).toMatchObject({ status, body: { error, error_description: expect.stringMatching(/[؀-ۿ]/) } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('a JSON body, a body of no type, and parameters in the address', async () => {
    const json = { 'content-type': 'application/json' };
    for (const init of [{ headers: json, body: JSON.stringify(full) }, { body: new Blob([]) }, {}]) {
      const response = await app.app.request(`/connect/token?${new URLSearchParams(full)}`, {
        method: 'POST',
        ...init,
      });
      expect(await response.json()).toMatchObject({ error: 'invalid_request' });
    }
  });

  it('a client that authenticates with a header', async () => {
    const headers = { authorization: `Basic ${btoa(`${CLIENT_ID}:secret`)}` };
    expect(await connect(app, '/connect/token', full, headers)).toMatchObject({
      status: 401,
      body: { error: 'invalid_client' },
    });
  });

  it('a page of another site', async () => {
    const headers = { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' };
    expect((await connect(app, '/connect/token', full, headers)).status).toBe(403);
  });

  it('nothing for parameters that it does not know', async () => {
    const asked = await askCode(app, newPhone());
    expect((await exchange(app, asked.code, asked.verifier, { scope: 'openid', state: 'x' })).status).toBe(200);
  });
});
