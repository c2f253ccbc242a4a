import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FoundMessage } from '../../../src/contract/conversations/found-message.ts';
import type { Page } from '../../../src/contract/page.ts';
import { conversations } from '../../../src/server/conversations/conversation.table.ts';
import { messages } from '../../../src/server/conversations/message.table.ts';
import { SCANNED_MAX } from '../../../src/server/conversations/search-messages.ts';
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

const pageOf = async (as: SignedIn, q: string, more = ''): Promise<Page<FoundMessage>> =>
  (await talk.call<Page<FoundMessage>>(as, `GET /conversations/messages?q=${encodeURIComponent(q)}${more}`)).body;
const textsOf = async (as: SignedIn, q: string) => (await pageOf(as, q)).items.map(({ message }) => message.text);

/** Messages of one person that were sent a second apart, without their calls. */
async function insertMany(conversationId: string, author: SignedIn, count: number): Promise<void> {
  const [row] = await app.db.select().from(conversations).where(eq(conversations.id, conversationId));
  const from = row?.lastSeq ?? 0;
  const begin = Date.now();
  const rows = Array.from({ length: count }, (_, at) => ({
    ...{ conversationId, id: randomUUID(), partyNo: 0, authorId: author.userId, text: `ردیف ${at}` },
    ...{ seq: from + at + 1, changedSeq: from + at + 1, at: new Date(begin + at * 1_000) },
  }));
  for (let at = 0; at < count; at += 500) await app.db.insert(messages).values(rows.slice(at, at + 500));
  const lastSeq = from + count;
  await app.db
    .update(conversations)
    .set({ lastSeq, changeSeq: lastSeq, lastMessageAt: new Date(begin + count * 1_000) })
    .where(eq(conversations.id, conversationId));
}

describe('GET /conversations/messages', () => {
  it('finds all words in any of their forms, and says where they stand', async () => {
    const { buyer, seller } = world;
    const { conversation } = await talk.say(buyer, talk.toShop(), 'یاتاقان می‌خواهم؛ ۱۲ عدد کوچک');
    await talk.say(seller, { id: conversation.id }, 'ياتاقان در انبار نيست');
    expect(await textsOf(buyer, 'یاتاقان')).toEqual(['ياتاقان در انبار نيست', 'یاتاقان می‌خواهم؛ ۱۲ عدد کوچک']);
    for (const q of ['ياتاقان 12', 'كوچك', 'می خواهم', 'می‌خواهم', '12 عدد'])
      expect(await textsOf(buyer, q), q).toEqual(['یاتاقان می‌خواهم؛ ۱۲ عدد کوچک']);
    expect(await textsOf(buyer, 'یاتاقان بلبرینگ')).toEqual([]);
    const [found] = (await pageOf(seller, '12 عدد')).items;
    expect(found).toMatchObject({ conversation: { id: conversation.id }, message: { seq: 1, by: 'other' } });
  });

  it('takes the signs of SQL patterns as letters', async () => {
    const { buyer } = world;
    await talk.say(buyer, talk.toShop(), 'تخفیف ۱۰% برای کد a_b');
    expect(await textsOf(buyer, '10%')).toHaveLength(1);
    expect(await textsOf(buyer, 'a_b')).toHaveLength(1);
    expect(await textsOf(buyer, 'axb')).toEqual([]);
    expect(await textsOf(buyer, '%')).toHaveLength(1);
  });

  it('never finds what was deleted, or said before an edit', async () => {
    const { buyer, seller } = world;
    const first = await talk.say(buyer, talk.toShop(), 'رمزگرد نخست');
    const second = await talk.say(buyer, talk.toShop(), 'رمزگرد دوم');
    await talk.remove(buyer, first.conversation.id, first.message.id);
    await talk.edit(buyer, first.conversation.id, second.message.id, 'چیز دیگر');
    for (const as of [buyer, seller]) expect(await textsOf(as, 'رمزگرد')).toEqual([]);
  });

  it('finds in conversations of the reader only', async () => {
    const { buyer, seller, agent, idler, rival, stranger, operator } = world;
    await talk.say(buyer, talk.toShop(), 'محرمانه‌ترین واژه');
    for (const as of [buyer, seller, agent]) expect(await textsOf(as, 'محرمانه‌ترین')).toHaveLength(1);
    for (const as of [idler, rival, stranger, operator]) expect(await textsOf(as, 'محرمانه‌ترین')).toEqual([]);
    expect((await app.get('/api/v1/conversations/messages?q=a')).status).toBe(401);
    expect((await talk.call(buyer, 'GET /conversations/messages?q=')).status).toBe(400);
  });

  it('looks through a bounded number of messages a call, and each message once over the pages', async () => {
    const { stranger } = world;
    const { conversation } = await talk.say(stranger, talk.toShop(), 'سوزن در انبار کاه');
    await insertMany(conversation.id, stranger, SCANNED_MAX + 10);
    const first = await pageOf(stranger, 'سوزن');
    expect(first.items).toEqual([]);
    const next = await pageOf(stranger, 'سوزن', `&cursor=${first.nextCursor}`);
    expect(next.items.map(({ message }) => message.seq)).toEqual([1]);
    expect(next.nextCursor).toBeNull();
    const seqs: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Page<FoundMessage> = await pageOf(stranger, 'ردیف 19', `&size=50${cursor && `&cursor=${cursor}`}`);
      seqs.push(...page.items.map(({ message }) => message.seq));
      cursor = page.nextCursor;
    }
    const expected = Array.from({ length: SCANNED_MAX + 10 }, (_, at) => at).filter((at) => `${at}`.includes('19'));
    expect(seqs).toEqual(expected.map((at) => at + 2).toReversed());
  });

  it('shows the part of a long text with the word', async () => {
    const { buyer } = world;
    await talk.say(buyer, talk.toShop(), `${'الف '.repeat(400)}نشانه ${'ب '.repeat(400)}`);
    const [text = ''] = await textsOf(buyer, 'نشانه');
    expect(text).toMatch(/^….*نشانه/);
    expect(text.length).toBeLessThan(250);
  });
});
