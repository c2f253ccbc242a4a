import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pageComments } from '../../../src/server/content/comment/comment.table.ts';
import { contentPages } from '../../../src/server/content/page/page.table.ts';
import { dataRevisions } from '../../../src/server/platform/http/cache/data-revision.table.ts';
import { buildComments } from '../../factories/comments.ts';
import { buildPage } from '../../factories/pages.ts';
import { buildSignedIn } from '../../factories/sessions.ts';
import type { SignedIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { type CommentCalls, commentCalls, nobody } from './comment-calls.ts';

const PEOPLE = 50;

let app: TestApp;
let calls: CommentCalls;
let people: Pick<SignedIn, 'headers'>[];
let writerId: string;
let pageId: string;
let commentId: string;

beforeAll(async () => {
  app = await openTestApp();
  calls = commentCalls(app);
  people = (await buildSignedIn(app, PEOPLE)).map((headers) => ({ headers }));
  const mine = await calls.write(person(0), { pageId: await buildPage(app.db) });
  const [row] = await app.db.select().from(pageComments).where(eq(pageComments.id, mine.body.id));
  writerId = row?.personId ?? '';
});
afterAll(() => app.close());
beforeEach(async () => {
  pageId = await buildPage(app.db);
  [commentId = ''] = await buildComments(app.db, { pageId, personId: writerId, state: 'shown' });
});

const person = (index: number) => people[index] ?? nobody;
const revisionOf = async () =>
  (await app.db.select().from(dataRevisions)).find(({ name }) => name === 'public')?.revision;

describe.each([
  ['a page', (as: Pick<SignedIn, 'headers'>, liked: boolean) => calls.likePage(as, pageId, liked)],
  ['a comment', (as: Pick<SignedIn, 'headers'>, liked: boolean) => calls.likeComment(as, commentId, { liked })],
])('a like of %s', (what, like) => {
  const read = async (as: Pick<SignedIn, 'headers'>) => {
    const { body } = await calls.reactions(as, pageId);
    const [comment] = body.comments;
    return what === 'a page'
      ? { liked: body.liked, likeCount: body.likeCount }
      : { liked: comment?.liked, likeCount: comment?.likeCount };
  };

  it('is a state: said again it changes nothing, and it is taken away the same way', async () => {
    for (const [liked, likeCount] of [
      [true, 1],
      [true, 1],
      [false, 0],
      [false, 0],
    ] as const) {
      expect(await like(person(0), liked)).toMatchObject({ status: 200, body: { liked, likeCount } });
      expect(await read(person(0))).toEqual({ liked, likeCount });
    }
  });

  it('is seen as one’s own by nobody else', async () => {
    await like(person(0), true);
    expect(await read(person(1))).toEqual({ liked: false, likeCount: 1 });
    expect(await read(nobody)).toEqual({ liked: false, likeCount: 1 });
  });

  it('is counted exactly where 50 people say it at once, each several times', async () => {
    const told = people.flatMap((one) => [true, true, true].map((liked) => like(one, liked)));
    expect(new Set((await Promise.all(told)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(await read(nobody)).toEqual({ liked: false, likeCount: PEOPLE });
    await Promise.all(people.map((one, index) => like(one, index % 2 === 0)));
    expect((await read(nobody)).likeCount).toBe(PEOPLE / 2);
    // One person who cannot decide: the count agrees with the state, whichever comes last.
    await Promise.all(Array.from({ length: 20 }, (_, index) => like(person(1), index % 2 === 0)));
    const { liked, likeCount } = await read(person(1));
    expect(likeCount).toBe(PEOPLE / 2 + Number(liked));
  });

  it('changes no revision of public data', async () => {
    const before = await revisionOf();
    await like(person(0), true);
    expect(await revisionOf()).toBe(before);
  });

  it('is for who is signed in', async () => {
    expect((await like(nobody, true)).status).toBe(401);
  });
});

describe('POST /pagecomments/{id}/like', () => {
  it('likes with an empty body', async () => {
    expect(await calls.likeComment(person(0), commentId)).toMatchObject({
      status: 200,
      body: { liked: true, likeCount: 1 },
    });
  });

  it('is for what is shown', async () => {
    const [waiting = ''] = await buildComments(app.db, { pageId, personId: writerId });
    for (const id of [waiting, randomUUID()]) expect((await calls.likeComment(person(0), id)).status).toBe(404);
  });
});

describe('GET /pages/{id}/reactions', () => {
  it('is kept by no cache, and has the counts of this moment', async () => {
    const { status, headers, body } = await calls.reactions(nobody, pageId);
    expect({ status, cache: headers.get('cache-control') }).toEqual({ status: 200, cache: 'private, no-store' });
    expect(body.comments).toEqual([{ id: commentId, likeCount: 0, liked: false }]);
    await app.db.update(contentPages).set({ status: 'draft' }).where(eq(contentPages.id, pageId));
    expect((await calls.likePage(person(0), pageId, true)).status).toBe(404);
    expect((await calls.reactions(nobody, pageId)).status).toBe(404);
  });
});
