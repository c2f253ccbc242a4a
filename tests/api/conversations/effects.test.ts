import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversations } from '../../../src/server/conversations/conversation.table.ts';
import { OPENED_MAX, STRANGERS_MAX } from '../../../src/server/conversations/talk-rates.ts';
import { insertRows } from '../../../src/server/db/insert-rows.ts';
import { userRevisions } from '../../../src/server/live/user-revision.table.ts';
import { notices } from '../../../src/server/notices/notice.table.ts';
import { auditEntries } from '../../../src/server/platform/command/audit-entry.table.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { actorOf, directTalk } from './direct-talk.ts';
import { buildTalkWorld, type TalkWorld, talkCalls } from './talk-world.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let app: TestApp;
let world: TalkWorld;
let talk: ReturnType<typeof talkCalls>;

beforeAll(async () => {
  app = await openTestApp();
  world = await buildTalkWorld(app);
  talk = talkCalls(world);
});
afterAll(() => app.close());

const newBuyer = (): Promise<SignedIn> => signIn(app, newPhone());

const hintOf = async ({ userId }: SignedIn) => {
  const [row] = await app.db
    .select()
    .from(userRevisions)
    .where(and(eq(userRevisions.personId, userId), eq(userRevisions.area, 'conversations')));
  return { id: row?.objectId ?? null, seq: row?.seq ?? 0 };
};

const noticesOf = ({ userId }: SignedIn, id: string) =>
  app.db
    .select()
    .from(notices)
    .where(and(eq(notices.personId, userId), eq(notices.objectId, id)))
    .orderBy(desc(notices.seq));

describe('a message', () => {
  it('refreshes the open pages of everybody in both parties, and of nobody else', async () => {
    const buyer = await newBuyer();
    const { seller, agent, idler, rival, operator } = world;
    const quiet = await Promise.all([idler, rival, operator].map(hintOf));
    const before = await Promise.all([seller, agent].map(hintOf));
    const { conversation } = await talk.say(buyer, talk.toShop());
    expect(await hintOf(buyer)).toEqual({ id: conversation.id, seq: 1 });
    expect(await Promise.all([seller, agent].map(hintOf))).toEqual(
      before.map(({ seq }) => ({ id: conversation.id, seq: seq + 1 })),
    );
    expect(await Promise.all([idler, rival, operator].map(hintOf))).toEqual(quiet);
  });

  it('is one notice a conversation, newest only, without its text, until it is read', async () => {
    const buyer = await newBuyer();
    const { seller, agent, shop } = world;
    const { conversation } = await talk.say(buyer, talk.toShop(), 'محرمانه');
    const { id } = conversation;
    await talk.say(buyer, { id }, 'محرمانه‌تر');
    const [notice, ...more] = await noticesOf(seller, id);
    expect(more).toEqual([]);
    expect(notice).toMatchObject({
      kind: 'messageReceived',
      params: { from: 'کاربر راسته' },
      path: `/profile/messages?conversation=${id}`,
    });
    expect(JSON.stringify(notice)).not.toContain('محرمانه');
    expect(await noticesOf(buyer, id)).toEqual([]);
    await talk.say(seller, { id });
    expect((await noticesOf(buyer, id)).map(({ params }) => params.from)).toEqual([conversation.party.name]);
    expect(await noticesOf(agent, id)).toHaveLength(1);
    await talk.read(seller, id, 2);
    expect(await noticesOf(seller, id)).toHaveLength(1);
    await talk.read(seller, id, 3);
    expect(await noticesOf(seller, id)).toEqual([]);
    expect(shop.supplierId).toBeTruthy();
  });

  it('is no notice to who has silenced the conversation, until the time has come', async () => {
    const buyer = await newBuyer();
    const { seller, agent } = world;
    const clock = { now: app.deps.now() };
    const direct = directTalk(app, clock);
    const { conversation } = await talk.say(buyer, talk.toShop());
    const { id } = conversation;
    await talk.read(seller, id, 1);
    const mutedUntil = new Date(clock.now.getTime() + 10 * MINUTE_MS).toISOString();
    expect((await talk.change(seller, id, { mutedUntil })).body.conversation.mutedUntil).toBe(mutedUntil);
    const hinted = await hintOf(seller);
    await direct.send(actorOf(buyer), { id });
    expect(await noticesOf(seller, id)).toEqual([]);
    expect(await noticesOf(agent, id)).toHaveLength(1);
    expect((await hintOf(seller)).seq).toBe(hinted.seq + 1);
    expect((await talk.card(seller, id)).unread).toBe(1);
    clock.now = new Date(clock.now.getTime() + 11 * MINUTE_MS);
    await direct.send(actorOf(buyer), { id });
    expect(await noticesOf(seller, id)).toHaveLength(1);
    await talk.change(seller, id, { mutedUntil: null });
    expect((await talk.card(seller, id)).mutedUntil).toBeNull();
  });

  it('leaves nothing behind when it is refused', async () => {
    const buyer = await newBuyer();
    const before = await app.db.$count(conversations);
    const refused = await talk.post(buyer, talk.toShop(), { message: { fileIds: [randomUUID()] } });
    expect(refused.status).toBe(422);
    expect(await app.db.$count(conversations)).toBe(before);
    expect(await hintOf(buyer)).toEqual({ id: null, seq: 0 });
  });
});

describe('the bounds of a person', () => {
  it('are 30 messages a minute; a resend is none of them', async () => {
    const buyer = await newBuyer();
    const first = await talk.say(buyer, talk.toShop());
    const { id } = first.conversation;
    for (let sent = 1; sent < 30; sent += 1) await talk.say(buyer, { id });
    const over = await talk.post(buyer, { id });
    expect(over).toMatchObject({ status: 429, body: { code: 'message_limit_reached' } });
    const wait = Number(over.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect((await talk.post(buyer, { id }, { message: { id: first.message.id } })).status).toBe(200);
    expect((await talk.post(world.seller, { id })).status).toBe(201);
    app.wait(MINUTE_MS);
    expect((await talk.post(buyer, { id })).status).toBe(201);
  });

  const buildOpened = (openedBy: string, count: number, ageMs: number) =>
    insertRows(
      app.db,
      conversations,
      Array.from({ length: count }, () => ({
        id: randomUUID(),
        pairKey: `person:${openedBy}|merchant:${randomUUID()}`,
        lastMessageAt: new Date(0),
        openedBy,
        createdAt: new Date(app.deps.now().getTime() - ageMs),
      })),
    );

  it('are 200 conversations that a day opens', async () => {
    const buyer = await newBuyer();
    await buildOpened(buyer.userId, OPENED_MAX, DAY_MS - 10 * MINUTE_MS);
    const over = await talk.post(buyer, talk.toShop());
    expect(over).toMatchObject({ status: 429, body: { code: 'conversation_limit_reached' } });
    expect(Number(over.headers.get('retry-after'))).toBeLessThanOrEqual(600);
    const clock = { now: new Date(app.deps.now().getTime() + 11 * MINUTE_MS) };
    await expect(directTalk(app, clock).send(actorOf(buyer), talk.toShop())).resolves.toMatchObject({ status: 201 });
  });

  it('are 50 strangers an hour, and who goes on is written down once', async () => {
    const buyer = await newBuyer();
    const { conversation } = await talk.say(buyer, talk.toShop());
    await buildOpened(buyer.userId, STRANGERS_MAX - 1, MINUTE_MS);
    const to = { to: { supplierId: world.rivalShop.supplierId } };
    for (let tried = 0; tried < 3; tried += 1)
      expect(await talk.post(buyer, to)).toMatchObject({ status: 429, body: { code: 'too_many_strangers' } });
    const noted = and(
      eq(auditEntries.command, 'conversations.refuseStrangers'),
      eq(auditEntries.objectId, buyer.userId),
    );
    expect(await app.db.$count(auditEntries, noted)).toBe(1);
    expect((await talk.post(buyer, { id: conversation.id })).status).toBe(201);
    expect((await talk.post(buyer, { to: { productId: world.productId } })).status).toBe(201);
    const clock = { now: new Date(app.deps.now().getTime() + 61 * MINUTE_MS) };
    await expect(directTalk(app, clock).send(actorOf(buyer), to)).resolves.toMatchObject({ status: 201 });
  });
});
