import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { merchants } from '../../../src/server/merchants/merchant.table.ts';
import { notices } from '../../../src/server/notices/notice.table.ts';
import { tradeDeliveryLines } from '../../../src/server/trade/fulfilment/delivery.table.ts';
import { lineOf } from '../../factories/trade.ts';
import type { SignedIn } from '../../setup/sign-in.ts';
import type { TestApp } from '../../setup/test-app.ts';
import { type fulfilmentCalls, openFulfilmentWorld } from './fulfilment-world.ts';
import type { TradeWorld } from './trade-world.ts';

let app: TestApp;
let world: TradeWorld;
let calls: ReturnType<typeof fulfilmentCalls>;

beforeAll(async () => {
  ({ app, world, calls } = await openFulfilmentWorld());
});

afterAll(() => app.close());

const noticesOf = ({ userId }: SignedIn, id: string, kind: 'tradeShipped' | 'tradeReceived') =>
  app.db.$count(notices, and(eq(notices.personId, userId), eq(notices.objectId, id), eq(notices.kind, kind)));

describe('a delivery', () => {
  it('comes in parts, each received with what arrived, until nothing is owed', async () => {
    const lines = [lineOf(world.offers.fixed, '۲٫۵'), lineOf(world.offers.tiered, '10')];
    const { id, ...request } = await calls.published({ lines });
    expect(request).toMatchObject({
      deliveryState: 'none',
      paymentState: 'unpaid',
      owed: [
        { lineNo: 1, qty: '2.5' },
        { lineNo: 2, qty: '10' },
      ],
    });
    const { body: first } = await calls.ship(id, [{ qty: '۱٫۵' }, { lineNo: 2, qty: '10' }]);
    expect(first).toMatchObject({ deliveryState: 'partly', role: 'seller', owed: [{ lineNo: 1, qty: '1' }] });
    expect(await noticesOf(world.buyer, id, 'tradeShipped')).toBe(1);
    const { body: second } = await calls.ship(id, [{ qty: '1' }]);
    expect(second).toMatchObject({ deliveryState: 'delivered', owed: [], deliveries: [{ no: 1 }, { no: 2 }] });
    expect(second.allowedActions).not.toContain('ship');

    const { body: short } = await calls.receive(id, [{ lineNo: 2, receivedQty: '۸', note: 'دو عدد شکسته بود' }]);
    expect(short).toMatchObject({
      deliveryState: 'partly',
      owed: [{ lineNo: 2, qty: '2' }],
      deliveries: [
        {
          lines: [
            { lineNo: 1, qty: '1.5', receivedQty: '1.5' },
            { lineNo: 2, qty: '10', receivedQty: '8', receivedNote: 'دو عدد شکسته بود' },
          ],
        },
        { receivedAt: null },
      ],
    });
    expect(await noticesOf(world.seller, id, 'tradeReceived')).toBe(1);
    await calls.ship(id, [{ lineNo: 2, qty: '2' }]);
    await calls.receive(id);
    const { body: last } = await calls.receive(id);
    expect(last).toMatchObject({ state: 'published', deliveryState: 'accepted', owed: [] });
    expect((await calls.types(id)).slice(3)).toEqual([
      'shipped',
      'shipped',
      'received',
      'shipped',
      'received',
      'received',
    ]);
  });

  it('that arrives with nothing is owed again', async () => {
    const { id } = await calls.published();
    await calls.ship(id, [{ qty: '2.5' }]);
    const { body } = await calls.receive(id, [{ receivedQty: '۰' }]);
    expect(body).toMatchObject({ deliveryState: 'partly', owed: [{ lineNo: 1, qty: '2.5' }] });
  });

  it.each([
    ['lines.0.qty', 422, [{ qty: '2.500001' }]],
    ['lines.0.lineNo', 422, [{ lineNo: 2, qty: '1' }]],
    ['lines.0.qty', 400, [{ qty: '0' }]],
    ['lines', 400, [{ qty: '1' }, { qty: '1' }]],
    ['lines', 400, []],
  ])('is refused by the name of its field: %s, %i', async (field, expected, lines) => {
    const { id } = await calls.published();
    const { status, body } = await calls.ship(id, lines);
    expect([status, body.field]).toEqual([expected, field]);
    expect(await calls.get(id)).toMatchObject({ deliveryState: 'none', deliveries: [] });
  });

  it('is received up to what was shipped, by its own lines', async () => {
    const { id } = await calls.published();
    await calls.ship(id, [{ qty: '2' }]);
    for (const [field, expected, line] of [
      ['lines.0.receivedQty', 422, { receivedQty: '2.1' }],
      ['lines.0.lineNo', 422, { lineNo: 2, receivedQty: '1' }],
      ['lines.0.receivedQty', 400, { receivedQty: '-1' }],
    ] as const) {
      const { status, body } = await calls.receive(id, [line]);
      expect([status, body.field]).toEqual([expected, field]);
    }
    expect((await calls.receive(id, [], { delivery: randomUUID() })).status).toBe(404);
  });

  it('of another request is not there', async () => {
    const [one, other] = [await calls.published(), await calls.published()];
    const delivery = randomUUID();
    await calls.ship(one.id, [{ qty: '1' }], { delivery });
    expect((await calls.receive(other.id, [], { delivery })).status).toBe(404);
    const taken = await calls.ship(other.id, [{ qty: '1' }], { delivery });
    expect([taken.status, taken.body.code]).toEqual([409, 'id_taken']);
  });

  it('sent again after a lost answer is one delivery, and its receipt one receipt', async () => {
    const { id } = await calls.published();
    const delivery = randomUUID();
    const answers = [
      await calls.ship(id, [{ qty: '2' }], { delivery }),
      await calls.ship(id, [{ qty: '2' }], { delivery }),
      await calls.receive(id, [{ receivedQty: '1' }], { delivery }),
      await calls.receive(id, [{ receivedQty: '1' }], { delivery }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const other = await calls.receive(id, [{ receivedQty: '2' }], { delivery });
    expect([other.status, other.body.code]).toEqual([409, 'already_received']);
    const more = await calls.ship(id, [{ qty: '1' }], { delivery });
    expect([more.status, more.body.code]).toEqual([409, 'already_sent']);
    expect((await calls.types(id)).slice(3)).toEqual(['shipped', 'received']);
  });
});

describe('a merchant that was suspended', () => {
  it('finishes what it has published, and begins nothing', async () => {
    const { id } = await calls.published();
    const open = await calls.send();
    const ofShop = eq(merchants.id, world.shop.merchantId);
    await app.db.update(merchants).set({ status: 'suspended' }).where(ofShop);
    const listed = await calls.list('role=seller&size=100', world.seller);
    expect(listed.map((one) => one.id)).toContain(id);
    expect(listed.map((one) => one.id)).not.toContain(open.id);
    expect((await calls.quote(open.id)).status).toBe(404);
    await calls.pay(id, 100_000);
    expect((await calls.confirm(id)).status).toBe(200);
    expect((await calls.ship(id, [{ qty: '2.5' }])).body.deliveryState).toBe('delivered');
    await app.db.update(merchants).set({ status: 'confirmed' }).where(ofShop);
  });
});

describe('deliveries', () => {
  it('are made by the seller and received by the buyer, of what is published', async () => {
    const registered = await calls.send();
    const early = await calls.ship(registered.id, [{ qty: '1' }]);
    expect([early.status, early.body.code]).toEqual([409, 'request_state']);
    expect((await calls.receive(registered.id)).status).toBe(409);
    const { id } = await calls.published();
    const [publisher, talker, quoter] = [
      await calls.join('confirmAndPublish'),
      await calls.join('messages'),
      await calls.join('quote'),
    ];
    const ship = async (as: SignedIn) => (await calls.ship(id, [{ qty: '1' }], { as })).status;
    for (const as of [world.rival, world.stranger, talker, world.operator]) expect(await ship(as)).toBe(404);
    for (const as of [world.buyer, publisher]) expect(await ship(as)).toBe(403);
    expect(await ship(quoter)).toBe(200);
    const receive = async (as: SignedIn) => (await calls.receive(id, [], { as })).status;
    for (const as of [world.rival, world.stranger, talker, world.operator]) expect(await receive(as)).toBe(404);
    for (const as of [world.seller, quoter]) expect(await receive(as)).toBe(403);
    expect(await receive(world.buyer)).toBe(200);
  });

  it('at the same time never send more than is owed, and a receipt is given once', async () => {
    const { id } = await calls.published();
    const sent = await Promise.all(Array.from({ length: 6 }, () => calls.ship(id, [{ qty: '1' }])));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 200, 422, 422, 422, 422]);
    const { deliveries } = await calls.get(id);
    const [{ id: delivery = '' } = {}] = deliveries;
    const received = await Promise.all(
      ['1', '0.5', '0.4'].map((receivedQty) => calls.receive(id, [{ receivedQty }], { delivery })),
    );
    expect(received.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const events = (await calls.types(id)).slice(3);
    expect(events.toSorted()).toEqual(['received', 'shipped', 'shipped']);
  });

  it('are refused by the engine where more arrives than was shipped', async () => {
    const { id } = await calls.published();
    const delivery = randomUUID();
    await calls.ship(id, [{ qty: '1' }], { delivery });
    const forged = app.db
      .update(tradeDeliveryLines)
      .set({ receivedQty: '1.1' })
      .where(eq(tradeDeliveryLines.deliveryId, delivery));
    await expect(forged).rejects.toThrow();
  });
});
