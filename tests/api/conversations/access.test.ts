import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { merchants } from '../../../src/server/merchants/merchant.table.ts';
import { auditEntries } from '../../../src/server/platform/command/audit-entry.table.ts';
import { tradeRequests } from '../../../src/server/trade/request.table.ts';
import { buildTradeGroup, buildTradeRequest } from '../../factories/trade-requests.ts';
import type { SignedIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { buildTalkWorld, type TalkWorld, talkCalls } from './talk-world.ts';

let app: TestApp;
let world: TalkWorld;
let talk: ReturnType<typeof talkCalls>;

beforeAll(async () => {
  app = await openTestApp();
  world = await buildTalkWorld(app);
  talk = talkCalls(world);
});
afterAll(() => app.close());

/** The answers of all calls that name a conversation. */
async function statusesOf(as: SignedIn, id: string, messageId: string): Promise<number[]> {
  const answers = [
    await talk.thread(as, id),
    await talk.flat(as, id),
    await talk.flat(as, id, 'changedAfter=0'),
    await talk.read(as, id, 1),
    await talk.change(as, id, { mutedUntil: null }),
    await talk.change(as, id, { blocked: true }),
    await talk.edit(as, id, messageId, 'x'),
    await talk.remove(as, id, messageId),
    await talk.post(as, { id }),
    await talk.call(as, `GET /conversations/${id}/file?fileId=${randomUUID()}`),
  ];
  return [...new Set(answers.map(({ status }) => status))];
}

const auditsOf = (id: string) =>
  app.db.$count(auditEntries, and(eq(auditEntries.objectType, 'conversation'), eq(auditEntries.objectId, id)));

describe('who reads and writes', () => {
  it('is nobody but the people of both parties; for others the conversation is not there', async () => {
    const { buyer, idler, rival, stranger, operator } = world;
    const { conversation, message } = await talk.say(buyer, talk.toShop());
    for (const one of [idler, rival, stranger, operator]) {
      expect(await statusesOf(one, conversation.id, message.id)).toEqual([404]);
      expect(await talk.list(one)).toEqual([]);
      expect(await talk.unread(one)).toEqual({ total: 0, items: [] });
    }
    expect(await auditsOf(conversation.id)).toBe(0);
  });

  it('answers as for an absent one', async () => {
    const { buyer, rival } = world;
    const { conversation } = await talk.say(buyer, talk.toShop());
    const bodyOf = async (id: string) => ({ ...(await talk.thread(rival, id)).body, traceId: '' });
    expect(await bodyOf(conversation.id)).toEqual(await bodyOf(randomUUID()));
  });

  it('is any operator for support, who share what was answered', async () => {
    const { buyer, stranger, operator, helper } = world;
    const { conversation } = await talk.say(stranger, { to: { support: true } }, 'کمک');
    for (const one of [operator, helper])
      expect(await talk.card(one, conversation.id)).toMatchObject({
        own: { kind: 'support' },
        party: { kind: 'person', id: null },
        unread: 1,
        answered: false,
      });
    expect((await talk.thread(buyer, conversation.id)).status).toBe(404);
    await talk.say(operator, { id: conversation.id }, 'بفرمایید');
    expect(await talk.card(helper, conversation.id)).toMatchObject({ unread: 0, answered: true });
    expect((await talk.thread(stranger, conversation.id)).body.items.at(-1)).toMatchObject({
      by: 'other',
      authorName: null,
    });
    expect(await talk.card(stranger, conversation.id)).toMatchObject({ party: { kind: 'support', id: null } });
  });

  it('is buyer and seller of a request, and no other supplier of the same group', async () => {
    const { buyer, seller, agent, rival, rivalShop, idler, stranger, operator } = world;
    const asked = await talk.request();
    const other = await buildTradeRequest(
      app.db,
      { buyerPersonId: buyer.userId, supplierId: rivalShop.supplierId },
      'registered',
    );
    await buildTradeGroup(app.db, buyer.userId, [asked.id, other.id]);
    for (const one of [rival, idler, stranger, operator])
      expect(await talk.post(one, { to: { requestId: asked.id } })).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    const { conversation } = await talk.say(seller, { to: { requestId: asked.id } }, 'ابعاد را بنویسید');
    expect(conversation).toMatchObject({
      object: { kind: 'request', id: asked.id, title: 'بلبرینگ خط دو' },
      own: { kind: 'supplier' },
      party: { kind: 'person', name: 'صنایع آذر' },
    });
    const answer = await talk.say(buyer, { to: { requestId: asked.id } });
    expect(answer).toMatchObject({ conversation: { id: conversation.id }, message: { seq: 2 } });
    expect(await talk.card(agent, conversation.id)).toMatchObject({ unread: 1 });
    const rivals = await talk.say(rival, { to: { requestId: other.id } });
    expect(rivals.conversation.id).not.toBe(conversation.id);
    expect((await talk.thread(rival, conversation.id)).status).toBe(404);
    expect((await talk.list(rival)).map(({ id }) => id)).toEqual([rivals.conversation.id]);
  });

  it('follows the merchant that sells in a request', async () => {
    const { buyer, seller, rivalShop, rival } = world;
    const asked = await talk.request();
    const { conversation } = await talk.say(buyer, { to: { requestId: asked.id } });
    expect((await talk.thread(seller, conversation.id)).status).toBe(200);
    await app.db
      .update(tradeRequests)
      .set({ sellerMerchantId: rivalShop.merchantId })
      .where(eq(tradeRequests.id, asked.id));
    expect((await talk.thread(seller, conversation.id)).status).toBe(404);
    expect((await talk.thread(rival, conversation.id)).status).toBe(200);
  });

  it('is not there for a draft, which the supplier does not know', async () => {
    const { buyer, seller } = world;
    const draft = await talk.request('draft');
    expect(await talk.post(buyer, { to: { requestId: draft.id } })).toMatchObject({
      status: 422,
      body: { code: 'request_draft' },
    });
    expect((await talk.post(seller, { to: { requestId: draft.id } })).status).toBe(404);
  });

  it('lets operators read what is disputed, which is written down, and write nothing', async () => {
    const { buyer, seller, operator, stranger, shop } = world;
    const asked = await talk.request('published', shop.merchantId);
    const { conversation, message } = await talk.say(buyer, { to: { requestId: asked.id } }, 'ناقص رسید');
    const { id } = conversation;
    await talk.say(seller, { id }, 'کامل فرستادیم');
    expect((await talk.thread(operator, id)).status).toBe(404);
    await app.db.update(tradeRequests).set({ state: 'disputed' }).where(eq(tradeRequests.id, asked.id));
    const { status, body } = await talk.thread(operator, id);
    expect(status).toBe(200);
    expect(body.conversation).toMatchObject({ isObserved: true, unread: 0, own: { name: 'صنایع آذر' } });
    expect(body.items.map(({ by, text, isMine }) => [by, text, isMine])).toEqual([
      ['own', 'ناقص رسید', false],
      ['other', 'کامل فرستادیم', false],
    ]);
    expect(await auditsOf(id)).toBe(1);
    expect((await talk.flat(operator, id)).status).toBe(200);
    expect(await auditsOf(id)).toBe(2);
    expect((await talk.thread(stranger, id)).status).toBe(404);
    const writes = [
      await talk.post(operator, { id }),
      await talk.read(operator, id, 1),
      await talk.edit(operator, id, message.id, 'x'),
      await talk.remove(operator, id, message.id),
      await talk.change(operator, id, { blocked: true }),
    ];
    expect(writes.map((one) => one.status)).toEqual(writes.map(() => 404));
    expect(await talk.list(operator, `objectId=${asked.id}`)).toEqual([]);
  });

  it('lets a suspended merchant read and not write', async () => {
    const { buyer, seller, shop } = world;
    const { conversation } = await talk.say(buyer, talk.toShop());
    await talk.say(seller, { id: conversation.id });
    const fresh = await talk.say(buyer, { to: { productId: world.productId } });
    await app.db.update(merchants).set({ status: 'suspended' }).where(eq(merchants.id, shop.merchantId));
    expect((await talk.thread(seller, conversation.id)).status).toBe(200);
    expect(await talk.post(seller, { id: conversation.id })).toMatchObject({
      status: 403,
      body: { code: 'party_suspended' },
    });
    // It has answered nothing here: what is new goes to whoever is confirmed.
    expect((await talk.thread(seller, fresh.conversation.id)).status).toBe(404);
    await app.db.update(merchants).set({ status: 'confirmed' }).where(eq(merchants.id, shop.merchantId));
    expect((await talk.post(seller, { id: conversation.id })).status).toBe(201);
  });
});
