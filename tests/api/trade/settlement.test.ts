import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tehranDate } from '../../../src/core/time/jalali-date.ts';
import { notices } from '../../../src/server/notices/notice.table.ts';
import { paymentSchedule } from '../../../src/server/trade/snapshot.table.ts';
import type { SignedIn } from '../../setup/sign-in.ts';
import type { TestApp } from '../../setup/test-app.ts';
import { DAY_MS, type fulfilmentCalls, openFulfilmentWorld } from './fulfilment-world.ts';
import type { TradeWorld } from './trade-world.ts';

/** 2.5 × 333,335, and a tenth of it as tax. */
const PAYABLE = 916_670;

let app: TestApp;
let world: TradeWorld;
let calls: ReturnType<typeof fulfilmentCalls>;

beforeAll(async () => {
  ({ app, world, calls } = await openFulfilmentWorld());
});

afterAll(() => app.close());

const settledOf = async (id: string) => (await calls.get(id)).schedule[0]?.settledRial;

describe('a payment from the buyer to the seller', () => {
  it('counts once the seller confirms it, and waits for the seller until then', async () => {
    const { id } = await calls.published();
    const { body: recorded } = await calls.pay(id, 900_000);
    expect(recorded).toMatchObject({
      paymentState: 'unpaid',
      turn: 'supplier',
      settlements: [{ amountRial: 900_000, state: 'waiting', reference: '140509071234' }],
      schedule: [{ settledRial: 0 }],
    });
    const cards = await calls.list('mine=true&size=100', world.seller);
    expect(cards.map((card) => card.id)).toContain(id);
    const { body: confirmed } = await calls.confirm(id);
    expect(confirmed).toMatchObject({ paymentState: 'partly', turn: 'buyer', schedule: [{ settledRial: 900_000 }] });
    await calls.pay(id, PAYABLE - 900_000, { more: { method: 'cheque' } });
    const { body: paid } = await calls.confirm(id);
    expect(paid).toMatchObject({ paymentState: 'paid', turn: 'supplier' });
    expect(paid.allowedActions).not.toContain('confirmPayment');
    expect((await calls.get(id)).allowedActions).not.toContain('recordPayment');
    const told = and(eq(notices.objectId, id), eq(notices.kind, 'tradePaymentConfirmed'));
    expect(await app.db.$count(notices, and(told, eq(notices.personId, world.buyer.userId)))).toBe(2);
  });

  it('that is refused gives its room back, and its reason is told', async () => {
    const { id } = await calls.published();
    await calls.pay(id, PAYABLE);
    expect((await calls.pay(id, 1)).status).toBe(409);
    const { body } = await calls.refuse(id);
    expect(body).toMatchObject({
      reason: 'به حساب ما نیامد',
      settlements: [{ state: 'refused', refusal: 'به حساب ما نیامد' }],
    });
    expect((await calls.pay(id, PAYABLE)).status).toBe(200);
    expect(await settledOf(id)).toBe(0);
  });

  it.each([
    ['amountRial', 422, PAYABLE + 1, {}],
    ['instalmentNo', 422, 1, { instalmentNo: 2 }],
    ['amountRial', 400, 0, {}],
    ['amountRial', 400, 1.5, {}],
    ['method', 400, 1, { method: 'cash' }],
    ['reference', 400, 1, { reference: ' ' }],
  ])('is refused by the name of its field: %s, %i', async (field, expected, amount, more) => {
    const { id } = await calls.published();
    const { status, body } = await calls.pay(id, amount, { more });
    expect([status, body.field]).toEqual([expected, field]);
  });

  it('is not of a later day', async () => {
    const { id } = await calls.published();
    const paidOn = tehranDate(new Date(app.deps.now().getTime() + DAY_MS));
    const { status, body } = await calls.pay(id, 1, { more: { paidOn } });
    expect([status, body.field]).toEqual([422, 'paidOn']);
  });

  it('is recorded and answered once, however often it is sent', async () => {
    const { id } = await calls.published();
    const settlement = randomUUID();
    const recorded = await Promise.all(Array.from({ length: 4 }, () => calls.pay(id, 500_000, { settlement })));
    expect(recorded.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const answered = await Promise.all([
      ...Array.from({ length: 4 }, () => calls.confirm(id, { settlement })),
      ...Array.from({ length: 4 }, () => calls.refuse(id, { settlement })),
    ]);
    for (const { status } of answered) expect([200, 409]).toContain(status);
    const other = await calls.pay(id, 500_001, { settlement });
    expect([other.status, other.body.code]).toEqual([409, 'already_recorded']);
    const told = (await calls.types(id)).slice(3);
    expect(told).toHaveLength(2);
    expect(await settledOf(id)).toBe(told[1] === 'paymentConfirmed' ? 500_000 : 0);
  });

  it('at the same time as another never exceeds what is left', async () => {
    const { id } = await calls.published();
    const recorded = await Promise.all(Array.from({ length: 4 }, () => calls.pay(id, 400_000)));
    expect(recorded.map(({ status }) => status).toSorted()).toEqual([200, 200, 422, 422]);
    const forged = app.db
      .update(paymentSchedule)
      .set({ settledRial: PAYABLE + 1 })
      .where(eq(paymentSchedule.requestId, id));
    await expect(forged).rejects.toThrow();
  });

  it('is recorded by the buyer and answered by who may publish, of what is published', async () => {
    const registered = await calls.send();
    expect((await calls.pay(registered.id, 1)).body.code).toBe('request_state');
    expect((await calls.confirm(registered.id)).body.code).toBe('request_state');
    const { id } = await calls.published();
    const [quoter, talker, publisher] = [
      await calls.join('quote'),
      await calls.join('messages'),
      await calls.join('confirmAndPublish'),
    ];
    const strangers = [world.rival, world.stranger, talker, world.operator];
    const pay = async (as: SignedIn) => (await calls.pay(id, 1, { as })).status;
    for (const as of strangers) expect(await pay(as)).toBe(404);
    expect(await pay(world.seller)).toBe(403);
    expect(await pay(world.buyer)).toBe(200);
    const confirm = async (as: SignedIn) => (await calls.confirm(id, { as })).status;
    for (const as of strangers) expect(await confirm(as)).toBe(404);
    for (const as of [world.buyer, quoter]) expect(await confirm(as)).toBe(403);
    expect((await calls.confirm(id, { settlement: randomUUID() })).status).toBe(404);
    expect(await confirm(publisher)).toBe(200);
  });
});
