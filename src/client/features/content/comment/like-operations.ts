import type { LikeAnswer, PageReactions } from '../../../../contract/content/page.ts';
import { read } from '../../../data/api.ts';
import { httpClient } from '../../../data/http-client.ts';
import { readUserInfo } from '../../../data/session/user-info.ts';
import type { Operation, OutboxReads } from '../../../offline/outbox/operation.ts';
import { savePrivateRead } from '../../../offline/saved-reads/private-store.ts';
import { commentTexts } from './comments-texts.ts';
import { reactionsKey } from './queries.ts';

const words = commentTexts.described;

/** What the user wants of a page: that it is liked, or that it is not. */
export interface PageLike {
  pageId: string;
  /** Of the page, also without a network. */
  title: string;
  liked: boolean;
}

/** The same of a comment of the page. */
export interface CommentLike extends PageLike {
  commentId: string;
}

export const PAGE_LIKE_OPERATION = 'page-like';
export const COMMENT_LIKE_OPERATION = 'comment-like';

export const pageLikeKey = (pageId: string): string => `page-like:${pageId}`;
export const commentLikeKey = (commentId: string): string => `comment-like:${commentId}`;

function isPageLike(payload: unknown): payload is PageLike {
  const { pageId, title, liked } = (payload ?? {}) as Record<string, unknown>;
  return typeof pageId === 'string' && typeof title === 'string' && typeof liked === 'boolean';
}

const isCommentLike = (payload: unknown): payload is CommentLike =>
  isPageLike(payload) && typeof (payload as CommentLike).commentId === 'string';

/** What is on and off again needs no call. */
const join = <Like extends PageLike>(last: Like, next: Like): Like | null => (last.liked === next.liked ? last : null);

const confirms = ({ liked }: LikeAnswer, like: PageLike): boolean => liked === like.liked;

const keyOf = ({ pageId }: PageLike) => reactionsKey(pageId, readUserInfo()?.sub ?? null);

async function change({ client }: OutboxReads, like: PageLike, next: (known: PageReactions) => PageReactions) {
  const queryKey = keyOf(like);
  // An answer that is on its way was made before this change.
  await client.cancelQueries({ queryKey });
  client.setQueryData<PageReactions>(queryKey, (known) => known && next(known));
  await savePrivateRead(client, queryKey);
}

export const pageLikeOperation: Operation<PageLike, LikeAnswer> = {
  name: PAGE_LIKE_OPERATION,
  isPrivate: true,
  accepts: isPageLike,
  describe: ({ liked, title }) => ({ title: (liked ? words.like : words.unlike)(title) }),
  join,
  send({ base, fetch, payload: { pageId, liked } }) {
    const pages = httpClient(base, '/api/v1/pages', fetch);
    return read(pages[':id'].like.$post({ param: { id: pageId }, json: { liked } }));
  },
  confirms,
  settle: (answer, like, reads) => change(reads, like, (known) => ({ ...known, ...answer })),
};

export const commentLikeOperation: Operation<CommentLike, LikeAnswer> = {
  name: COMMENT_LIKE_OPERATION,
  isPrivate: true,
  accepts: isCommentLike,
  describe: ({ liked, title }) => ({ title: (liked ? words.likeComment : words.unlikeComment)(title) }),
  join,
  send({ base, fetch, payload: { commentId, liked } }) {
    const comments = httpClient(base, '/api/v1/pagecomments', fetch);
    return read(comments[':id'].like.$post({ param: { id: commentId }, json: { liked } }));
  },
  confirms,
  settle: (answer, like, reads) =>
    change(reads, like, (known) => ({
      ...known,
      comments: known.comments.map((one) => (one.id === like.commentId ? { ...one, ...answer } : one)),
    })),
};
