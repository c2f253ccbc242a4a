import { randomUUID } from 'node:crypto';
import { desc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Payment } from '../../../src/contract/payments/payment.ts';
import { checkLedger } from '../../../src/server/ledger/check-ledger.ts';
import { auditEntries } from '../../../src/server/platform/command/audit-entry.table.ts';
import { REFUSALS_MAX } from '../../../src/server/platform/command/audit-refusals.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import type { TestApp } from '../../setup/test-app.ts';
import { type fulfilmentCalls, openFulfilmentWorld } from '../trade/fulfilment-world.ts';
import type { TradeWorld } from '../trade/trade-world.ts';
import { paymentCalls } from './payment-world.ts';

const AMOUNT = 2_500_000;
/** Of an amount: another one, the unit, the sign, no whole number, a text, too much, none. */
const WRONG: readonly [string, (amount: number) => unknown][] = [
  ['one rial less', (amount) => amount - 1],
  ['toman for rial', (amount) => amount / 10],
  ['rial for toman', (amount) => amount * 10],
  ['negative', (amount) => -amount],
  ['nothing', () => 0],
  ['a float', (amount) => amount + 0.5],
  ['Persian digits', () => '۲۵۰۰۰۰۰'],
  ['a text', (amount) => String(amount)],
  ['beyond numbers', () => 1e30],
  ['none', () => null],
];

let app: TestApp;
let world: TradeWorld;
let trade: ReturnType<typeof fulfilmentCalls>;
let calls: ReturnType<typeof paymentCalls>;
let payment: Payment;
/** What the buyer has before, and after whatever is tried. */
let credit: number;

beforeAll(async () => {
  ({ app, world, calls: trade } = await openFulfilmentWorld());
  calls = paymentCalls(app);
  const { id, totals } = await trade.published();
  await trade.fund(world.buyer, totals?.payableRial ?? 0);
  const body = { purpose: 'trade', objectId: id, scheduleNo: 1 };
  payment = (await calls.call<Payment>(world.buyer, 'POST /payments', body)).body;
  credit = await calls.credit(world.buyer);
});
afterAll(() => app.close());

const refusals = () => app.db.$count(auditEntries, like(auditEntries.objectType, 'refusal:%'));
const lastRefusal = async (objectId: string) => {
  const [row] = await app.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.objectId, objectId))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return row;
};

let before: number;
beforeEach(async () => {
  before = await refusals();
});

/** Nothing was credited, the payment is as it was, and one row tells of it. */
async function expectUntouched(by: SignedIn, details: object) {
  expect(await refusals()).toBe(before + 1);
  expect(await lastRefusal(by.userId)).toMatchObject({
    actor: expect.stringContaining(by.userId),
    command: 'platform.recordRefusal',
    details,
  });
  expect(await calls.credit(world.buyer)).toBe(credit);
  expect(await calls.read(world.buyer, payment.id)).toEqual(payment);
}

describe('what is tried with money', () => {
  it.each(WRONG)('by an amount (%s) credits nothing and leaves a row', async (_name, wrong) => {
    const body = { paymentId: payment.id, amountRial: wrong(payment.amountRial) };
    const { status } = await calls.call(world.buyer, 'POST /payments/wallet-pay', body);
    expect([400, 409]).toContain(status);
    const field = { field: 'amountRial', call: 'POST /api/v1/payments/wallet-pay' };
    await expectUntouched(world.buyer, field);
  });

  it.each(WRONG.slice(3))('by the amount of a charge (%s) credits nothing and leaves a row', async (_name, wrong) => {
    const { status } = await calls.charge(world.buyer, wrong(AMOUNT) as number);
    expect(status).toBe(400);
    await expectUntouched(world.buyer, { field: 'amountRial', code: 'validation_failed' });
  });

  it.each([
    [
      'another’s payment',
      'POST /payments/wallet-pay',
      () => ({ paymentId: payment.id, amountRial: payment.amountRial }),
    ],
    [
      'another’s payment at a bank',
      'POST /onlinepayments/request',
      () => ({ paymentId: payment.id, gatewayCode: 'sandbox' }),
    ],
    [
      'another’s payment tried again',
      'POST /onlinepayments/retry-request',
      () => ({ paymentId: payment.id, gatewayCode: 'sandbox' }),
    ],
    ['another’s payment given up', `POST /payments/:id/cancel`, () => ({})],
    ['another’s request', 'POST /payments', () => ({ purpose: 'trade', objectId: payment.objectId, scheduleNo: 1 })],
    [
      'the id of another’s charge',
      'POST /wallettransactions/charge',
      () => ({ id: payment.id, amountRial: AMOUNT, gatewayCode: 'sandbox' }),
    ],
    [
      'another’s wallet',
      'POST /wallettransactions/charge',
      () => ({ id: randomUUID(), amountRial: AMOUNT, gatewayCode: 'sandbox', merchantId: world.shop.merchantId }),
    ],
  ])('by the object (%s) moves nothing and leaves a row', async (_name, call, body) => {
    const stranger = await signIn(app, newPhone());
    const { status } = await calls.call(stranger, call.replace(':id', payment.id), body());
    expect([404, 409]).toContain(status);
    await expectUntouched(stranger, { code: status === 404 ? 'not_found' : 'id_taken' });
    expect(await calls.credit(stranger)).toBe(0);
  });

  it.each([-1, 1.5, '۱', 1e30])('by an instalment (%s) opens nothing and leaves a row', async (scheduleNo) => {
    const body = { purpose: 'trade', objectId: payment.objectId, scheduleNo };
    expect(await calls.call(world.buyer, 'POST /payments', body)).toMatchObject({ status: 400 });
    await expectUntouched(world.buyer, { field: 'scheduleNo' });
  });

  it('by the authority of an attempt that is paid credits nothing for one that is not', async () => {
    const stranger = await signIn(app, newPhone());
    const paid = await calls.charge(stranger, AMOUNT);
    await calls.decide(paid.body.attemptId);
    const { authority } = await calls.attemptOf(paid.body.attemptId);
    const thief = await signIn(app, newPhone());
    const unpaid = await calls.charge(thief, AMOUNT);
    await calls.comeBack(unpaid.body.attemptId, `?Authority=${authority}&Status=OK`);
    expect(await calls.credit(thief)).toBe(0);
    expect(await refusals()).toBe(before + 1);
    expect(await lastRefusal(unpaid.body.attemptId)).toMatchObject({
      details: { code: 'foreign_authority', field: 'Authority' },
    });
    const { attempts } = await calls.read(thief, unpaid.body.paymentId);
    expect(attempts).toMatchObject([{ refId: null }]);
  });

  it('by the words of the browser alone credits nothing, and the refusal of the bank is on record', async () => {
    const payer = await signIn(app, newPhone());
    const { attemptId, paymentId } = (await calls.charge(payer, AMOUNT)).body;
    await calls.decide(attemptId, false);
    const { authority } = await calls.attemptOf(attemptId);
    await calls.comeBack(attemptId, `?Authority=${authority}&Status=OK&Amount=999`);
    expect(await calls.credit(payer)).toBe(0);
    expect(await lastRefusal(paymentId)).toMatchObject({ details: { attemptId, state: 'failed' } });
    expect(await refusals()).toBe(before);
  });

  it('a hundred times and more fills nothing', async () => {
    const phone = newPhone();
    const stranger = await signIn(app, phone);
    const body = { paymentId: payment.id, amountRial: AMOUNT };
    for (let at = 0; at < REFUSALS_MAX + 5; at++) await calls.call(stranger, 'POST /payments/wallet-pay', body);
    expect(await refusals()).toBe(before + REFUSALS_MAX);
    app.wait(25 * 60 * 60_000);
    await calls.call(await signIn(app, phone), 'POST /payments/wallet-pay', body);
    expect(await refusals()).toBe(before + REFUSALS_MAX + 1);
  });

  it('leaves the ledger whole', async () => {
    expect((await checkLedger(app.db)).faults).toEqual([]);
  });
});
