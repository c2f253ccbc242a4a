import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReceivedTalkReport, TalkReport, TalkReportDecision } from '../../../src/contract/conversations/report.ts';
import type { Notice } from '../../../src/contract/notices/notice.ts';
import type { Page } from '../../../src/contract/page.ts';
import { TALK_REPORTS_A_DAY } from '../../../src/core/talk/talk-reports.ts';
import { conversationReports } from '../../../src/server/conversations/reports/report.table.ts';
import { auditEntries } from '../../../src/server/platform/command/audit-entry.table.ts';
import { buildFiles } from '../../factories/files.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { fileCalls } from '../files/file-calls.ts';
import { buildTalkWorld, type TalkWorld, talkCalls } from './talk-world.ts';

const RACES = 8;

let app: TestApp;
let world: TalkWorld;
let talk: ReturnType<typeof talkCalls>;

beforeAll(async () => {
  app = await openTestApp();
  world = await buildTalkWorld(app);
  talk = talkCalls(world);
});
afterAll(() => app.close());

const report = (as: SignedIn, id: string, more: object = {}) =>
  talk.call<TalkReport>(as, `POST /conversations/${id}/reports`, {
    body: { id: randomUUID(), reason: 'insult', ...more },
  });
const listed = async (state = 'open') =>
  (await talk.call<Page<ReceivedTalkReport>>(world.operator, `GET /conversations/reports?state=${state}&size=100`)).body
    .items;
const decide = (id: string, decision: TalkReportDecision, as = world.operator) =>
  talk.call<ReceivedTalkReport>(as, `POST /conversations/reports/${id}/decision`, { body: { decision } });
const auditsOf = (id: string) =>
  app.db.$count(auditEntries, and(eq(auditEntries.objectType, 'conversation'), eq(auditEntries.objectId, id)));
const noticesOf = async (as: SignedIn) =>
  (await talk.call<Page<Notice>>(as, 'GET /notices')).body.items.filter(({ kind }) => kind === 'talkReportDecided');

describe('a report of a conversation', () => {
  it('lets operators read it while it is open, each time written down, and tells who sent it', async () => {
    const { buyer, seller, operator, stranger } = world;
    const { conversation } = await talk.say(buyer, talk.toShop(), 'قیمت؟');
    const { message } = await talk.say(seller, { id: conversation.id }, 'به تو چه');
    const { id } = conversation;
    expect((await talk.thread(operator, id)).status).toBe(404);
    expect((await report(stranger, id)).status).toBe(404);
    expect((await report(operator, id)).status).toBe(404);
    const given = { id: randomUUID(), messageId: message.id };
    const sent = await report(buyer, id, given);
    expect(sent).toMatchObject({ status: 201, body: { state: 'open', messageId: message.id, conversationId: id } });
    expect(await report(buyer, id, given)).toMatchObject({ status: 200, body: { id: sent.body.id } });
    const [found] = (await listed()).filter((one) => one.conversationId === id);
    expect(found).toMatchObject({
      by: 'مریم ر.',
      about: conversation.party.name,
      messageText: 'به تو چه',
      openCount: 1,
    });
    const before = await auditsOf(id);
    const seen = await talk.thread(operator, id);
    expect(seen).toMatchObject({ status: 200, body: { conversation: { isObserved: true, unread: 0 } } });
    expect(seen.body.items.map(({ by }) => by)).toEqual(['own', 'other']);
    expect(await auditsOf(id)).toBe(before + 1);
    expect((await talk.post(operator, { id })).status).toBe(404);
    expect(await decide(sent.body.id, 'dismiss')).toMatchObject({ status: 200, body: { state: 'dismissed' } });
    expect((await decide(sent.body.id, 'dismiss')).status).toBe(200);
    expect(await decide(sent.body.id, 'block')).toMatchObject({ status: 409, body: { code: 'report_decided' } });
    expect((await talk.thread(operator, id)).status).toBe(404);
    expect(await noticesOf(buyer)).toMatchObject([
      { params: { about: conversation.party.name, outcome: 'dismissed' } },
    ]);
    expect(await noticesOf(seller)).toEqual([]);
    expect((await talk.post(seller, { id })).status).toBe(201);
  });

  it('shows what was reported, whatever its writer does with it since, and ends with the decision', async () => {
    const { buyer, seller, operator } = world;
    const { conversation } = await talk.say(buyer, talk.toShop(), 'قیمت؟');
    const { id } = conversation;
    const [fileId = ''] = await buildFiles(app, seller.userId, { count: 1, scope: 'attachment' });
    const { message } = await talk.say(seller, { id }, 'دشنام', { fileIds: [fileId] });
    const { body } = await report(buyer, id, { messageId: message.id });
    const card = async () => (await listed()).find((one) => one.id === body.id);
    const said = { messageText: 'دشنام', messageFiles: [{ id: fileId }] };
    expect(await card()).toMatchObject({ ...said, messageChange: null });
    await talk.edit(seller, id, message.id, 'سلام');
    expect(await card()).toMatchObject({ ...said, messageChange: 'edited' });
    expect((await talk.remove(seller, id, message.id)).status).toBe(200);
    expect(await card()).toMatchObject({ ...said, messageChange: 'deleted' });
    const read = async (as: SignedIn) =>
      (await fileCalls(app).get(`/api/v1/conversations/${id}/file?fileId=${fileId}`, as)).status;
    expect(await read(operator)).toBe(200);
    const decided = await decide(body.id, 'dismiss');
    expect(decided.body).toMatchObject({ messageText: 'دشنام', messageFiles: [], messageChange: 'deleted' });
    expect(await read(buyer)).toBe(404);
  });

  it('keeps what a closed account has written until it is decided', async () => {
    const { seller, operator } = world;
    const leaver = await signIn(app, newPhone());
    const [fileId = ''] = await buildFiles(app, leaver.userId, { count: 1, scope: 'attachment' });
    const { conversation, message } = await talk.say(leaver, talk.toShop(), 'دشنام', { fileIds: [fileId] });
    const { id } = conversation;
    const { body } = await report(seller, id, { messageId: message.id });
    expect((await talk.call(leaver, 'POST /users/deletion')).status).toBe(200);
    const [found] = (await listed()).filter((one) => one.id === body.id);
    expect(found).toMatchObject({ messageText: 'دشنام', messageFiles: [{ id: fileId }], messageChange: 'deleted' });
    const read = async (as: SignedIn) =>
      (await fileCalls(app).get(`/api/v1/conversations/${id}/file?fileId=${fileId}`, as)).status;
    expect(await read(operator)).toBe(200);
    expect((await decide(body.id, 'dismiss')).body).toMatchObject({ messageText: null, messageFiles: [] });
    expect(await read(seller)).toBe(404);
  });

  it('keeps what a whole conversation said, for operators alone and until it is decided', async () => {
    const { operator } = world;
    const leaver = await signIn(app, newPhone());
    const [fileId = ''] = await buildFiles(app, leaver.userId, { count: 1, scope: 'attachment' });
    const { conversation } = await talk.say(leaver, talk.toShop(), 'دشنام نخست');
    const { id } = conversation;
    const second = await talk.say(leaver, { id }, 'دشنام دوم', { fileIds: [fileId] });
    const third = await talk.say(leaver, { id }, 'دشنام سوم');
    const earlier = await talk.say(leaver, { id }, 'پیش از گزارش پاک شد');
    await talk.remove(leaver, id, earlier.message.id);
    const { body } = await report(world.seller, id);
    await talk.remove(leaver, id, second.message.id);
    await talk.edit(leaver, id, third.message.id, 'سلام');
    const seenBy = async (as: SignedIn) => (await talk.thread(as, id)).body.items?.map(({ text }) => text);
    const read = async (as: SignedIn) =>
      (await fileCalls(app).get(`/api/v1/conversations/${id}/file?fileId=${fileId}`, as)).status;
    const kept = ['دشنام نخست', 'دشنام دوم', 'دشنام سوم', null];
    expect(await seenBy(operator)).toEqual(kept);
    expect(await seenBy(world.seller)).toEqual(['دشنام نخست', null, 'سلام', null]);
    expect((await talk.call(leaver, 'POST /users/deletion')).status).toBe(200);
    expect(await seenBy(operator)).toEqual(kept);
    expect((await talk.thread(operator, id)).body.items[1]).toMatchObject({ files: [{ id: fileId }] });
    expect(await read(operator)).toBe(200);
    expect(await seenBy(world.seller)).toEqual([null, null, null, null]);
    expect((await decide(body.id, 'dismiss')).status).toBe(200);
    expect(await read(operator)).toBe(404);
    expect((await talk.thread(operator, id)).status).toBe(404);
    const [row] = await app.db.select().from(conversationReports).where(eq(conversationReports.id, body.id));
    expect(row).toMatchObject({ keptMessages: null, messageFileIds: [] });
  });

  it('has its file, whether its writer deletes the message before or after', async () => {
    const { operator } = world;
    for (let round = 0; round < RACES; round += 1) {
      const writer = await signIn(app, newPhone());
      const [fileId = ''] = await buildFiles(app, writer.userId, { count: 1, scope: 'attachment' });
      const { conversation, message } = await talk.say(writer, talk.toShop(), 'دشنام', { fileIds: [fileId] });
      const { id } = conversation;
      const [sent] = await Promise.all([
        report(world.seller, id, { messageId: message.id }),
        talk.remove(writer, id, message.id),
      ]);
      const [found] = (await listed()).filter((one) => one.id === sent.body.id);
      const { status } = await fileCalls(app).get(`/api/v1/conversations/${id}/file?fileId=${fileId}`, operator);
      expect({ text: found?.messageText, status }).toEqual(
        found?.messageText === null ? { text: null, status: 404 } : { text: 'دشنام', status: 200 },
      );
      await decide(sent.body.id, 'dismiss');
      // A person reports ten a day.
      await app.db.delete(conversationReports).where(eq(conversationReports.id, sent.body.id));
    }
  });

  it('forgets what a closed account has written, where it was decided before', async () => {
    const leaver = await signIn(app, newPhone());
    const { conversation, message } = await talk.say(leaver, talk.toShop(), 'دشنام');
    const { body } = await report(world.seller, conversation.id, { messageId: message.id });
    expect((await decide(body.id, 'dismiss')).body.messageText).toBe('دشنام');
    expect((await talk.call(leaver, 'POST /users/deletion')).status).toBe(200);
    expect((await listed('dismissed')).find((one) => one.id === body.id)).toMatchObject({ messageText: null });
  });

  it('is one at a time for a person, of a message of the other party, with words where no reason fits', async () => {
    const { buyer, seller } = world;
    const { conversation, message } = await talk.say(seller, { to: { requestId: (await talk.request()).id } });
    const { id } = conversation;
    expect((await report(seller, id, { messageId: message.id })).body.code).toBe('message_unknown');
    expect((await report(buyer, id, { messageId: randomUUID() })).body.code).toBe('message_unknown');
    expect((await report(buyer, id, { reason: 'other' })).status).toBe(400);
    expect((await report(buyer, id)).status).toBe(201);
    expect(await report(buyer, id)).toMatchObject({ status: 409, body: { code: 'report_open' } });
    expect((await report(seller, id)).status).toBe(201);
    expect((await listed()).filter((one) => one.conversationId === id).map(({ openCount }) => openCount)).toEqual([
      2, 2,
    ]);
  });

  it('ends with who was reported writing no more, about anything; others go on', async () => {
    const { buyer, seller, agent, stranger, shop, productId } = world;
    const { conversation } = await talk.say(stranger, talk.toShop(), 'دشنام');
    const { id } = conversation;
    const { body } = await report(seller, id, { reason: 'other', text: 'هر روز دشنام می‌دهد' });
    expect((await decide(body.id, 'block')).body).toMatchObject({ state: 'blocked' });
    const barred = { status: 403, body: { code: 'party_barred' } };
    const refused = await talk.post(stranger, { id });
    expect(refused).toMatchObject(barred);
    // Only the other party can have reported it.
    expect(refused.body.message).not.toContain('گزارش');
    expect(await talk.post(stranger, { to: { productId } })).toMatchObject(barred);
    expect((await talk.thread(stranger, id)).status).toBe(200);
    expect((await talk.post(agent, { id })).status).toBe(201);
    expect((await talk.post(buyer, { to: { supplierId: shop.supplierId } })).status).toBeLessThan(300);
    expect(await listed('blocked')).toMatchObject([{ id: body.id, openCount: 0 }]);
  });

  it('holds for the merchant of a supplier as for the supplier, both ways', async () => {
    const { seller, shop, rivalShop } = world;
    const toMerchant = { to: { merchantId: shop.merchantId } };
    const barred = { status: 403, body: { code: 'party_barred' } };
    const ofSupplier = await signIn(app, newPhone());
    const first = await talk.say(ofSupplier, talk.toShop(), 'دشنام');
    await decide((await report(seller, first.conversation.id)).body.id, 'block');
    expect(await talk.post(ofSupplier, toMerchant)).toMatchObject(barred);
    expect((await talk.post(ofSupplier, { to: { merchantId: rivalShop.merchantId } })).status).toBe(201);
    const ofMerchant = await signIn(app, newPhone());
    const second = await talk.say(ofMerchant, toMerchant, 'دشنام');
    await decide((await report(seller, second.conversation.id)).body.id, 'block');
    expect(await talk.post(ofMerchant, talk.toShop())).toMatchObject(barred);
    expect((await talk.post(seller, { id: second.conversation.id })).status).toBe(201);
  });

  it('holds for those who write for a supplier also in the name of its merchant', async () => {
    const { seller, shop } = world;
    const one = await signIn(app, newPhone());
    const { conversation } = await talk.say(one, talk.toShop(), 'قیمت؟');
    const other = await talk.say(one, { to: { merchantId: shop.merchantId } }, 'قیمت؟');
    await talk.say(seller, { id: conversation.id }, 'دشنام');
    await decide((await report(one, conversation.id)).body.id, 'block');
    expect(await talk.post(seller, { id: other.conversation.id })).toMatchObject({ status: 403 });
    expect((await talk.post(one, { id: other.conversation.id })).status).toBe(201);
  });

  it('is decided otherwise later: who was barred writes again', async () => {
    const { seller } = world;
    const barred = await signIn(app, newPhone());
    const { conversation } = await talk.say(barred, talk.toShop(), 'بد فهمیده شد');
    const { id } = conversation;
    const { body } = await report(seller, id);
    expect((await decide(body.id, 'lift')).status).toBe(409);
    await decide(body.id, 'block');
    expect((await talk.post(barred, { id })).status).toBe(403);
    // A list that is not fresh lifts nothing.
    expect((await decide(body.id, 'dismiss')).status).toBe(409);
    expect((await decide(body.id, 'lift', seller)).status).toBe(403);
    const before = await auditsOf(id);
    expect((await decide(body.id, 'lift')).body).toMatchObject({ state: 'dismissed' });
    expect((await decide(body.id, 'lift')).status).toBe(200);
    expect(await auditsOf(id)).toBe(before + 1);
    expect((await talk.post(barred, { id })).status).toBe(201);
    expect((await noticesOf(seller)).find(({ params }) => params.outcome === 'lifted')).toBeDefined();
  });

  it('stays in force while another report bars the same party', async () => {
    const { seller, agent } = world;
    const barred = await signIn(app, newPhone());
    const { conversation } = await talk.say(barred, talk.toShop(), 'دشنام');
    const { id } = conversation;
    const [first, second] = [await report(seller, id), await report(agent, id)];
    for (const { body } of [first, second]) await decide(body.id, 'block');
    await decide(first.body.id, 'lift');
    expect((await talk.post(barred, { id })).status).toBe(403);
    await decide(second.body.id, 'lift');
    expect((await talk.post(barred, { id })).status).toBe(201);
  });

  it('never ends with the operators blocked', async () => {
    const { conversation } = await talk.say(world.buyer, { to: { support: true } });
    const { body } = await report(world.buyer, conversation.id);
    expect(await decide(body.id, 'block')).toMatchObject({ status: 422, body: { code: 'support_not_blocked' } });
    expect((await decide(body.id, 'dismiss')).status).toBe(200);
  });

  it('is for operators to decide, and rare', async () => {
    const { rival, shop, buyer } = world;
    const { conversation } = await talk.say(rival, { to: { supplierId: shop.supplierId } });
    const { id } = conversation;
    for (let sent = 0; sent < TALK_REPORTS_A_DAY; sent += 1) {
      const { body } = await report(rival, id);
      expect((await decide(body.id, 'dismiss', buyer)).status).toBe(403);
      expect((await decide(body.id, 'dismiss')).status).toBe(200);
    }
    const refused = await report(rival, id);
    expect(refused).toMatchObject({ status: 429, body: { code: 'report_limit_reached' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000);
    expect((await talk.call(buyer, 'GET /conversations/reports')).status).toBe(403);
  });
});
