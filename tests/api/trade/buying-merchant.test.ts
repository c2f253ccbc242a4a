import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SentMessage } from '../../../src/contract/conversations/conversation.ts';
import type { Thread } from '../../../src/contract/conversations/thread.ts';
import { notices } from '../../../src/server/notices/notice.table.ts';
import type { SignedIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { type BuyingWorld, openBuyingWorld } from './buying-world.ts';

/** 2.5 × 333,335, and a tenth of it as tax. */
const PAYABLE = 916_670;

let app: TestApp;
let buying: BuyingWorld;

beforeAll(async () => {
  app = await openTestApp();
  buying = await openBuyingWorld(app);
});

afterAll(() => app.close());

describe('a merchant that buys', () => {
  it('is named by its legal form, and its owner and agents see what it asks', async () => {
    const agent = await buying.hire(null);
    const payer = await buying.hire(null, ['pay']);
    const { request } = await buying.asked(agent);
    expect(request).toMatchObject({
      state: 'registered',
      buyer: { name: 'شرکت کاشان صنعت', nationalCode: '14005893875', economicCode: '14005893875' },
      buyerMerchant: { id: buying.merchantId },
    });
    expect((await buying.calls.get(request.id, buying.principal)).role).toBe('buyer');
    expect((await buying.calls.get(request.id, payer)).allowedActions).toEqual([]);
    const cards = await buying.calls.list('size=100', agent);
    expect(cards.map(({ id }) => id)).toContain(request.id);
    expect((await buying.calls.call(buying.world.stranger, `GET /traderequests/${request.id}`)).status).toBe(404);
    expect((await buying.want(request.id, agent)).status).toBe(200);
    const seen = await buying.calls.get(request.id, buying.world.seller);
    expect(seen).toMatchObject({ buyer: { companyName: expect.any(String) }, buyerMerchant: null, approval: null });
  });

  it('is bought for by its people only, and never from itself', async () => {
    const { world, calls } = buying;
    expect((await buying.buy(world.stranger)).status).toBe(404);
    const seller = await calls.create({ buyerMerchantId: world.shop.merchantId }, {}, world.seller);
    expect([seller.status, seller.body.code]).toEqual([422, 'own_supplier']);
    const foreign = await buying.hire(null, ['messages']);
    expect((await buying.buy(foreign)).status).toBe(404);
  });

  it('pays from its own wallet, by its owner and by agents who may pay', async () => {
    const { calls, world } = buying;
    const agent = await buying.hire(null);
    const payer = await buying.hire(null, ['pay']);
    const { request } = await buying.asked(agent);
    await buying.want(request.id, agent);
    const { snapshotHash } = await calls.get(request.id, world.seller);
    expect((await calls.publish(request.id, { snapshotHash })).status).toBe(200);
    const open = (as: typeof agent) =>
      calls.call<{ id: string }>(as, 'POST /payments', {
        body: { purpose: 'trade', objectId: request.id, scheduleNo: 1 },
      });
    expect((await open(agent)).status).toBe(404);
    const { status, body } = await open(payer);
    expect(status).toBe(201);
    const paid = await calls.call(payer, 'POST /payments/wallet-pay', {
      body: { paymentId: body.id, amountRial: PAYABLE },
    });
    expect(paid.status).toBe(422);
  });
});

describe('what buyer and seller write about a request of a merchant', () => {
  it('reaches its owner and the agents who buy, who answer in its name, and no other agent', async () => {
    const { calls, principal, world } = buying;
    const agent = await buying.hire(null);
    const payer = await buying.hire(null, ['pay']);
    const { request } = await buying.asked(agent);
    const say = (as: SignedIn, to: object) =>
      calls.call<SentMessage>(as, 'POST /conversations', {
        body: { ...to, message: { id: randomUUID(), text: 'سلام', fileIds: [] } },
      });
    const begun = await say(agent, { to: { requestId: request.id } });
    expect(begun.status).toBe(201);
    const { id } = begun.body.conversation;
    expect((await say(world.seller, { id })).status).toBe(201);
    const toldOf = (personId: string) =>
      app.db.$count(
        notices,
        and(eq(notices.personId, personId), eq(notices.kind, 'messageReceived'), eq(notices.objectId, id)),
      );
    for (const as of [agent, principal]) {
      expect(await toldOf(as.userId)).toBe(1);
      const { body } = await calls.call<Thread>(as, `GET /conversations/${id}/thread`);
      expect(body.items.map(({ by }) => by).slice(0, 2)).toEqual(['own', 'other']);
      expect((await say(as, { id })).status).toBe(201);
    }
    expect(await toldOf(payer.userId)).toBe(0);
    expect((await calls.call(payer, `GET /conversations/${id}/thread`)).status).toBe(404);
    expect((await say(payer, { to: { requestId: request.id } })).status).toBe(404);
  });
});
