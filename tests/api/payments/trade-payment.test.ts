import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Payment } from '../../../src/contract/payments/payment.ts';
import type { WalletTransaction } from '../../../src/contract/wallet/wallet.ts';
import { balanceOfName } from '../../../src/server/ledger/balances.ts';
import { checkLedger } from '../../../src/server/ledger/check-ledger.ts';
import { merchants } from '../../../src/server/merchants/merchant.table.ts';
import { payments } from '../../../src/server/payments/payment.table.ts';
import { paymentSchedule, tradeSnapshots } from '../../../src/server/trade/snapshot.table.ts';
import { lineOf } from '../../factories/trade.ts';
import type { TestApp } from '../../setup/test-app.ts';
import { DAY_MS, type fulfilmentCalls, openFulfilmentWorld } from '../trade/fulfilment-world.ts';
import type { TradeWorld } from '../trade/trade-world.ts';
import { paymentCalls } from './payment-world.ts';

let app: TestApp;
let world: TradeWorld;
let trade: ReturnType<typeof fulfilmentCalls>;
let calls: ReturnType<typeof paymentCalls>;

beforeAll(async () => {
  const opened = await openFulfilmentWorld({ COMMISSION_PERMILLE: '20' });
  app = opened.app;
  world = opened.world;
  trade = opened.calls;
  calls = paymentCalls(app);
});
afterAll(() => app.close());

const escrowOf = async (requestId: string) => (await balanceOfName(app.db, { kind: 'escrow', requestId })).balanceRial;
const incomeOf = async (merchantId: string) =>
  (await balanceOfName(app.db, { kind: 'available', owner: { merchantId } })).balanceRial;
const keptByRasteh = async () => ({
  revenue: (await balanceOfName(app.db, { kind: 'revenue' })).balanceRial,
  payable: (await balanceOfName(app.db, { kind: 'payable' })).balanceRial,
});
const open = (requestId: string, as = world.buyer) =>
  calls.call<Payment>(as, 'POST /payments', { purpose: 'trade', objectId: requestId, scheduleNo: 1 });
const walletPay = (paymentId: string, amountRial: number, as = world.buyer) =>
  calls.call<Payment>(as, 'POST /payments/wallet-pay', { paymentId, amountRial });

/** A published request, and money for it in the buyer's wallet. */
async function published(): Promise<{ id: string; amountRial: number }> {
  const { id, totals } = await trade.published();
  const amountRial = totals?.payableRial ?? 0;
  await trade.fund(world.buyer, amountRial);
  return { id, amountRial };
}

let before: { buyer: number; seller: number; revenue: number; payable: number };
const standing = async () => ({
  buyer: await calls.credit(world.buyer),
  seller: await incomeOf(world.shop.merchantId),
  ...(await keptByRasteh()),
});
/** What has changed since the test began. */
const moved = async () => {
  const now = await standing();
  return {
    buyer: now.buyer - before.buyer,
    seller: now.seller - before.seller,
    revenue: now.revenue - before.revenue,
    payable: now.payable - before.payable,
  };
};

beforeEach(async () => {
  before = await standing();
});

describe('an instalment that is paid through Rasteh', () => {
  it('is held until the request is closed, and is the seller’s then, less the commission', async () => {
    const { id, amountRial } = await published();
    const { body } = await open(id);
    expect(body).toMatchObject({ purpose: 'trade', amountRial, state: 'open', path: `/profile/directorderinfo/${id}` });
    expect(await walletPay(body.id, amountRial)).toMatchObject({
      status: 200,
      body: { state: 'paid', paidBy: 'wallet' },
    });
    expect(await escrowOf(id)).toBe(amountRial);
    expect(await trade.get(id)).toMatchObject({ paymentState: 'paid', turn: 'supplier' });
    await trade.ship(id, [{ qty: '2.5' }]);
    await trade.receive(id);
    await trade.addPapers(id);
    expect((await trade.move(id, 'close', world.buyer)).status).toBe(200);
    const net = Math.trunc((amountRial * 20) / 1_000);
    const vat = Math.trunc((net * 100) / 1_000);
    expect(await escrowOf(id)).toBe(0);
    expect(await moved()).toEqual({ buyer: 0, seller: amountRial - net - vat, revenue: net, payable: vat });
    const types = await trade.types(id);
    expect(types.filter((type) => type === 'paid')).toHaveLength(1);
  });

  it('goes back to the buyer where both cancel', async () => {
    const { id, amountRial } = await published();
    await trade.payByWallet(id);
    expect(await calls.credit(world.buyer)).toBe(before.buyer);
    await trade.post(id, 'ask-cancel', world.buyer, { comment: 'دلیل' });
    await trade.post(id, 'agree-cancel', world.seller, {});
    expect(await escrowOf(id)).toBe(0);
    expect(await moved()).toEqual({ buyer: amountRial, seller: 0, revenue: 0, payable: 0 });
  });

  it.each([
    { outcome: 'release', share: 0 },
    { outcome: 'refund', share: 1 },
    { outcome: 'part', share: 0.25 },
  ])('moves exactly what an operator decides: $outcome', async ({ outcome, share }) => {
    const { id, amountRial } = await published();
    await trade.payByWallet(id);
    await trade.ship(id, [{ qty: '2.5' }]);
    await trade.receive(id);
    await trade.post(id, 'dispute', world.buyer, { comment: 'زنگ‌زده است' });
    const refundRial = Math.trunc(amountRial * share);
    const decided = await trade.post(id, 'decide-dispute', world.operator, {
      outcome,
      words: 'دیدیم',
      ...(outcome === 'part' && { refundRial }),
    });
    expect(decided.status).toBe(200);
    const rest = amountRial - refundRial;
    const net = Math.trunc((rest * 20) / 1_000);
    const vat = Math.trunc((net * 100) / 1_000);
    expect(await moved()).toEqual({ buyer: refundRial, seller: rest - net - vat, revenue: net, payable: vat });
    expect(await escrowOf(id)).toBe(0);
  });

  it('comes from a bank in one step', async () => {
    const { id, totals } = await trade.published();
    const { body: payment } = await open(id);
    const begun = await calls.call<{ attemptId: string }>(world.buyer, 'POST /onlinepayments/request', {
      paymentId: payment.id,
      gatewayCode: 'sandbox',
    });
    expect(begun.status).toBe(201);
    await calls.decide(begun.body.attemptId);
    await Promise.all(Array.from({ length: 20 }, () => calls.comeBack(begun.body.attemptId)));
    expect(await escrowOf(id)).toBe(totals?.payableRial);
    expect(await moved()).toMatchObject({ buyer: 0, seller: 0 });
    expect(await trade.types(id)).toEqual(['submitted', 'confirmationAsked', 'published', 'paid']);
  });

  it('that comes late, after the request was cancelled, stays in the wallet of the buyer', async () => {
    const { id, totals } = await trade.published();
    const { body: payment } = await open(id);
    const { body } = await calls.call<{ attemptId: string }>(world.buyer, 'POST /onlinepayments/request', {
      paymentId: payment.id,
      gatewayCode: 'sandbox',
    });
    await trade.post(id, 'ask-cancel', world.buyer, { comment: 'دلیل' });
    await trade.post(id, 'agree-cancel', world.seller, {});
    await calls.endPayments(id);
    expect(await calls.read(world.buyer, payment.id)).toMatchObject({ state: 'cancelling' });
    await calls.decide(body.attemptId);
    await calls.comeBack(body.attemptId);
    expect(await calls.read(world.buyer, payment.id)).toMatchObject({ state: 'cancelled' });
    expect(await moved()).toMatchObject({ buyer: totals?.payableRial, seller: 0 });
    expect(await escrowOf(id)).toBe(0);
  });

  it('is paid once by a thousand presses, and never for another amount', async () => {
    const { id, amountRial } = await published();
    const opened = await Promise.all(Array.from({ length: 10 }, () => open(id)));
    const ids = new Set(opened.filter(({ status }) => status < 300).map(({ body }) => body.id));
    expect(ids.size).toBe(1);
    const [paymentId = ''] = ids;
    for (const wrong of [amountRial - 1, amountRial * 10, 1])
      expect(await walletPay(paymentId, wrong)).toMatchObject({ status: 409, body: { code: 'amount_changed' } });
    for (const wrong of [-amountRial, 0, 1.5, 1e30])
      expect(await walletPay(paymentId, wrong)).toMatchObject({ status: 400, body: { field: 'amountRial' } });
    expect(await escrowOf(id)).toBe(0);
    const paid = await Promise.all(Array.from({ length: 20 }, () => walletPay(paymentId, amountRial)));
    for (const { status } of paid) expect(status).toBe(200);
    expect(await escrowOf(id)).toBe(amountRial);
    expect(await calls.credit(world.buyer)).toBe(before.buyer);
    const own = and(eq(payments.objectId, id), eq(payments.state, 'paid'));
    expect(await app.db.$count(payments, own)).toBe(1);
    expect(await open(id)).toMatchObject({ status: 409, body: { code: 'not_owed' } });
  });

  it('needs the money, and says how much is missing', async () => {
    const { id, totals } = await trade.published({ lines: [lineOf(world.offers.fixed, '2500')] });
    const { body } = await open(id);
    const short = (totals?.payableRial ?? 0) - before.buyer;
    expect(await walletPay(body.id, totals?.payableRial ?? 0)).toMatchObject({
      status: 422,
      body: { code: 'insufficient', current: { shortRial: short } },
    });
    expect(await trade.get(id)).toMatchObject({ paymentState: 'unpaid' });
  });

  it('and one that was paid directly share an instalment, and neither is paid twice', async () => {
    const { id, amountRial } = await published();
    const { body: all } = await open(id);
    await trade.pay(id, 100_000);
    expect(await walletPay(all.id, amountRial)).toMatchObject({ status: 409, body: { code: 'amount_changed' } });
    const { body: rest } = await open(id);
    expect(rest).toMatchObject({ amountRial: amountRial - 100_000, state: 'open' });
    expect((await walletPay(rest.id, rest.amountRial)).status).toBe(200);
    expect(await calls.read(world.buyer, all.id)).toMatchObject({ state: 'cancelled' });
    await trade.confirm(id);
    const [instalment] = await app.db.select().from(paymentSchedule).where(eq(paymentSchedule.requestId, id));
    expect(instalment).toMatchObject({ amountRial, settledRial: amountRial });
    expect((await trade.pay(id, 1)).status).toBe(409);
  });

  it('that is paid in parts, one of which the seller refuses, can be paid to its end', async () => {
    const { id, amountRial } = await published();
    await trade.pay(id, 100_000);
    const { body: rest } = await open(id);
    expect((await walletPay(rest.id, rest.amountRial)).status).toBe(200);
    await trade.refuse(id);
    const { status, body: again } = await open(id);
    expect([status, again.amountRial]).toEqual([201, 100_000]);
    await trade.fund(world.buyer, 100_000);
    expect((await walletPay(again.id, 100_000)).status).toBe(200);
    expect([await escrowOf(id), (await trade.get(id)).paymentState]).toEqual([amountRial, 'paid']);
  });

  it('that is late after all has arrived is disputed, so that what Rasteh holds does not stay for ever', async () => {
    const { id, amountRial } = await published();
    await trade.pay(id, 100_000);
    const { body: rest } = await open(id);
    await walletPay(rest.id, rest.amountRial);
    await trade.refuse(id);
    await trade.ship(id, [{ qty: '2.5' }]);
    await trade.receive(id);
    await trade.setReceivedAt(id, 30 * DAY_MS);
    expect((await trade.post(id, 'dispute', world.seller, { comment: 'باقی پرداخت نشد' })).status).toBe(200);
    await trade.post(id, 'decide-dispute', world.operator, { outcome: 'release', words: 'رسید' });
    expect([await escrowOf(id), amountRial > 0]).toEqual([0, true]);
  });

  it('is owed by the buyer alone', async () => {
    const { id } = await published();
    for (const other of [world.seller, world.rival, world.operator]) expect((await open(id, other)).status).toBe(404);
  });

  it('tells the seller the commission before and after the publication, and not the buyer', async () => {
    const { id } = await trade.send();
    await trade.ask(id);
    const payable = (await trade.prices(id)).payableRial ?? 0;
    const net = Math.trunc((payable * 20) / 1_000);
    const told = { commissionRial: net, commissionVatRial: Math.trunc(net / 10) };
    expect(await trade.prices(id, world.seller)).toMatchObject(told);
    expect(await trade.prices(id, world.buyer)).toMatchObject({ commissionRial: null, commissionVatRial: null });
    await trade.publish(id);
    const { env } = app.deps;
    app.deps.env = { ...env, COMMISSION_PERMILLE: 30 };
    try {
      expect(await trade.prices(id, world.seller)).toMatchObject(told);
    } finally {
      app.deps.env = env;
    }
    await trade.fund(world.buyer, payable);
    await trade.payByWallet(id);
    await trade.ship(id, [{ qty: '2.5' }]);
    await trade.receive(id);
    await trade.addPapers(id);
    await trade.move(id, 'close', world.buyer);
    expect(await moved()).toMatchObject({
      revenue: told.commissionRial,
      payable: told.commissionVatRial,
      seller: payable - told.commissionRial - told.commissionVatRial,
    });
  });

  it('has the commission of the day of its publication', async () => {
    const { id } = await published();
    const [row] = await app.db
      .select()
      .from(tradeSnapshots)
      .where(and(eq(tradeSnapshots.requestId, id), eq(tradeSnapshots.kind, 'published')));
    expect(JSON.parse(row?.body ?? '{}')).toMatchObject({ commissionPermille: 20, commissionVatPermille: 100 });
  });
});

describe('the wallet of a merchant', () => {
  it('shows its income to the owner, with the buyer and the request, and to nobody else', async () => {
    const { id } = await published();
    await trade.payByWallet(id);
    await trade.ship(id, [{ qty: '2.5' }]);
    await trade.receive(id);
    await trade.addPapers(id);
    await trade.move(id, 'close', world.buyer);
    const path = `GET /wallettransactions?merchantId=${world.shop.merchantId}`;
    const { body } = await calls.call<{ items: WalletTransaction[] }>(world.seller, path);
    expect(body.items[0]).toMatchObject({ kind: 'tradeIncome', requestId: id, ref: { kind: 'request', id } });
    expect(body.items[0]?.counterparty).not.toBe('');
    const [shop] = await app.db.select().from(merchants).where(eq(merchants.id, world.shop.merchantId));
    expect(shop?.ownerPersonId).toBe(world.seller.userId);
    for (const other of [world.buyer, world.rival, world.operator])
      expect((await calls.call(other, path)).status).toBe(404);
  });
});

describe('the ledger', () => {
  it('is whole', async () => {
    expect((await checkLedger(app.db)).faults).toEqual([]);
  });
});
