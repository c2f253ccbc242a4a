import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Message } from '../../../src/contract/conversations/message.ts';
import { conversations } from '../../../src/server/conversations/conversation.table.ts';
import { messages } from '../../../src/server/conversations/message.table.ts';
import { insertRows } from '../../../src/server/db/insert-rows.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { actorOf, directTalk } from './direct-talk.ts';
import { buildTalkWorld, type TalkWorld, talkCalls } from './talk-world.ts';

const HOUR_MS = 60 * 60_000;

let app: TestApp;
let world: TalkWorld;
let talk: ReturnType<typeof talkCalls>;

beforeAll(async () => {
  app = await openTestApp();
  world = await buildTalkWorld(app);
  talk = talkCalls(world);
});
afterAll(() => app.close());

/** A buyer of one test: what others write does not count. */
const newBuyer = (): Promise<SignedIn> => signIn(app, newPhone());

const seqsOf = (items: readonly Message[]) => items.map(({ seq }) => seq);

/** A conversation with so many messages of the buyer. */
async function buildThread(count: number) {
  const buyer = await newBuyer();
  const { conversation, message } = await talk.say(buyer, talk.toShop(), '1');
  const rows = Array.from({ length: count - 1 }, (_, place) => ({
    conversationId: conversation.id,
    seq: place + 2,
    id: randomUUID(),
    changedSeq: place + 2,
    partyNo: 0,
    authorId: buyer.userId,
    text: String(place + 2),
    at: new Date(0),
  }));
  if (rows.length > 0) await insertRows(app.db, messages, rows);
  await app.db
    .update(conversations)
    .set({ lastSeq: count, changeSeq: count })
    .where(eq(conversations.id, conversation.id));
  return { buyer, id: conversation.id, ids: [message.id, ...rows.map((row) => row.id)] };
}

describe('the order of a conversation', () => {
  it('is the order of commits, without gaps, for both readers (windmill#10894)', async () => {
    const buyer = await newBuyer();
    const { conversation } = await talk.say(buyer, talk.toShop());
    const { id } = conversation;
    const writers = Array.from({ length: 20 }, (_, place) => (place % 2 === 0 ? buyer : world.seller));
    const sent = await Promise.all(
      writers.map((as, place) => talk.post(as, { id }, { message: { text: `${place}` } })),
    );
    expect(sent.map(({ status }) => status)).toEqual(writers.map(() => 201));
    const [own, other] = [(await talk.flat(buyer, id)).body, (await talk.flat(world.seller, id)).body];
    expect(seqsOf(own.items)).toEqual(Array.from({ length: 21 }, (_, place) => place + 1));
    expect(other.items.map(({ seq, text }) => [seq, text])).toEqual(own.items.map(({ seq, text }) => [seq, text]));
    expect(own.lastSeq).toBe(21);
  });

  it('has no gap after a refused message', async () => {
    const buyer = await newBuyer();
    const { conversation } = await talk.say(buyer, talk.toShop());
    const refused = await talk.post(buyer, { id: conversation.id }, { message: { fileIds: [randomUUID()] } });
    expect(refused).toMatchObject({ status: 422, body: { code: 'file_unknown' } });
    expect((await talk.say(buyer, { id: conversation.id })).message.seq).toBe(2);
  });

  it('does not follow clocks that are five hours wrong (t3code#3983)', async () => {
    const buyer = await newBuyer();
    const clock = { now: new Date() };
    const direct = directTalk(app, clock);
    const { answer } = await direct.send(actorOf(buyer), talk.toShop(), '1');
    const { id } = answer.conversation;
    const start = clock.now.getTime();
    for (const [text, hours, as] of [
      ['2', 5, world.seller],
      ['3', -5, buyer],
      ['4', 0, world.seller],
    ] as const) {
      clock.now = new Date(start + hours * HOUR_MS);
      await direct.send(actorOf(as), { id }, text);
    }
    const { items } = (await talk.flat(buyer, id)).body;
    expect(items.map(({ text }) => text)).toEqual(['1', '2', '3', '4']);
    expect(await talk.card(buyer, id)).toMatchObject({ lastMessage: { seq: 4, text: '4' } });
  });
});

describe('GET /conversations/thread/flat', () => {
  it('goes up and down by seq, and begins with the newest', async () => {
    const { buyer, id } = await buildThread(120);
    const { seller } = world;
    expect(seqsOf((await talk.flat(buyer, id)).body.items)).toEqual(Array.from({ length: 50 }, (_, n) => n + 71));
    expect(seqsOf((await talk.flat(seller, id, 'before=71&limit=2')).body.items)).toEqual([69, 70]);
    expect(seqsOf((await talk.flat(seller, id, 'after=118&limit=100')).body.items)).toEqual([119, 120]);
    expect(seqsOf((await talk.flat(seller, id, 'before=1')).body.items)).toEqual([]);
    const around = (await talk.thread(seller, id, 'around=60')).body;
    expect(seqsOf(around.items)).toEqual(Array.from({ length: 50 }, (_, n) => n + 35));
    expect(around).toMatchObject({ conversation: { id, lastSeq: 120, unread: 100 }, lastSeq: 120 });
  });

  it('catches up 500 changes in two calls, edits and deletes among them (mattermost-webapp PR#2981)', async () => {
    const { buyer, id, ids } = await buildThread(490);
    const mirror = new Map<number, Message>();
    let cursor = 490;
    const own = async () => {
      const before = cursor;
      const { body } = await talk.flat(world.seller, id, `changedAfter=${before}`);
      for (const item of body.items) mirror.set(item.seq, item);
      cursor = body.changeSeq;
      return body;
    };
    await app.db.update(messages).set({ at: app.deps.now() }).where(eq(messages.conversationId, id));
    const edited = await talk.edit(buyer, id, ids[9] ?? '', 'ویراسته');
    const deleted = await talk.remove(buyer, id, ids[19] ?? '');
    expect([edited.status, deleted.status]).toEqual([200, 200]);
    const first = await own();
    expect(first.items.map(({ seq, text, editNo }) => [seq, text, editNo])).toEqual([
      [10, 'ویراسته', 1],
      [20, null, 1],
    ]);
    expect(first).toMatchObject({ isMore: false, changeSeq: 492 });
    cursor = 0;
    mirror.clear();
    let calls = 0;
    for (let isMore = true; isMore; calls += 1) ({ isMore } = await own());
    expect(calls).toBe(2);
    expect(mirror.size).toBe(490);
    expect(mirror.get(20)).toMatchObject({ text: null, deletedAt: expect.any(String) });
    expect(cursor).toBe(492);
  });

  it('misses no message that changes between two pages', async () => {
    const { buyer, id, ids } = await buildThread(301);
    await app.db.update(messages).set({ at: app.deps.now() }).where(eq(messages.conversationId, id));
    const first = (await talk.flat(world.seller, id, 'changedAfter=0')).body;
    expect(first).toMatchObject({ isMore: true, changeSeq: 300 });
    await talk.edit(buyer, id, ids[300] ?? '', 'آخری');
    await talk.edit(buyer, id, ids[0] ?? '', 'اولی');
    const second = (await talk.flat(world.seller, id, `changedAfter=${first.changeSeq}`)).body;
    expect(second.items.map(({ seq, text }) => [seq, text])).toEqual([
      [301, 'آخری'],
      [1, 'اولی'],
    ]);
    expect(second).toMatchObject({ isMore: false, changeSeq: 303 });
  });

  it.each(['limit=0', 'limit=101', 'before=-1', 'after=x', 'changedAfter=9999999999'])('refuses %s', async (query) => {
    const { conversation } = await talk.say(world.buyer, talk.toShop());
    expect((await talk.flat(world.buyer, conversation.id, query)).status).toBe(400);
  });
});

describe('the cursor of a reader', () => {
  it('only grows, never passes the last message, and is a person’s (Actual-Chat#4138)', async () => {
    const { buyer, id } = await buildThread(9);
    const { seller, agent } = world;
    const cursors = [5, 3, 1_000, 7];
    for (const one of cursors) expect((await talk.read(seller, id, one)).status).toBe(200);
    expect(await talk.card(seller, id)).toMatchObject({ lastReadSeq: 9, unread: 0 });
    expect(await talk.card(agent, id)).toMatchObject({ lastReadSeq: 0, unread: 9 });
    expect((await talk.flat(buyer, id)).body.read).toEqual({ own: 0, other: 9 });
  });

  it('grows to the highest of many at once', async () => {
    const { id } = await buildThread(30);
    await Promise.all(Array.from({ length: 10 }, (_, n) => talk.read(world.seller, id, ((n * 7) % 30) + 1)));
    expect((await talk.card(world.seller, id)).lastReadSeq).toBe(29);
  });

  it('leaves «answered» to the party (chatwoot#14445)', async () => {
    const { buyer, id } = await buildThread(2);
    const { seller, agent } = world;
    await talk.read(agent, id, 2);
    expect(await talk.card(seller, id)).toMatchObject({ answered: false, unread: 2 });
    await talk.say(agent, { id });
    for (const one of [seller, agent]) expect((await talk.card(one, id)).answered).toBe(true);
    expect((await talk.card(buyer, id)).answered).toBe(false);
    expect((await talk.card(seller, id)).unread).toBe(2);
  });
});

describe('GET /conversations', () => {
  it('lists the newest message first, page by page, and finds by words, object and what is unread', async () => {
    const buyer = await newBuyer();
    const { rivalShop, shop, productId } = world;
    const first = await talk.say(buyer, { to: { supplierId: rivalShop.supplierId } }, 'بلبرینگ شیاردار');
    const second = await talk.say(buyer, { to: { productId } }, 'پمپ');
    const third = await talk.say(buyer, { to: { merchantId: shop.merchantId } }, 'سلام');
    await talk.say(world.rival, { id: first.conversation.id }, 'بفرمایید');
    const ids = async (query = '') => (await talk.list(buyer, query)).map(({ id }) => id);
    const order = [first, third, second].map(({ conversation }) => conversation.id);
    expect(await ids()).toEqual(order);
    const { body } = await talk.call<{ items: { id: string }[]; nextCursor: string }>(
      buyer,
      'GET /conversations?size=2',
    );
    const rest = await talk.call<{ items: { id: string }[]; nextCursor: null }>(
      buyer,
      `GET /conversations?size=2&cursor=${body.nextCursor}`,
    );
    expect([...body.items, ...rest.body.items].map(({ id }) => id)).toEqual(order);
    expect(rest.body.nextCursor).toBeNull();
    expect(await ids('unread=true')).toEqual([first.conversation.id]);
    expect(await ids('unread=false')).toEqual(order.slice(1));
    expect(await ids(`objectId=${productId}`)).toEqual([second.conversation.id]);
    expect(await ids(`q=${encodeURIComponent('شياردار')}`)).toEqual([first.conversation.id]);
    expect(await ids(`q=${encodeURIComponent(third.conversation.party.name)}`)).toEqual([third.conversation.id]);
    expect(await ids(`q=${encodeURIComponent('%')}`)).toEqual([]);
    expect((await talk.call(buyer, 'GET /conversations?cursor=x')).status).toBe(400);
  });
});
