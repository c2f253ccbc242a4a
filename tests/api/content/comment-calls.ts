import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { CommentTree, OwnComment, ReceivedComment } from '../../../src/contract/content/comment.ts';
import type { LikeAnswer, PageReactions } from '../../../src/contract/content/page.ts';
import type { Page } from '../../../src/contract/page.ts';
import { persons } from '../../../src/server/account/person/person.table.ts';
import { callAs } from '../../setup/call-as.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import type { TestApp } from '../../setup/test-app.ts';

export const nobody = { headers: {} as SignedIn['headers'] };

export async function signInOperator(app: TestApp): Promise<SignedIn> {
  const operator = await signIn(app, newPhone());
  await app.db
    .update(persons)
    .set({ roles: ['operator'] })
    .where(eq(persons.id, operator.userId));
  return operator;
}

/** The calls of comments and likes on one app. */
export const commentCalls = (app: TestApp) => ({
  write: <Body = OwnComment>(as: Pick<SignedIn, 'headers'>, fields: object, key?: string) =>
    callAs<Body>(app, as, 'POST /pagecomments', { body: { clientId: randomUUID(), text: 'متن', ...fields }, key }),
  edit: <Body = OwnComment>(as: Pick<SignedIn, 'headers'>, id: string, text: string) =>
    callAs<Body>(app, as, `PUT /pagecomments/${id}`, { body: { text } }),
  remove: <Body = { removed: boolean }>(as: Pick<SignedIn, 'headers'>, id: string) =>
    callAs<Body>(app, as, `DELETE /pagecomments/${id}`),
  approve: <Body = ReceivedComment>(as: Pick<SignedIn, 'headers'>, id: string, version = 1) =>
    callAs<Body>(app, as, `POST /pagecomments/${id}/approve`, { version }),
  reject: <Body = ReceivedComment>(as: Pick<SignedIn, 'headers'>, id: string, version = 1, reason = 'نامربوط است') =>
    callAs<Body>(app, as, `POST /pagecomments/${id}/reject`, { version, body: { reason } }),
  likeComment: <Body = LikeAnswer>(as: Pick<SignedIn, 'headers'>, id: string, body: object = {}) =>
    callAs<Body>(app, as, `POST /pagecomments/${id}/like`, { body }),
  likePage: <Body = LikeAnswer>(as: Pick<SignedIn, 'headers'>, id: string, liked: boolean) =>
    callAs<Body>(app, as, `POST /pages/${id}/like`, { body: { liked } }),
  tree: <Body = CommentTree>(pageId: string) => callAs<Body>(app, nobody, `GET /pagecomments/${pageId}/active-tree`),
  reactions: <Body = PageReactions>(as: Pick<SignedIn, 'headers'>, pageId: string) =>
    callAs<Body>(app, as, `GET /pages/${pageId}/reactions`),
  mine: (as: Pick<SignedIn, 'headers'>, query = '') =>
    callAs<Page<OwnComment>>(app, as, `GET /pagecomments/mine${query}`),
  list: <Body = Page<ReceivedComment>>(as: Pick<SignedIn, 'headers'>, query = '') =>
    callAs<Body>(app, as, `GET /pagecomments${query}`),
});

export type CommentCalls = ReturnType<typeof commentCalls>;
