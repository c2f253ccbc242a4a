import { randomUUID } from 'node:crypto';
import { and, count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Redirection } from '../../../src/contract/payments/payment.ts';
import { checkLedger } from '../../../src/server/ledger/check-ledger.ts';
import { ledgerTransfers } from '../../../src/server/ledger/ledger-transfer.table.ts';
import { paymentAttempts } from '../../../src/server/payments/attempts/payment-attempt.table.ts';
import { payments } from '../../../src/server/payments/payment.table.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { openZarinpal } from '../../setup/zarinpal-service.ts';
import { paymentCalls } from './payment-world.ts';

const AMOUNT = 2_500_000;
const MINUTE_MS = 60_000;

describe.each(['sandbox', 'zarinpal'])('a charge by %s', (code) => {
  let app: TestApp;
  let bank: Awaited<ReturnType<typeof openZarinpal>> | undefined;
  let calls: ReturnType<typeof paymentCalls>;
  let payer: SignedIn;

  beforeAll(async () => {
    bank = code === 'zarinpal' ? await openZarinpal() : undefined;
    app = await openTestApp({ env: bank?.env ?? {} });
    calls = paymentCalls(app, bank);
  });
  beforeEach(async () => {
    payer = await signIn(app, newPhone());
  });
  afterAll(async () => {
    await app.close();
    await bank?.close();
  });

  /** How often the money of a payment was booked. */
  const booked = async (attemptId: string) =>
    app.db.$count(ledgerTransfers, and(eq(ledgerTransfers.refKind, 'attempt'), eq(ledgerTransfers.refId, attemptId)));

  it('leads to the bank and back, and the money is in the wallet', async () => {
    const begun = await calls.charge(payer, AMOUNT);
    expect(begun).toMatchObject({ status: 201, body: { redirectUrl: expect.stringMatching(/^http/) } });
    const { attemptId, paymentId } = begun.body;
    expect(await calls.result(attemptId)).toMatchObject({ state: 'open' });
    await calls.decide(attemptId);
    const back = await calls.comeBack(attemptId, '?Authority=x&Status=OK');
    expect([back.status, back.headers.get('location')]).toEqual([303, `/payment/${attemptId}`]);
    expect(await calls.result(attemptId)).toEqual({ state: 'paid', paymentId, pollAfterMs: null });
    expect(await calls.read(payer, paymentId)).toMatchObject({ state: 'paid', paidBy: code, pollAfterMs: null });
    expect(await calls.credit(payer)).toBe(AMOUNT);
  });

  it('is credited once, however often the browser comes back, and again after a day', async () => {
    const { body } = await calls.charge(payer, AMOUNT);
    await calls.decide(body.attemptId);
    const methods = ['GET', 'POST'];
    await Promise.all(
      Array.from({ length: 50 }, (_, at) => calls.comeBack(body.attemptId, '?Status=OK', methods[at % 2])),
    );
    expect([await calls.credit(payer), await booked(body.attemptId)]).toEqual([AMOUNT, 1]);
    app.wait(24 * 60 * MINUTE_MS);
    await calls.comeBack(body.attemptId, '?Status=OK');
    await calls.runJob();
    expect(await booked(body.attemptId)).toBe(1);
  });

  it('believes the bank, and not what the browser says', async () => {
    const left = await calls.charge(payer, AMOUNT);
    await calls.decide(left.body.attemptId, false);
    await calls.comeBack(left.body.attemptId, '?Status=OK&amount=99999999999');
    expect(await calls.result(left.body.attemptId)).toMatchObject({ state: 'failed' });
    expect(await calls.credit(payer)).toBe(0);
    const paid = await calls.charge(payer, AMOUNT);
    await calls.decide(paid.body.attemptId);
    await calls.comeBack(paid.body.attemptId, '?Status=NOK');
    expect(await calls.credit(payer)).toBe(AMOUNT);
  });

  it('finds out about a payer who never comes back', async () => {
    const { body } = await calls.charge(payer, AMOUNT);
    await calls.decide(body.attemptId);
    await calls.runJob();
    expect(await calls.credit(payer)).toBe(0);
    app.wait(4 * MINUTE_MS);
    await calls.runJob();
    expect(await calls.credit(payer)).toBe(AMOUNT);
  });

  it('ends when the bank takes no money any more', async () => {
    const { body } = await calls.charge(payer, AMOUNT);
    app.wait(4 * MINUTE_MS);
    await calls.runJob();
    expect(await calls.result(body.attemptId)).toMatchObject({ state: 'open' });
    app.wait(45 * MINUTE_MS);
    await calls.runJob();
    expect(await calls.result(body.attemptId)).toMatchObject({ state: 'failed' });
  });

  it('begun twice, or sent again, is one payment with one attempt', async () => {
    const [id, key] = [randomUUID(), randomUUID()];
    const answers = await Promise.all(Array.from({ length: 20 }, () => calls.charge(payer, AMOUNT, { id, key })));
    const again = await calls.charge(payer, AMOUNT, { id });
    const ok = [...answers, again].filter(({ status }) => status < 300);
    for (const { status } of answers) expect([200, 201, 409, 503]).toContain(status);
    expect(new Set(ok.map(({ body }) => body.attemptId)).size).toBe(1);
    expect(await app.db.$count(payments, eq(payments.payerPersonId, payer.userId))).toBe(1);
    const [rows] = await app.db
      .select({ count: count() })
      .from(paymentAttempts)
      .where(eq(paymentAttempts.paymentId, id));
    expect(rows?.count).toBe(1);
    expect(await calls.charge(payer, AMOUNT + 1, { id })).toMatchObject({ status: 409, body: { code: 'id_taken' } });
    expect(await calls.charge(payer, AMOUNT + 1, { id, key })).toMatchObject({ status: 422 });
  });

  it('begun in two windows at once is one, and the other is told', async () => {
    const begun = await Promise.all([calls.charge(payer, AMOUNT), calls.charge(payer, AMOUNT)]);
    expect(begun.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it('does not begin beside another that may still be paid', async () => {
    const { body } = await calls.charge(payer, AMOUNT);
    expect(await calls.charge(payer, AMOUNT)).toMatchObject({
      status: 409,
      body: { code: 'charge_open', current: { paymentId: body.paymentId } },
    });
  });

  it('cancelled at the bank waits for its word; late money is the payer’s, and said so', async () => {
    const { body } = await calls.charge(payer, AMOUNT);
    const cancelled = await calls.call(payer, `POST /payments/${body.paymentId}/cancel`, {});
    expect(cancelled).toMatchObject({ status: 202, body: { state: 'cancelling' } });
    await calls.decide(body.attemptId);
    await calls.comeBack(body.attemptId);
    expect(await calls.read(payer, body.paymentId)).toMatchObject({ state: 'cancelled' });
    expect(await calls.credit(payer)).toBe(AMOUNT);
    const { body: notices } = await calls.call<{ items: { kind: string }[] }>(payer, 'GET /notices');
    expect(notices.items.map(({ kind }) => kind)).toEqual(['paymentLate']);
  });

  it('cancelled and not paid is cancelled', async () => {
    const { body } = await calls.charge(payer, AMOUNT);
    await calls.call(payer, `POST /payments/${body.paymentId}/cancel`, {});
    await calls.decide(body.attemptId, false);
    await calls.comeBack(body.attemptId);
    expect(await calls.read(payer, body.paymentId)).toMatchObject({ state: 'cancelled' });
    expect(await calls.credit(payer)).toBe(0);
  });

  it('retried asks the bank about the last attempt first', async () => {
    const { body } = await calls.charge(payer, AMOUNT);
    const retry = () =>
      calls.call<Redirection>(payer, 'POST /onlinepayments/retry-request', {
        paymentId: body.paymentId,
        gatewayCode: calls.gatewayCode,
      });
    expect(await retry()).toMatchObject({ status: 201, body: { attemptId: body.attemptId } });
    await calls.decide(body.attemptId, false);
    const second = await retry();
    expect(second.status).toBe(201);
    expect(second.body.attemptId).not.toBe(body.attemptId);
    await calls.decide(second.body.attemptId);
    expect(await retry()).toMatchObject({ status: 409, body: { code: 'payment_state', current: { state: 'paid' } } });
    expect(await calls.credit(payer)).toBe(AMOUNT);
  });

  it('of an amount that no gateway takes, or of no whole rial, is refused by its field', async () => {
    for (const amountRial of [-1, 0, 99_999, 1.5, 1e30, '۱۰۰۰۰۰۰', null])
      expect(await calls.charge(payer, amountRial as number)).toMatchObject({
        status: 400,
        body: { field: 'amountRial' },
      });
    expect(await calls.charge(payer, 1_000_000_001)).toMatchObject({
      status: 422,
      body: { code: 'above_max', current: { splitIn: 2 } },
    });
    const unknown = { id: randomUUID(), amountRial: AMOUNT, gatewayCode: 'melli' };
    expect(await calls.call(payer, 'POST /wallettransactions/charge', unknown)).toMatchObject({
      status: 422,
      body: { code: 'gateway_unknown', field: 'gatewayCode' },
    });
    expect(await app.db.$count(payments, eq(payments.payerPersonId, payer.userId))).toBe(0);
  });

  it('is its payer’s alone', async () => {
    const { body } = await calls.charge(payer, AMOUNT);
    const other = await signIn(app, newPhone());
    const { paymentId } = body;
    const tried = [
      calls.call(other, `GET /onlinepayments/by-paymentid?paymentId=${paymentId}`),
      calls.call(other, `POST /payments/${paymentId}/cancel`, {}),
      calls.call(other, 'POST /payments/wallet-pay', { paymentId, amountRial: AMOUNT }),
      calls.call(other, 'POST /onlinepayments/request', { paymentId, gatewayCode: calls.gatewayCode }),
      calls.call(other, 'POST /onlinepayments/retry-request', { paymentId, gatewayCode: calls.gatewayCode }),
    ];
    for (const answer of await Promise.all(tried)) expect(answer.status).toBe(404);
  });

  it('leaves the ledger whole', async () => {
    expect((await checkLedger(app.db)).faults).toEqual([]);
  });
});
