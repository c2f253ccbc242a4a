import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payment, Redirection } from '../../../src/contract/payments/payment.ts';
import { balanceOfName } from '../../../src/server/ledger/balances.ts';
import { merchantAgents } from '../../../src/server/merchants/agent.table.ts';
import { merchants } from '../../../src/server/merchants/merchant.table.ts';
import { notices } from '../../../src/server/notices/notice.table.ts';
import { checkMoney } from '../../../src/server/wallet/check/check-money.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { type BuyingAgent, type BuyingWorld, openBuyingWorld } from '../trade/buying-world.ts';
import { paymentCalls } from './payment-world.ts';

let app: TestApp;
let buying: BuyingWorld;
let calls: ReturnType<typeof paymentCalls>;

beforeAll(async () => {
  app = await openTestApp();
  buying = await openBuyingWorld(app);
  calls = paymentCalls(app);
});
afterAll(() => app.close());

const merchantHas = async () =>
  (await balanceOfName(app.db, { kind: 'available', owner: { merchantId: buying.merchantId } })).balanceRial;
const escrowOf = async (requestId: string) => (await balanceOfName(app.db, { kind: 'escrow', requestId })).balanceRial;

/** A published request of the merchant, and the payment that an agent has begun at the bank. */
async function atBank(payer: BuyingAgent) {
  const agent = await buying.hire(null);
  const { request } = await buying.asked(agent);
  await buying.want(request.id, agent);
  const { snapshotHash } = await buying.calls.get(request.id, buying.world.seller);
  expect((await buying.calls.publish(request.id, { snapshotHash })).status).toBe(200);
  const { body: payment } = await calls.call<Payment>(payer, 'POST /payments', {
    ...{ purpose: 'trade', objectId: request.id, scheduleNo: 1 },
  });
  const { body } = await calls.call<{ attemptId: string }>(payer, 'POST /onlinepayments/request', {
    ...{ paymentId: payment.id, gatewayCode: 'sandbox' },
  });
  return { requestId: request.id, payment, attemptId: body.attemptId };
}

describe('a payment for a merchant', () => {
  it('names the wallet that pays, and by a bank pays what the merchant owes', async () => {
    const payer = await buying.hire(null, ['pay']);
    const { requestId, payment, attemptId } = await atBank(payer);
    expect(payment.walletMerchant).toMatchObject({ id: buying.merchantId });
    await calls.decide(attemptId);
    await calls.comeBack(attemptId);
    expect(await escrowOf(requestId)).toBe(payment.amountRial);
    expect([await merchantHas(), await calls.credit(payer), await calls.credit(buying.principal)]).toEqual([0, 0, 0]);
  });

  it('of an agent whose right ends at the bank comes to the merchant’s wallet, and its owner is told', async () => {
    const payer = await buying.hire(null, ['pay']);
    const { requestId, payment, attemptId } = await atBank(payer);
    await app.db.update(merchantAgents).set({ state: 'ended' }).where(eq(merchantAgents.id, payer.agentId));
    await calls.decide(attemptId);
    await calls.comeBack(attemptId);
    expect((await calls.attemptOf(attemptId)).state).toBe('verified');
    expect([await merchantHas(), await escrowOf(requestId)]).toEqual([payment.amountRial, 0]);
    const late = await app.db
      .select()
      .from(notices)
      .where(and(eq(notices.kind, 'paymentLate'), eq(notices.objectId, payment.id)));
    expect(late.map(({ personId }) => personId).toSorted()).toEqual([payer.userId, buying.principal.userId].toSorted());
    expect(late.map(({ path }) => path)).toEqual(late.map(() => `/profile/wallet?merchantId=${buying.merchantId}`));
    expect((await checkMoney(app.db)).faults).toEqual([]);
    // What is still owed can be paid, from what has come.
    const { body: again } = await calls.call<Payment>(buying.principal, 'POST /payments', {
      ...{ purpose: 'trade', objectId: requestId, scheduleNo: 1 },
    });
    const paid = await calls.call(buying.principal, 'POST /payments/wallet-pay', {
      ...{ paymentId: again.id, amountRial: again.amountRial },
    });
    expect([paid.status, await merchantHas(), await escrowOf(requestId)]).toEqual([200, 0, payment.amountRial]);
  });
});

describe('a charge of a merchant’s wallet', () => {
  const AMOUNT = 4_000_000;
  const chargeFor = (as: SignedIn, merchantId: string, id: string = randomUUID()) =>
    calls.call<Redirection>(as, 'POST /wallettransactions/charge', {
      ...{ id, amountRial: AMOUNT, gatewayCode: 'sandbox', merchantId },
    });

  it('by an agent who may pay comes to that wallet, and its owner is told', async () => {
    const payer = await buying.hire(null, ['pay']);
    const had = await merchantHas();
    const { status, body } = await chargeFor(payer, buying.merchantId);
    expect(status).toBe(201);
    expect(await calls.read(payer, body.paymentId)).toMatchObject({ walletMerchant: { id: buying.merchantId } });
    await calls.decide(body.attemptId);
    await calls.comeBack(body.attemptId);
    expect([(await merchantHas()) - had, await calls.credit(payer)]).toEqual([AMOUNT, 0]);
    const told = await app.db
      .select()
      .from(notices)
      .where(and(eq(notices.kind, 'walletCharged'), eq(notices.objectId, body.paymentId)));
    expect(told.map(({ personId }) => personId).toSorted()).toEqual([payer.userId, buying.principal.userId].toSorted());
    expect((await checkMoney(app.db)).faults).toEqual([]);
  });

  it('is one at a time, whoever begins it', async () => {
    const [one, other] = [await buying.hire(null, ['pay']), await buying.hire(null, ['pay'])];
    const answers = await Promise.all([one, other].map((payer) => chargeFor(payer, buying.merchantId)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('charge_open');
  });

  it('is not for an agent who may not pay, a stranger, or an own merchant that was not confirmed', async () => {
    const buyer = await buying.hire(null, ['buyOnBehalf']);
    const stranger = await signIn(app, newPhone());
    for (const caller of [buyer, stranger]) expect((await chargeFor(caller, buying.merchantId)).status).toBe(404);
    const become = (status: 'draft' | 'confirmed') =>
      app.db.update(merchants).set({ status }).where(eq(merchants.id, buying.merchantId));
    await become('draft');
    const refused = await chargeFor(buying.principal, buying.merchantId);
    await become('confirmed');
    expect(refused).toMatchObject({ status: 403, body: { code: 'merchant_not_confirmed' } });
  });

  it('has the id of another wallet’s charge for itself only', async () => {
    const payer = await buying.hire(null, ['pay']);
    const { body } = await calls.charge(payer, AMOUNT);
    expect(await chargeFor(payer, buying.merchantId, body.paymentId)).toMatchObject({
      status: 409,
      body: { code: 'id_taken' },
    });
  });
});
