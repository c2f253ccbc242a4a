import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { damaged } from '../../setup/damaged.ts';
import { askCode, challengeOf, exchange, newPhone, newVerifier, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const PATH = '/api/v1/users/login-by-otp';
const MINUTE_MS = 60_000;

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});

afterAll(() => app.close());

const wrong = (code: string): string => String((Number(code) + 1) % 100_000).padStart(5, '0');

/** Asks for codes of a phone as long as there are any, and guesses each with the stranger's own challenge. */
async function attack(phone: string): Promise<number> {
  for (let asked = 0; ; asked += 1) {
    app.wait(MINUTE_MS);
    const { status, code, verifier } = await askCode(app, phone);
    if (status !== 200) return asked;
    for (let guess = 0; guess < 6; guess += 1) await exchange(app, wrong(code), verifier);
  }
}

/** A browser: it keeps the cookies of the calls below `path`. */
async function askAs(phone: string, cookies = '', address = '192.0.2.1') {
  const verifier = newVerifier();
  const env = { incoming: { socket: { remoteAddress: address, remotePort: 1, remoteFamily: 'IPv4' } } };
  const response = await app.app.request(
    PATH,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookies },
      body: JSON.stringify({ phoneNumber: phone, codeChallenge: challengeOf(verifier) }),
    },
    env,
  );
  const body = (await response.json()) as { code?: string; message?: string };
  return { status: response.status, body, verifier, code: app.sms.sent.at(-1)?.code ?? '' };
}

/** The cookies that a sign-in leaves for the next one. */
async function signInAt(phone: string, cookies = ''): Promise<string> {
  const { code, verifier } = await askAs(phone, cookies);
  const { status, headers } = await exchange(app, code, verifier, {}, cookies);
  expect(status).toBe(200);
  const kept = headers.getSetCookie().filter((cookie) => cookie.includes('Path=/api/v1/users'));
  expect(kept).toHaveLength(1);
  expect(kept[0]).toMatch(/HttpOnly; SameSite=Strict/);
  return kept.map((cookie) => cookie.split(';')[0]).join('; ');
}

describe('a stranger who asks for codes of a phone and guesses', () => {
  it('does not make the right code of its owner wrong', async () => {
    const phone = newPhone();
    for (let asked = 0; asked < 5; asked += 1) {
      const other = await askCode(app, phone);
      for (let guess = 0; guess < 6; guess += 1) await exchange(app, wrong(other.code), other.verifier);
      app.wait(MINUTE_MS);
    }
    const { code, verifier } = await askCode(app, phone);
    app.wait(MINUTE_MS);
    const other = await askCode(app, phone);
    for (let guess = 0; guess < 6; guess += 1) await exchange(app, wrong(other.code), other.verifier);
    expect((await exchange(app, code, verifier)).status).toBe(200);
  });

  it('leaves three codes a day for a device that has signed in with the phone', async () => {
    const phone = newPhone();
    const cookies = await signInAt(phone);
    expect(await attack(phone)).toBe(6);
    for (let left = 3; left > 0; left -= 1) {
      const { status, code, verifier } = await askAs(phone, cookies);
      expect(status).toBe(200);
      expect((await exchange(app, code, verifier)).status).toBe(200);
      app.wait(MINUTE_MS);
    }
    expect(await askAs(phone, cookies)).toMatchObject({ status: 429, body: { code: 'code_limit_reached' } });
  });

  it('is told what is the case, and the same for a phone without an account', async () => {
    const [known, unknown] = [newPhone(), newPhone()];
    await signIn(app, known);
    await attack(known);
    await attack(unknown);
    const refusal = { status: 429, body: { code: 'code_limit_of_new_devices', message: expect.any(String) } };
    const [first, second] = [await askAs(known), await askAs(unknown)];
    expect(first).toMatchObject(refusal);
    expect(second.body).toMatchObject({ ...first.body, traceId: expect.any(String) });
  });

  it('has no use of a proof for another phone, or of one that was made up', async () => {
    const [mine, phone] = [newPhone(), newPhone()];
    const cookies = await signInAt(mine);
    await attack(phone);
    const [name = '', proof = ''] = cookies.split('=');
    for (const cookie of ['', cookies, `${name}=x`, `${name}=${damaged(proof)}`, `${name}=${'~'.repeat(3_000)}`])
      expect((await askAs(phone, cookie)).status).toBe(429);
  });
});

describe('a device', () => {
  it('is known by the phones that signed in on it last', async () => {
    const phones = [newPhone(), newPhone(), newPhone(), newPhone()];
    let cookies = '';
    for (const phone of phones) cookies = await signInAt(phone, cookies);
    const statuses = [];
    for (const phone of phones) {
      await attack(phone);
      statuses.push((await askAs(phone, cookies)).status);
    }
    expect(statuses).toEqual([429, 200, 200, 200]);
  });

  it('that is known gets its code where others have used up what the network may ask', async () => {
    const phone = newPhone();
    const cookies = await signInAt(phone);
    let last = await askAs(newPhone());
    for (let asked = 0; asked < 101 && last.status === 200; asked += 1) last = await askAs(newPhone());
    expect(last).toMatchObject({ status: 429, body: { code: 'code_limit_of_network' } });
    app.wait(MINUTE_MS);
    expect((await askAs(phone, cookies)).status).toBe(200);
  });
});
