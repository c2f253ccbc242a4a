import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { persons } from '../../../src/server/account/person/person.table.ts';
import { pruneSignIns } from '../../../src/server/account/sign-in/prune-sign-ins.ts';
import { signInCodes, signInLimits } from '../../../src/server/account/sign-in/sign-in.table.ts';
import { askCode, challengeOf, newPhone, newVerifier, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const PATH = '/api/v1/users/login-by-otp';
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});

afterAll(() => app.close());

beforeEach(() => {
  app.sms.fault = undefined;
});

const askFrom = async (address: string, phoneNumber: string) => {
  const env = { incoming: { socket: { remoteAddress: address, remotePort: 1, remoteFamily: 'IPv4' } } };
  const body = JSON.stringify({ phoneNumber, codeChallenge: challengeOf(newVerifier()) });
  const headers = { 'content-type': 'application/json' };
  const response = await app.app.request(PATH, { method: 'POST', headers, body }, env);
  return { status: response.status, body: (await response.json()) as { code?: string } };
};

describe('POST /users/login-by-otp', () => {
  it('sends five digits to the phone and says how long they are valid', async () => {
    const { status, body, headers } = await askCode(app, '۰۹۱۲ ۱۲۳ ۴۵۶۷');
    expect({ status, body }).toEqual({
      status: 200,
      body: { expiresIn: 120, resendAfter: 60, codeLength: 5, maskedPhone: '0912***4567' },
    });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(app.sms.sent.at(-1)).toEqual({ phone: '+989121234567', code: expect.stringMatching(/^\d{5}$/) });
  });

  it('stores neither the code nor its plain hash', async () => {
    const { code } = await askCode(app, newPhone());
    const rows = JSON.stringify(await app.db.select().from(signInCodes));
    expect(rows).not.toContain(`"${code}"`);
    const limits = JSON.stringify(await app.db.select().from(signInLimits));
    expect(limits).not.toMatch(/9\d{9}/);
  });

  it.each(['0912123456', '02112345678', '0912123456x', '', '9'.repeat(500), '+1 912 123 4567'])(
    'refuses «%s» with a sentence at its field',
    async (phoneNumber) => {
      const { status, body } = await askCode(app, phoneNumber);
      expect({ status, body }).toMatchObject({
        status: 400,
        body: { code: 'validation_failed', field: 'phoneNumber' },
      });
    },
  );

  it.each(['', 'short', 'x'.repeat(44), `${'x'.repeat(42)}=`])('refuses the challenge «%s»', async (codeChallenge) => {
    const { status, body } = await app.post(PATH, { phoneNumber: newPhone(), codeChallenge });
    expect({ status, body }).toMatchObject({ status: 400, body: { field: 'codeChallenge' } });
  });

  it('refuses a challenge that was used before', async () => {
    const codeChallenge = challengeOf(newVerifier());
    await app.post(PATH, { phoneNumber: newPhone(), codeChallenge });
    const { status, body } = await app.post(PATH, { phoneNumber: newPhone(), codeChallenge });
    expect({ status, body }).toMatchObject({ status: 422, body: { code: 'challenge_used' } });
  });

  it('answers a known number as an unknown one', async () => {
    const phone = newPhone();
    await signIn(app, phone);
    app.wait(MINUTE_MS);
    const [known, unknown] = [await askCode(app, phone), await askCode(app, newPhone())];
    expect({ ...known.body, maskedPhone: '' }).toEqual({ ...unknown.body, maskedPhone: '' });
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()]);
  });

  it('sends one code a minute and seven a day to a phone for devices that it does not know', async () => {
    const phone = newPhone();
    await askCode(app, phone);
    const soon = await askCode(app, phone);
    expect(soon).toMatchObject({ status: 429, body: { code: 'code_sent_recently' } });
    expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(55);
    for (let sent = 1; sent < 7; sent += 1) {
      app.wait(MINUTE_MS);
      expect((await askCode(app, phone)).status).toBe(200);
    }
    app.wait(MINUTE_MS);
    const full = await askCode(app, phone);
    expect(full).toMatchObject({ status: 429, body: { code: 'code_limit_of_new_devices' } });
    expect(Number(full.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
    app.wait(DAY_MS);
    expect((await askCode(app, phone)).status).toBe(200);
  });

  it('sends one code where 50 are asked for at once', async () => {
    const phone = newPhone();
    const before = app.sms.sent.length;
    const answers = await Promise.all(Array.from({ length: 50 }, () => askCode(app, phone)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(49);
    expect(app.sms.sent.length - before).toBe(1);
  });

  it('sends a hundred codes an hour for one address, to whichever phones', async () => {
    const answers = [];
    for (let asked = 0; asked < 102; asked += 1) answers.push(await askFrom('192.0.2.7', newPhone()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
    expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 'code_limit_of_network' } });
    expect((await askFrom('192.0.2.8', newPhone())).status).toBe(200);
  });

  it('says that a message was not sent, and lets the user ask again at once', async () => {
    const phone = newPhone();
    app.sms.fault = new Error('kavenegar answered 418');
    const failed = await askCode(app, phone);
    expect(failed).toMatchObject({ status: 503, body: { code: 'sms_not_sent' } });
    expect(JSON.stringify(failed.body)).not.toContain('418');
    app.sms.fault = undefined;
    expect((await askCode(app, phone)).status).toBe(200);
  });

  it('makes no account', async () => {
    const phone = newPhone();
    await askCode(app, phone);
    expect(
      await app.db
        .select()
        .from(persons)
        .where(eq(persons.phone, `+98${phone.slice(1)}`)),
    ).toEqual([]);
  });

  it('forgets codes and limits of earlier days', async () => {
    await askCode(app, newPhone());
    await pruneSignIns(app.db, new Date(app.deps.now().getTime() + 3 * DAY_MS));
    expect(await app.db.select().from(signInCodes)).toEqual([]);
    expect(await app.db.select().from(signInLimits)).toEqual([]);
  });
});
