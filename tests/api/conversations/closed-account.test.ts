import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageEdits } from '../../../src/server/conversations/message.table.ts';
import { tradeRequests } from '../../../src/server/trade/request.table.ts';
import { buildFiles } from '../../factories/files.ts';
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

describe('the account of a writer', () => {
  it('exports what the person wrote, with the other party’s name and none of its texts', async () => {
    const { stranger, seller } = world;
    const { conversation, message } = await talk.say(stranger, talk.toShop(), 'نوشتهٔ من');
    await talk.say(seller, { id: conversation.id }, 'نوشتهٔ دیگری');
    const gone = await talk.say(stranger, { id: conversation.id }, 'پاک‌شده');
    await talk.remove(stranger, conversation.id, gone.message.id);
    const { body } = await talk.call<{ conversations: unknown[] }>(stranger, 'GET /users/export');
    expect(body.conversations).toMatchObject([
      { conversationId: conversation.id, to: conversation.party.name, seq: message.seq, text: 'نوشتهٔ من' },
      { seq: gone.message.seq, text: null, deletedAt: expect.any(String) },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/نوشتهٔ دیگری|پاک‌شده/);
  });

  it('leaves marks of its texts and the texts of others, and what belongs to a request', async () => {
    const { buyer, seller } = world;
    const [fileId = ''] = await buildFiles(app, buyer.userId, { count: 1, scope: 'attachment' });
    const own = await talk.say(buyer, talk.toShop(), 'نخست', { fileIds: [fileId] });
    const { id } = own.conversation;
    await talk.edit(buyer, id, own.message.id, 'ویراسته');
    await talk.say(seller, { id }, 'پاسخ فروشنده');
    await talk.say(buyer, { id }, 'سپاس');
    const support = await talk.say(buyer, { to: { support: true } }, 'کمک');
    const asked = await talk.request();
    const evidence = await talk.say(buyer, { to: { requestId: asked.id } }, 'ابعاد پنجاه در هشتاد');
    await app.db.update(tradeRequests).set({ state: 'declined' }).where(eq(tradeRequests.id, asked.id));
    const cursor = (await talk.flat(seller, id)).body.changeSeq;
    const { body, status } = await talk.call<object>(buyer, 'POST /users/deletion');
    expect({ status, body }).toMatchObject({ status: 200 });
    const { items, changeSeq, isMore } = (await talk.flat(seller, id, `changedAfter=${cursor}`)).body;
    expect(items.map(({ seq, text, changedSeq }) => [seq, text, changedSeq])).toEqual([
      [1, null, cursor + 1],
      [3, null, cursor + 2],
    ]);
    expect({ changeSeq, isMore }).toEqual({ changeSeq: cursor + 2, isMore: false });
    expect((await talk.flat(seller, id)).body.items.map(({ text }) => text)).toEqual([null, 'پاسخ فروشنده', null]);
    expect(await talk.card(seller, id)).toMatchObject({ party: { name: 'کاربر راسته' }, unread: 0 });
    expect((await talk.flat(world.operator, support.conversation.id)).body.items).toMatchObject([{ text: null }]);
    expect((await talk.flat(seller, evidence.conversation.id)).body.items).toMatchObject([
      { text: 'ابعاد پنجاه در هشتاد' },
    ]);
    const kept = await app.db.select({ text: messageEdits.text }).from(messageEdits);
    expect(kept.map(({ text }) => text)).not.toContain('نخست');
    expect((await talk.call(seller, `GET /conversations/${id}/file?fileId=${fileId}`)).status).toBe(404);
    expect((await talk.say(seller, { id }, 'هستید؟')).message.changedSeq).toBe(cursor + 3);
  });
});
