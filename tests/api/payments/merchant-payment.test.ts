import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Payment } from '../../../src/contract/payments/payment.ts';
import { balanceOfName } from '../../../src/server/ledger/balances.ts';
import { merchantAgents } from '../../../src/server/merchants/agent.table.ts';
import { notices } from '../../../src/server/notices/notice.table.ts';
import { checkMoney } from '../../../src/server/wallet/check/check-money.ts';
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
