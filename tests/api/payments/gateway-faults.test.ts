import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../../../src/server/ledger/check-ledger.ts';
import { askBank } from '../../../src/server/payments/attempts/ask-bank.ts';
import { paymentAttempts } from '../../../src/server/payments/attempts/payment-attempt.table.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { MERCHANT_ID, openZarinpal } from '../../setup/zarinpal-service.ts';
import { paymentCalls } from './payment-world.ts';

const AMOUNT = 2_500_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let bank: Awaited<ReturnType<typeof openZarinpal>>;
let app: TestApp;
let calls: ReturnType<typeof paymentCalls>;
let payer: SignedIn;

beforeAll(async () => {
  bank = await openZarinpal();
  app = await openTestApp({ env: bank.env });
  calls = paymentCalls(app, bank);
});
beforeEach(async () => {
  payer = await signIn(app, newPhone());
  for (const call of ['request', 'verify', 'inquiry', 'unVerified']) {
    bank.fail(call);
    bank.say(call);
  }
});
afterAll(async () => {
  await app.close();
  await bank.close();
});

/** Paid at the bank, and the browser on its way back. */
async function paid() {
  const { body } = await calls.charge(payer, AMOUNT);
  await calls.decide(body.attemptId);
  return body;
}

describe('what is sent to the bank', () => {
  it('is in rial, under the name of the merchant, and with the amount of the attempt', async () => {
    bank.bodies.length = 0;
    const { attemptId } = await paid();
    await calls.comeBack(attemptId, '?Status=OK&Amount=1');
    const [request, verify] = bank.bodies;
    const { authority } = await calls.attemptOf(attemptId);
    expect(request).toEqual({
      call: 'request',
      body: {
        merchant_id: MERCHANT_ID,
        amount: AMOUNT,
        currency: 'IRR',
        callback_url: `http://localhost:3000/api/v1/onlinepayments/callback/${attemptId}`,
        description: 'شارژ کیف پول',
        metadata: { order_id: attemptId, mobile: expect.stringMatching(/^09\d{9}$/) },
      },
    });
    expect(verify).toEqual({
      call: 'verify',
      body: { merchant_id: MERCHANT_ID, amount: AMOUNT, currency: 'IRR', authority },
    });
  });
});

describe('a bank that does not begin', () => {
  it.each(['error', 'garbage', 'cut'] as const)('(%s) is said so, and the next attempt begins', async (fault) => {
    bank.fail('request', fault);
    expect(await calls.charge(payer, AMOUNT)).toMatchObject({ status: 503, body: { code: 'bank_unavailable' } });
    expect((await calls.charge(payer, AMOUNT)).status).toBe(201);
  });

  it.each([-9, -10, -11, -12, -15, -16, -17, -18, -19, -40, -41])('with code %i is said so', async (code) => {
    bank.say('request', code);
    const refused = await calls.charge(payer, AMOUNT);
    expect(refused).toMatchObject({ status: 503, body: { code: 'bank_unavailable' } });
    expect(refused.body.message).not.toMatch(/\d|[۰-۹]/);
  });
});

describe('a payment that is given up while the bank is asked for its page', () => {
  it('ends when the bank does not begin it', async () => {
    const { body } = await calls.charge(payer, AMOUNT);
    await app.db
      .update(paymentAttempts)
      .set({ state: 'requesting', authority: null })
      .where(eq(paymentAttempts.id, body.attemptId));
    expect((await calls.call(payer, `POST /payments/${body.paymentId}/cancel`, {})).status).toBe(202);
    app.wait(3 * MINUTE_MS);
    await calls.runJob();
    expect(await calls.read(payer, body.paymentId)).toMatchObject({ state: 'cancelled' });
    expect((await calls.charge(payer, AMOUNT)).status).toBe(201);
  });
});

describe('a bank that says nothing for a week', () => {
  it('stands in nobody’s way any more, and its list still brings the money', async () => {
    const { attemptId } = await paid();
    bank.fail('verify', 'error');
    bank.fail('inquiry', 'error', 'error');
    await calls.comeBack(attemptId);
    app.wait(8 * 24 * HOUR_MS);
    await calls.runJob();
    expect((await calls.attemptOf(attemptId)).state).toBe('failed');
    await calls.runJob(1);
    await calls.runJob(0);
    expect((await calls.attemptOf(attemptId)).state).toBe('verified');
  });
});

describe('a bank that does not say what became of the money', () => {
  it.each(['error', 'garbage', 'cut', 'lostAnswer'] as const)(
    '(%s) is asked again until it does, and the money is booked once',
    async (fault) => {
      const { attemptId, paymentId } = await paid();
      bank.fail('verify', fault, fault);
      await calls.comeBack(attemptId);
      expect(await calls.result(attemptId)).toMatchObject({ state: 'asking', pollAfterMs: expect.any(Number) });
      expect(await calls.credit(payer)).toBe(0);
      for (let round = 0; round < 3; round += 1) {
        app.wait(MINUTE_MS);
        await calls.runJob();
      }
      expect(await calls.result(attemptId)).toEqual({ state: 'paid', paymentId, pollAfterMs: null });
      expect(await calls.credit(payer)).toBe(AMOUNT);
    },
  );

  it.each([-52, -60, -61, -62, -63, -12, 7])('with code %i has not said anything', async (code) => {
    const { attemptId } = await paid();
    bank.say('verify', code);
    await calls.comeBack(attemptId);
    expect(await calls.result(attemptId)).toMatchObject({ state: 'asking' });
    app.wait(MINUTE_MS);
    await calls.runJob();
    expect(await calls.credit(payer)).toBe(AMOUNT);
  });

  it.each([-50, -51, -53, -54, -55])('with code %i has no money', async (code) => {
    const { attemptId } = await paid();
    bank.say('verify', code);
    await calls.comeBack(attemptId);
    expect(await calls.result(attemptId)).toMatchObject({ state: 'failed' });
    expect(await calls.credit(payer)).toBe(0);
  });

  it('counts as paid with 101, as with 100', async () => {
    const { attemptId } = await paid();
    const { authority } = await calls.attemptOf(attemptId);
    const known = bank.attempts.get(authority ?? '');
    if (known) known.status = 'VERIFIED';
    await calls.comeBack(attemptId);
    expect(await calls.credit(payer)).toBe(AMOUNT);
  });

  it('is asked hourly at last, and its word counts a day later', async () => {
    const { attemptId } = await paid();
    bank.fail('verify', 'error');
    bank.fail('inquiry', ...Array.from({ length: 40 }, () => 'error' as const));
    await calls.comeBack(attemptId);
    for (let hour = 0; hour < 24; hour += 1) {
      app.wait(HOUR_MS);
      await calls.runJob();
    }
    const { nextAskAt } = await calls.attemptOf(attemptId);
    expect((nextAskAt?.getTime() ?? 0) - app.deps.now().getTime()).toBeLessThanOrEqual(HOUR_MS);
    bank.fail('inquiry');
    app.wait(HOUR_MS);
    await calls.runJob();
    expect((await calls.attemptOf(attemptId)).state).toBe('verified');
  });

  it('is found out about by its own list, though the attempt counted as failed', async () => {
    const { attemptId } = await paid();
    bank.say('verify', -51);
    await calls.comeBack(attemptId);
    expect(await calls.result(attemptId)).toMatchObject({ state: 'failed' });
    await calls.runJob(1);
    await calls.runJob(0);
    expect(await calls.result(attemptId)).toMatchObject({ state: 'paid' });
    expect(await calls.credit(payer)).toBe(AMOUNT);
  });

  it('after a server that ended between the answer and the commit is asked again, and the money is booked once', async () => {
    const { attemptId } = await paid();
    /** Whatever is begun ends before it is committed. */
    const dying = new Proxy(app.db, {
      get: (db, name) =>
        name === 'transaction' ? () => Promise.reject(new Error('the server has ended')) : Reflect.get(db, name),
    });
    for (let kill = 0; kill < 3; kill += 1) {
      await expect(askBank({ ...app.deps, db: dying }, attemptId, true)).rejects.toThrow('the server has ended');
      expect((await calls.attemptOf(attemptId)).state).toBe('verifying');
      expect(await calls.credit(payer)).toBe(0);
      app.wait(3 * MINUTE_MS);
    }
    const { authority } = await calls.attemptOf(attemptId);
    expect(bank.attempts.get(authority ?? '')?.status).toBe('VERIFIED');
    await calls.runJob();
    expect(await calls.credit(payer)).toBe(AMOUNT);
  });

  it('after a server that ended between the claim and the commit is asked by the next one', async () => {
    const { attemptId } = await paid();
    await app.db
      .update(paymentAttempts)
      .set({ state: 'verifying', claimId: crypto.randomUUID(), claimedAt: app.deps.now() })
      .where(eq(paymentAttempts.id, attemptId));
    await calls.runJob();
    expect(await calls.credit(payer)).toBe(0);
    app.wait(3 * MINUTE_MS);
    await calls.runJob();
    expect(await calls.credit(payer)).toBe(AMOUNT);
  });
});

describe('a server whose clock was a day ahead', () => {
  it.each(['claimed', 'postponed'] as const)('has %s an attempt: the bank is asked by the right time', async (left) => {
    const { attemptId } = await paid();
    app.wait(24 * HOUR_MS);
    if (left === 'postponed') bank.fail('verify', 'error');
    const dying = new Proxy(app.db, {
      get: (db, name) =>
        name === 'transaction' ? () => Promise.reject(new Error('the server has ended')) : Reflect.get(db, name),
    });
    const asked = askBank({ ...app.deps, ...(left === 'claimed' && { db: dying }) }, attemptId, true);
    await asked.catch((error: Error) => expect(error.message).toBe('the server has ended'));
    expect((await calls.attemptOf(attemptId)).state).toBe(left === 'claimed' ? 'verifying' : 'unknown');
    app.wait(-24 * HOUR_MS);
    await calls.runJob();
    expect(await calls.credit(payer)).toBe(AMOUNT);
  });
});

describe('the ledger', () => {
  it('is whole after all of it', async () => {
    expect((await checkLedger(app.db)).faults).toEqual([]);
  });
});
