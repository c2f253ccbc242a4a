import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageEdits, messages } from '../../../src/server/conversations/message.table.ts';
import { files } from '../../../src/server/files/file.table.ts';
import { fileGrants } from '../../../src/server/files/file-grant.table.ts';
import { notices } from '../../../src/server/notices/notice.table.ts';
import { buildFiles } from '../../factories/files.ts';
import type { SignedIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { fileCalls } from '../files/file-calls.ts';
import { actorOf, directTalk } from './direct-talk.ts';
import { buildTalkWorld, type TalkWorld, talkCalls } from './talk-world.ts';

const MINUTE_MS = 60_000;
const SECRET = 'رازی که نباید بماند';

let app: TestApp;
let world: TalkWorld;
let talk: ReturnType<typeof talkCalls>;

beforeAll(async () => {
  app = await openTestApp();
  world = await buildTalkWorld(app);
  talk = talkCalls(world);
});
afterAll(() => app.close());

const attachmentOf = async ({ userId }: SignedIn, more: object = {}): Promise<string> =>
  (await buildFiles(app, userId, { count: 1, scope: 'attachment', ...more }))[0] ?? '';

const fileOf = (as: SignedIn, id: string, fileId: string) =>
  fileCalls(app).get(`/api/v1/conversations/${id}/file?fileId=${fileId}`, as);

describe('PUT /conversations/{id}/thread', () => {
  it('edits a message by its writer, and keeps what it said', async () => {
    const { buyer, seller } = world;
    const { conversation, message } = await talk.say(buyer, talk.toShop(), 'ده عدد');
    const edited = await talk.edit(buyer, conversation.id, message.id, 'دوازده عدد');
    expect(edited).toMatchObject({
      status: 200,
      body: { message: { text: 'دوازده عدد', editNo: 1, seq: message.seq } },
    });
    const [seen] = (await talk.flat(seller, conversation.id, `changedAfter=${message.changedSeq}`)).body.items;
    expect(seen).toMatchObject({ text: 'دوازده عدد', editedAt: expect.any(String) });
    const kept = await app.db.select().from(messageEdits).where(eq(messageEdits.conversationId, conversation.id));
    expect(kept.find(({ seq }) => seq === message.seq)).toMatchObject({ text: 'ده عدد', editNo: 0 });
  });

  it('answers an edit that is sent again, and 409 with the present one to another device', async () => {
    const { buyer } = world;
    const { conversation, message } = await talk.say(buyer, talk.toShop());
    const first = await talk.edit(buyer, conversation.id, message.id, 'یک');
    const again = await talk.edit(buyer, conversation.id, message.id, 'یک');
    expect(again.body.message).toEqual(first.body.message);
    expect(await talk.edit(buyer, conversation.id, message.id, 'دو')).toMatchObject({
      status: 409,
      body: { code: 'message_changed', current: { state: 'written', editNo: 1, text: 'یک' } },
    });
    const both = await Promise.all(
      ['سه', 'چهار'].map((text) => talk.edit(buyer, conversation.id, message.id, text, 1)),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('ends edits after 15 minutes of the server’s clock', async () => {
    const { buyer } = world;
    const clock = { now: app.deps.now() };
    const direct = directTalk(app, clock);
    const { answer } = await direct.send(actorOf(buyer), talk.toShop());
    const edit = (text: string, editNo: number) =>
      direct.change(actorOf(buyer), answer.conversation.id, { messageId: answer.message.id, text, editNo });
    clock.now = new Date(clock.now.getTime() + 15 * MINUTE_MS);
    expect((await edit('به‌موقع', 0)).answer.message?.text).toBe('به‌موقع');
    clock.now = new Date(clock.now.getTime() + 1);
    await expect(edit('دیر', 1)).rejects.toMatchObject({ status: 423, code: 'edit_late' });
  });

  it('refuses another’s message, an absent one, and a deleted one', async () => {
    const { buyer, seller, agent } = world;
    const { conversation, message } = await talk.say(buyer, talk.toShop());
    const answer = await talk.say(seller, { id: conversation.id });
    expect((await talk.edit(seller, conversation.id, message.id, 'x')).status).toBe(403);
    expect((await talk.edit(agent, conversation.id, answer.message.id, 'x')).status).toBe(403);
    expect((await talk.remove(agent, conversation.id, answer.message.id)).status).toBe(403);
    expect((await talk.edit(buyer, conversation.id, randomUUID(), 'x')).status).toBe(404);
    await talk.remove(buyer, conversation.id, message.id);
    expect(await talk.edit(buyer, conversation.id, message.id, 'x', 1)).toMatchObject({
      status: 409,
      body: { current: { state: 'deleted', text: null } },
    });
  });

  it('blocks the other party until it is taken back', async () => {
    const { buyer, seller, agent } = world;
    const { conversation } = await talk.say(buyer, talk.toShop());
    const { id } = conversation;
    expect((await talk.change(seller, id, { blocked: true })).body.conversation.isBlocked).toBe(true);
    for (const one of [buyer, agent])
      expect(await talk.post(one, { id })).toMatchObject({ status: 403, body: { code: 'party_blocked' } });
    await talk.change(agent, id, { blocked: false });
    expect((await talk.post(buyer, { id })).status).toBe(201);
  });

  it.each([
    {},
    { readUpToSeq: -1 },
    { readUpToSeq: 1, blocked: true },
    { mutedUntil: 'فردا' },
    { mutedUntil: '0000-01-01T00:00:00Z' },
    { messageId: randomUUID() },
  ])('refuses %j', async (body) => {
    const { conversation } = await talk.say(world.buyer, talk.toShop());
    expect((await talk.change(world.buyer, conversation.id, body)).status).toBe(400);
  });
});

describe('DELETE /conversations/{id}/thread', () => {
  it('leaves a mark, and the text nowhere that a call answers', async () => {
    const { buyer, seller } = world;
    const fileId = await attachmentOf(buyer);
    const first = await talk.say(buyer, talk.toShop(), SECRET, { fileIds: [fileId] });
    const { id } = first.conversation;
    const reply = await talk.say(seller, { id }, 'پاسخ', { replyTo: first.message.id });
    expect((await fileOf(seller, id, fileId)).status).toBe(200);
    const { status, body } = await talk.remove(buyer, id, first.message.id);
    expect(status).toBe(200);
    expect(body.message).toMatchObject({
      text: null,
      files: [],
      deletedAt: expect.any(String),
      seq: first.message.seq,
    });
    const [row] = await app.db.select().from(messageEdits).where(eq(messageEdits.text, SECRET));
    expect(row).toMatchObject({ conversationId: id, fileIds: [fileId] });
    for (const one of [buyer, seller]) {
      const answers = [
        await talk.flat(one, id),
        await talk.thread(one, id),
        await talk.list(one),
        await talk.list(one, `q=${encodeURIComponent('رازی')}`),
        await talk.unread(one),
        await talk.call(one, 'GET /notices'),
        await talk.call(one, 'GET /users/export'),
      ];
      expect(JSON.stringify(answers)).not.toContain('رازی');
      expect((await talk.flat(one, id)).body.items.find(({ id: seen }) => seen === reply.message.id)).toMatchObject({
        replyTo: { seq: first.message.seq },
      });
    }
    expect(await talk.list(buyer, `q=${encodeURIComponent('رازی')}`)).toEqual([]);
    expect((await fileOf(seller, id, fileId)).status).toBe(404);
    expect(await app.db.$count(fileGrants, eq(fileGrants.fileId, fileId))).toBe(0);
    expect(JSON.stringify(await app.db.select().from(notices))).not.toContain('رازی');
  });

  it('is the same when it is sent again, and 409 for an edit that was not seen', async () => {
    const { buyer } = world;
    const { conversation, message } = await talk.say(buyer, talk.toShop());
    await talk.edit(buyer, conversation.id, message.id, 'ویراسته');
    expect(await talk.remove(buyer, conversation.id, message.id, 0)).toMatchObject({
      status: 409,
      body: { current: { editNo: 1 } },
    });
    const first = await talk.remove(buyer, conversation.id, message.id, 1);
    const again = await talk.remove(buyer, conversation.id, message.id, 1);
    expect(again).toMatchObject({ status: 200, body: { message: first.body.message } });
  });

  it('keeps a file that another message has too', async () => {
    const { buyer, seller } = world;
    const fileId = await attachmentOf(buyer);
    const first = await talk.say(buyer, talk.toShop(), 'یک', { fileIds: [fileId] });
    const { id } = first.conversation;
    await talk.say(buyer, { id }, 'دو', { fileIds: [fileId] });
    await talk.remove(buyer, id, first.message.id);
    expect((await fileOf(seller, id, fileId)).status).toBe(200);
  });

  it('keeps the documents of what was agreed', async () => {
    const { buyer, shop } = world;
    const published = await talk.request('published', shop.merchantId);
    const open = await talk.request();
    for (const [request, status] of [
      [published, 423],
      [open, 200],
    ] as const) {
      const fileIds = [await attachmentOf(buyer)];
      const { conversation, message } = await talk.say(buyer, { to: { requestId: request.id } }, 'فیش', { fileIds });
      expect((await talk.remove(buyer, conversation.id, message.id)).status).toBe(status);
      const plain = await talk.say(buyer, { id: conversation.id });
      expect((await talk.remove(buyer, conversation.id, plain.message.id)).status).toBe(200);
    }
  });
});

describe('the files of a message', () => {
  it('are read by both parties and by nobody else', async () => {
    const { buyer, seller, agent, idler, rival, operator } = world;
    const fileId = await attachmentOf(buyer);
    const { conversation, message } = await talk.say(buyer, talk.toShop(), '', { fileIds: [fileId] });
    expect(message).toMatchObject({ text: '', files: [{ id: fileId, mime: 'image/webp', name: 'نقشه.webp' }] });
    for (const one of [buyer, seller, agent]) expect((await fileOf(one, conversation.id, fileId)).status).toBe(200);
    for (const one of [idler, rival, operator]) expect((await fileOf(one, conversation.id, fileId)).status).toBe(404);
    const foreign = await attachmentOf(buyer);
    expect((await fileOf(seller, conversation.id, foreign)).status).toBe(404);
  });

  it('stay while a message has them, and go with it', async () => {
    const { buyer, seller } = world;
    const fileId = await attachmentOf(buyer);
    const { conversation, message } = await talk.say(buyer, talk.toShop(), '', { fileIds: [fileId] });
    const remove = () => talk.call(buyer, `DELETE /files/${fileId}`);
    expect(await remove()).toMatchObject({ status: 423, body: { code: 'file_granted' } });
    expect((await fileOf(seller, conversation.id, fileId)).status).toBe(200);
    await talk.remove(buyer, conversation.id, message.id);
    expect((await remove()).status).toBe(200);
  });

  it('are the writer’s own attachments, of a known type', async () => {
    const { buyer, seller } = world;
    const wild = await attachmentOf(buyer);
    await app.db.update(files).set({ mime: 'text/html' }).where(eq(files.id, wild));
    for (const [fileId, code] of [
      [await attachmentOf(seller), 'file_unknown'],
      [randomUUID(), 'file_unknown'],
      [await attachmentOf(buyer, { scope: 'document' }), 'file_type'],
      [wild, 'file_type'],
    ] as const) {
      const before = await app.db.$count(messages);
      const refused = await talk.post(buyer, talk.toShop(), { message: { fileIds: [fileId] } });
      expect(refused).toMatchObject({ status: 422, body: { code, field: 'message.fileIds' } });
      expect(await app.db.$count(messages)).toBe(before);
    }
  });
});
