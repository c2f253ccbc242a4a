import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversations } from '../../../src/server/conversations/conversation.table.ts';
import { messages } from '../../../src/server/conversations/message.table.ts';
import { merchants } from '../../../src/server/merchants/merchant.table.ts';
import { buildShop } from '../../factories/shops.ts';
import { newPhone, signIn } from '../../setup/sign-in.ts';
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

describe('POST /conversations', () => {
  it('opens a conversation with a supplier, which the people of its merchant answer', async () => {
    const { buyer, seller, agent, shop } = world;
    const { conversation, message } = await talk.say(buyer, talk.toShop(), ' سلام؛ موجود است؟ ');
    expect(message).toMatchObject({ seq: 1, changedSeq: 1, by: 'own', isMine: true, text: 'سلام؛ موجود است؟' });
    expect(conversation).toMatchObject({
      object: null,
      own: { kind: 'person', name: 'مریم ر.' },
      party: { kind: 'supplier', id: shop.supplierId, isHere: true },
      lastSeq: 1,
      unread: 0,
      answered: true,
    });
    for (const one of [seller, agent])
      expect(await talk.card(one, conversation.id)).toMatchObject({
        own: { kind: 'supplier' },
        party: { kind: 'person', id: null, name: 'مریم ر.' },
        unread: 1,
        answered: false,
        lastMessage: { seq: 1, by: 'other', text: 'سلام؛ موجود است؟' },
      });
    const answer = await talk.say(agent, { id: conversation.id }, 'بله');
    expect(answer.message).toMatchObject({ seq: 2, by: 'own', isMine: true });
    expect(await talk.card(buyer, conversation.id)).toMatchObject({ unread: 1, answered: false });
  });

  it('answers 401 to who is not signed in', async () => {
    const { status } = await app.post('/api/v1/conversations', {
      to: { support: true },
      message: { id: randomUUID(), text: 'x' },
    });
    expect(status).toBe(401);
  });

  it('has one conversation for a pair and an object, whichever id a second device makes', async () => {
    const { buyer, shop, productId } = world;
    const [first, second] = [randomUUID(), randomUUID()];
    const { conversation } = await talk.say(buyer, { id: first, to: { productId } });
    expect(conversation).toMatchObject({ id: first, object: { kind: 'product', id: productId } });
    const again = await talk.say(buyer, { id: second, to: { productId } });
    expect(again).toMatchObject({ conversation: { id: first, lastSeq: 2 }, message: { seq: 2 } });
    const aboutAnything = await talk.say(buyer, { to: { supplierId: shop.supplierId } });
    expect(aboutAnything.conversation.id).not.toBe(first);
  });

  it('refuses an id that belongs to another receiver, so that no message goes astray', async () => {
    const { buyer, rivalShop } = world;
    const { conversation } = await talk.say(buyer, talk.toShop());
    const astray = await talk.post(buyer, { id: conversation.id, to: { supplierId: rivalShop.supplierId } });
    expect(astray).toMatchObject({ status: 409, body: { code: 'id_taken' } });
  });

  it('answers a resend with the first answer (chatwoot#15743, zulip#31219, mattermost#2925)', async () => {
    const { buyer } = world;
    const message = { id: randomUUID(), text: 'یک بار' };
    const first = await talk.post(buyer, talk.toShop(), { message });
    const again = await talk.post(buyer, talk.toShop(), { message });
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body.message).toEqual(first.body.message);
    const many = await Promise.all(Array.from({ length: 5 }, () => talk.post(buyer, talk.toShop(), { message })));
    expect(new Set(many.map(({ body }) => body.message.seq))).toEqual(new Set([first.body.message.seq]));
    const { id } = first.body.conversation;
    expect(await app.db.$count(messages, eq(messages.id, message.id))).toBe(1);
    const [row] = await app.db.select().from(conversations).where(eq(conversations.id, id));
    expect(row?.lastSeq).toBe(await app.db.$count(messages, eq(messages.conversationId, id)));
  });

  it('refuses the id of somebody else’s message', async () => {
    const { buyer, seller } = world;
    const { conversation, message } = await talk.say(buyer, talk.toShop());
    const taken = await talk.post(seller, { id: conversation.id }, { message: { id: message.id } });
    expect(taken).toMatchObject({ status: 409, body: { code: 'id_taken' } });
  });

  it.each([
    ['no text and no file', { message: { text: '  ' } }, {}],
    ['a text that is too long', { message: { text: 'ن'.repeat(4_001) } }, {}],
    ['eleven files', { message: { fileIds: Array.from({ length: 11 }, () => randomUUID()) } }, {}],
    ['no receiver', {}, { to: undefined }],
    ['two receivers', {}, { to: { support: true, supplierId: randomUUID() } }],
  ])('refuses %s', async (_name, more, to) => {
    expect(await talk.post(world.buyer, { ...talk.toShop(), ...to }, more)).toMatchObject({ status: 400 });
  });

  it('takes 4,000 letters, and replies only to what the conversation has', async () => {
    const { buyer, seller } = world;
    const { conversation, message } = await talk.say(buyer, talk.toShop(), 'ن'.repeat(4_000));
    const reply = await talk.say(seller, { id: conversation.id }, 'رسید', { replyTo: message.id });
    expect(reply.message.replyTo).toEqual({ id: message.id, seq: message.seq });
    const astray = await talk.post(seller, { id: conversation.id }, { message: { replyTo: randomUUID() } });
    expect(astray).toMatchObject({ status: 422, body: { code: 'reply_unknown', field: 'message.replyTo' } });
  });

  it('refuses one’s own side', async () => {
    const { seller, agent, operator, shop } = world;
    for (const [as, to] of [
      [seller, { supplierId: shop.supplierId }],
      [agent, { merchantId: shop.merchantId }],
      [operator, { support: true }],
    ] as const)
      expect(await talk.post(as, { to })).toMatchObject({ status: 422, body: { code: 'own_party' } });
  });

  it.each(['supplierId', 'merchantId', 'requestId', 'productId'])('answers 404 for an absent %s', async (name) => {
    expect(await talk.post(world.buyer, { to: { [name]: randomUUID() } })).toMatchObject({ status: 404 });
  });

  it('keeps what a supplier without a merchant is written, and hands it over once one is linked', async () => {
    const { buyer, loneSupplierId, loneKey } = world;
    const { conversation } = await talk.say(buyer, { to: { supplierId: loneSupplierId } }, 'کسی هست؟');
    expect(conversation.party.isHere).toBe(false);
    const late = await signIn(app, newPhone());
    expect(await talk.list(late)).toEqual([]);
    await buildShop(app.db, loneKey, late.userId);
    expect(await talk.card(late, conversation.id)).toMatchObject({ unread: 1, lastMessage: { text: 'کسی هست؟' } });
  });

  it('leaves a conversation to the merchant that has answered first', async () => {
    const { buyer, seller, shop, supplierKey } = world;
    const { conversation } = await talk.say(buyer, talk.toShop());
    const second = await signIn(app, newPhone());
    await buildShop(app.db, supplierKey, second.userId);
    await talk.say(seller, { id: conversation.id });
    expect((await talk.thread(second, conversation.id)).status).toBe(404);
    await app.db.update(merchants).set({ supplierId: null }).where(eq(merchants.ownerPersonId, second.userId));
    expect(await talk.card(seller, conversation.id)).toMatchObject({ own: { kind: 'supplier' } });
    expect(shop.merchantId).toBeTruthy();
  });
});
