import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '../../../src/contract/problem.ts';
import { persons } from '../../../src/server/account/person/person.table.ts';
import { pageComments } from '../../../src/server/content/comment/comment.table.ts';
import { COMMENTS_OF_PAGE_MAX } from '../../../src/server/content/comment/comment-state.ts';
import { COMMENTS_OF_DAY_MAX } from '../../../src/server/content/comment/write-comment.ts';
import { contentPages } from '../../../src/server/content/page/page.table.ts';
import { auditEntries } from '../../../src/server/platform/command/audit-entry.table.ts';
import { buildComments } from '../../factories/comments.ts';
import { buildPage } from '../../factories/pages.ts';
import { callAs } from '../../setup/call-as.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { type CommentCalls, commentCalls, nobody, signInOperator } from './comment-calls.ts';

const DAY_MS = 24 * 60 * 60_000;

let app: TestApp;
let calls: CommentCalls;
let operator: SignedIn;
let writer: SignedIn;
let other: SignedIn;
let pageId: string;

beforeAll(async () => {
  app = await openTestApp();
  calls = commentCalls(app);
  operator = await signInOperator(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  writer = await signIn(app, newPhone());
  other = await signIn(app, newPhone());
  pageId = await buildPage(app.db);
});

const nameAs = (as: SignedIn, names: { firstName: string | null; lastName: string | null }) =>
  app.db.update(persons).set(names).where(eq(persons.id, as.userId));

const countOf = async () => (await calls.reactions(nobody, pageId)).body.commentCount;

/** Writes and approves a comment; returns its id. */
async function show(fields: object = {}, as = writer): Promise<string> {
  const { body } = await calls.write(as, { pageId, ...fields });
  expect((await calls.approve(operator, body.id)).status).toBe(200);
  return body.id;
}

describe('POST /pagecomments', () => {
  it('stores a comment that waits: its writer sees it, and nobody else but an operator', async () => {
    const { status, body } = await calls.write(writer, { pageId, text: ' پرسش من ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ text: 'پرسش من', state: 'waiting', pageId, parentId: null, replies: [] });
    expect(body.page?.title).toBeTruthy();
    expect((await calls.mine(writer)).body.items).toMatchObject([{ id: body.id }]);
    expect((await calls.mine(other)).body.items).toEqual([]);
    expect((await calls.tree(pageId)).body).toEqual({ items: [], totalCount: 0, isOpen: true });
    expect((await calls.list(operator, '?state=waiting&size=100')).body.items.map(({ id }) => id)).toContain(body.id);
  });

  it('is stored once if it is sent again under the same id or key, also when it was edited in between', async () => {
    const clientId = randomUUID();
    await calls.write(writer, { pageId, clientId });
    const key = randomUUID();
    const [one, two] = await Promise.all([1, 2].map(() => calls.write(writer, { pageId, clientId }, key)));
    expect([one?.status, two?.status]).toEqual([201, 201]);
    await calls.edit(writer, clientId, 'دیگر');
    expect((await calls.write(writer, { pageId, clientId })).body.text).toBe('دیگر');
    expect((await calls.mine(writer)).body.items).toHaveLength(1);
  });

  it('refuses an id that another comment has, and tells nothing of it', async () => {
    const { body } = await calls.write(writer, { pageId });
    expect(await calls.write<Problem>(other, { pageId, clientId: body.id })).toMatchObject({
      status: 409,
      body: { code: 'id_taken' },
    });
  });

  it.each([
    ['text', { text: ' \n ' }],
    ['text', { text: 'م'.repeat(2_001) }],
    ['pageId', { pageId: 'x' }],
    ['parentId', { parentId: 'x' }],
    ['clientId', { clientId: '1' }],
  ])('refuses a wrong %s with the field', async (field, fields) => {
    expect(await calls.write<Problem>(writer, { pageId, ...fields })).toMatchObject({ status: 400, body: { field } });
    expect((await calls.mine(writer)).body.items).toEqual([]);
  });

  it('takes the longest text as it is', async () => {
    const text = `${'م'.repeat(1_998)}\n.`;
    expect((await calls.write(writer, { pageId, text })).body.text).toBe(text);
  });

  it('is for published pages, and answers what is shown on the same page', async () => {
    const shown = await show();
    const elsewhere = await buildPage(app.db);
    const { body: waiting } = await calls.write(writer, { pageId });
    for (const fields of [
      { pageId: randomUUID() },
      { pageId: elsewhere, parentId: shown },
      { parentId: waiting.id },
      { parentId: randomUUID() },
    ])
      expect((await calls.write(writer, { pageId, ...fields })).status).toBe(404);
    await app.db.update(contentPages).set({ status: 'withdrawn' }).where(eq(contentPages.id, pageId));
    expect((await calls.write(writer, { pageId })).status).toBe(404);
    expect((await calls.tree(pageId)).status).toBe(404);
    expect((await calls.reactions(nobody, pageId)).status).toBe(404);
  });

  it('sets nothing that only the server may set', async () => {
    const { body } = await calls.write(writer, {
      pageId,
      state: 'shown',
      likeCount: 9,
      personId: other.userId,
      displayName: 'مدیر',
      rejectReason: 'x',
    });
    expect(body).toMatchObject({ state: 'waiting', likeCount: 0, rejectReason: null });
    expect((await calls.mine(other)).body.items).toEqual([]);
  });

  it('is a number a day of one person; the rest may come the next day', async () => {
    for (let sent = 0; sent < COMMENTS_OF_DAY_MAX; sent += 1)
      expect((await calls.write(writer, { pageId })).status).toBe(201);
    const refused = await calls.write<Problem>(writer, { pageId });
    expect(refused).toMatchObject({ status: 429, body: { code: 'comment_limit_reached' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await calls.write(other, { pageId })).status).toBe(201);
    // Tokens end sooner than a day.
    await app.db
      .update(pageComments)
      .set({ createdAt: new Date(Date.now() - DAY_MS) })
      .where(eq(pageComments.personId, writer.userId));
    expect((await calls.write(writer, { pageId })).status).toBe(201);
  });

  it('is for who is signed in', async () => {
    expect((await calls.write(nobody, { pageId })).status).toBe(401);
  });
});

describe('a comment that waits', () => {
  it('is edited and taken back by its writer alone', async () => {
    const { body } = await calls.write(writer, { pageId });
    expect((await calls.edit(other, body.id, 'دزدی')).status).toBe(404);
    expect((await calls.remove(other, body.id)).body).toEqual({ removed: false });
    expect((await calls.edit(writer, body.id, 'درست‌تر')).body).toMatchObject({ text: 'درست‌تر', version: 2 });
    expect((await calls.edit(writer, body.id, 'درست‌تر')).body.version).toBe(2);
    expect((await calls.remove(writer, body.id)).body).toEqual({ removed: true });
    expect((await calls.remove(writer, body.id)).body).toEqual({ removed: false });
    expect((await calls.edit(writer, body.id, 'دیر')).status).toBe(404);
  });

  it('is shown as the operator has read it: an edit in between refuses the approval', async () => {
    const { body } = await calls.write(writer, { pageId, text: 'خوب' });
    await calls.edit(writer, body.id, 'بد');
    expect((await calls.approve<Problem>(operator, body.id)).status).toBe(412);
    expect((await callAs(app, operator, `POST /pagecomments/${body.id}/approve`)).status).toBe(428);
    expect((await calls.approve(operator, body.id, 2)).body.state).toBe('shown');
    expect(await calls.edit<Problem>(writer, body.id, 'بدتر')).toMatchObject({
      status: 409,
      body: { code: 'comment_state' },
    });
    expect((await calls.remove(writer, body.id)).status).toBe(409);
  });

  it('is either edited or approved where both come at once', async () => {
    for (let time = 0; time < 10; time += 1) {
      const { body } = await calls.write(time % 2 ? writer : other, { pageId, text: 'یک' });
      const [edited, approved] = await Promise.all([
        calls.edit(time % 2 ? writer : other, body.id, 'دو'),
        calls.approve(operator, body.id),
      ]);
      expect([
        [200, 412],
        [409, 200],
      ]).toContainEqual([edited.status, approved.status]);
    }
    const { items } = (await calls.tree(pageId)).body;
    expect(items.every(({ text }) => text === 'یک')).toBe(true);
    expect(await countOf()).toBe(items.length);
  });
});

describe('what an operator does with comments', () => {
  it('is to read them by state, that which waits longest first, page by page', async () => {
    for (const text of ['یک', 'دو', 'سه']) {
      app.wait(1_000);
      await calls.write(writer, { pageId, text });
    }
    const read = [];
    let cursor = '';
    for (let page = 0; page < 100; page += 1) {
      const { items, nextCursor } = (await calls.list(operator, `?state=waiting&size=2${cursor}`)).body;
      read.push(...items);
      if (nextCursor === null) break;
      cursor = `&cursor=${nextCursor}`;
    }
    expect(read.filter((one) => one.pageId === pageId).map(({ text }) => text)).toEqual(['یک', 'دو', 'سه']);
  });

  it('is to approve and reject, and to change their mind; the page counts what is shown', async () => {
    const { body } = await calls.write(writer, { pageId });
    expect((await calls.reject(operator, body.id, 1, 'تبلیغ است')).body).toMatchObject({
      state: 'rejected',
      version: 2,
    });
    expect((await calls.mine(writer)).body.items).toMatchObject([{ state: 'rejected', rejectReason: 'تبلیغ است' }]);
    expect(await countOf()).toBe(0);
    expect((await calls.approve(operator, body.id, 2)).body).toMatchObject({ state: 'shown', rejectReason: null });
    expect((await calls.approve(operator, body.id, 2)).status).toBe(200);
    expect(await countOf()).toBe(1);
    expect((await calls.tree(pageId)).body).toMatchObject({ totalCount: 1, items: [{ id: body.id }] });
    await calls.reject(operator, body.id, 3);
    expect((await calls.tree(pageId)).body.items).toEqual([]);
    expect(await countOf()).toBe(0);
    const entries = await app.db.select().from(auditEntries).where(eq(auditEntries.objectId, body.id));
    expect(entries.map(({ command }) => command).toSorted()).toEqual(
      ['comments.approve', 'comments.reject', 'comments.reject', 'comments.write'].toSorted(),
    );
  });

  it('counts once where several approve at once', async () => {
    const { body } = await calls.write(writer, { pageId });
    const statuses = await Promise.all(Array.from({ length: 8 }, () => calls.approve(operator, body.id)));
    expect(statuses.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await countOf()).toBe(1);
  });

  it('shows no more on one page than an answer holds', async () => {
    await app.db
      .update(contentPages)
      .set({ commentCount: COMMENTS_OF_PAGE_MAX - 1 })
      .where(eq(contentPages.id, pageId));
    const [one, two] = [await calls.write(writer, { pageId }), await calls.write(other, { pageId })];
    const approved = await Promise.all([one, two].map(({ body }) => calls.approve<Problem>(operator, body.id)));
    expect(approved.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await calls.tree(pageId)).body.isOpen).toBe(false);
    expect(await calls.write<Problem>(writer, { pageId })).toMatchObject({
      status: 422,
      body: { code: 'comments_full' },
    });
  });

  it('is refused to everybody else', async () => {
    const { body } = await calls.write(writer, { pageId });
    for (const [as, status] of [
      [writer, 403],
      [nobody, 401],
    ] as const) {
      expect((await calls.list(as)).status).toBe(status);
      expect((await calls.approve(as, body.id)).status).toBe(status);
      expect((await calls.reject(as, body.id)).status).toBe(status);
    }
    expect((await calls.approve(operator, randomUUID())).status).toBe(404);
    expect((await calls.reject<Problem>(operator, body.id, 1, ' ')).body).toMatchObject({ field: 'reason' });
  });
});

describe('GET /pagecomments/{id}/active-tree', () => {
  it('has three levels; deeper answers are in the third, with whom they answer', async () => {
    await nameAs(writer, { firstName: 'مریم', lastName: 'کاظمی' });
    await nameAs(other, { firstName: 'رضا', lastName: null });
    let parentId: string | undefined;
    for (const [text, as] of [
      ['یک', writer],
      ['دو', other],
      ['سه', writer],
      ['چهار', other],
      ['پنج', writer],
    ] as const) {
      app.wait(1_000);
      parentId = await show({ text, parentId }, as);
    }
    app.wait(1_000);
    await show({ text: 'دیگر' });
    const { items, totalCount } = (await calls.tree(pageId)).body;
    expect(totalCount).toBe(6);
    expect(items.map(({ text }) => text)).toEqual(['یک', 'دیگر']);
    const [first] = items;
    expect(first).toMatchObject({ displayName: 'مریم ک.', answeredName: null });
    expect(first?.replies).toMatchObject([{ text: 'دو', displayName: 'رضا', answeredName: null }]);
    expect(first?.replies[0]?.replies.map(({ text, answeredName }) => [text, answeredName])).toEqual([
      ['سه', null],
      ['چهار', 'مریم ک.'],
      ['پنج', 'رضا'],
    ]);
    expect((await calls.mine(writer)).body.items.find(({ text }) => text === 'یک')).toMatchObject({
      replyCount: 1,
      replies: [{ text: 'دو', displayName: 'رضا' }],
    });
  });

  it('keeps the place of a comment that was taken away while it has answers', async () => {
    const parentId = await show({ text: 'تند' });
    await show({ text: 'پاسخ', parentId }, other);
    await calls.reject(operator, parentId, 2);
    const { items, totalCount } = (await calls.tree(pageId)).body;
    expect(totalCount).toBe(1);
    expect(items).toMatchObject([{ isGone: true, text: '', displayName: '', replies: [{ text: 'پاسخ' }] }]);
    expect(JSON.stringify(items)).not.toContain('تند');
  });

  it.each([
    [null, null, 'کاربر راسته'],
    ['۰۹۱۲۱۲۳۴۵۶۷', 'کاظمی', 'کاربر راسته'],
    ['سارا', '0912', 'سارا'],
    [' سارا ', ' نوری ', 'سارا ن.'],
  ])('names %s %s as %s, and never by a phone', async (firstName, lastName, shown) => {
    await nameAs(writer, { firstName, lastName });
    await show();
    const { items } = (await calls.tree(pageId)).body;
    expect(items[0]?.displayName).toBe(shown);
    expect(JSON.stringify(items)).not.toMatch(/9\d{9}|userId|personId/);
  });

  it('is cached until a comment is shown or taken away, whatever is liked', async () => {
    const id = await show();
    const first = await calls.tree(pageId);
    await calls.likeComment(writer, id);
    const again = await calls.tree(pageId);
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(again.headers.get('cache-control')).toContain('public');
    await show();
    expect((await calls.tree(pageId)).body).toMatchObject({
      totalCount: 2,
      items: [{ likeCount: 1 }, { likeCount: 0 }],
    });
  });

  it('answers a page that is full in one query of bounded work', async () => {
    const given = { pageId, personId: writer.userId, state: 'shown' as const };
    const ids = await buildComments(app.db, given, COMMENTS_OF_PAGE_MAX);
    for (const [index, id] of ids.entries())
      if (index > 0)
        await app.db
          .update(pageComments)
          .set({ parentId: ids[index - 1] ?? null })
          .where(eq(pageComments.id, id));
    const { items, totalCount } = (await calls.tree(pageId)).body;
    expect(totalCount).toBe(COMMENTS_OF_PAGE_MAX);
    expect(items[0]?.replies[0]?.replies).toHaveLength(COMMENTS_OF_PAGE_MAX - 2);
  });
});

describe('the account of a writer', () => {
  it('takes the comments along when it is closed; one with answers keeps its place without text and name', async () => {
    await nameAs(writer, { firstName: 'مریم', lastName: null });
    const parentId = await show({ text: 'رازی که می‌ماند' });
    await show({ text: 'بی‌پاسخ' });
    await show({ text: 'پاسخ', parentId }, other);
    await calls.likeComment(writer, parentId);
    await calls.likePage(writer, pageId, true);
    expect((await callAs(app, writer, 'POST /users/deletion', { body: {} })).status).toBe(200);
    const { items, totalCount } = (await calls.tree(pageId)).body;
    expect(totalCount).toBe(1);
    expect(items).toMatchObject([{ isGone: true, displayName: '', replies: [{ text: 'پاسخ' }] }]);
    expect(JSON.stringify(await app.db.select().from(pageComments).where(eq(pageComments.pageId, pageId)))).not.toMatch(
      /راز|بی‌پاسخ/,
    );
    expect((await calls.reactions(nobody, pageId)).body).toMatchObject({ likeCount: 0, commentCount: 1 });
  });
});
