import { Hono } from 'hono';
import {
  commentBody,
  commentLikeBody,
  commentReason,
  commentRemoval,
  commentsQuery,
  commentText,
  commentTree,
  ownComment,
  receivedComment,
} from '../../../contract/content/comment.ts';
import { likeAnswer } from '../../../contract/content/page.ts';
import { idParam, pageOf, pageQuery } from '../../../contract/page.ts';
import type { AppDeps } from '../../app-deps.ts';
import { actorOf, userIdOf } from '../../platform/actor.ts';
import { answerWrite } from '../../platform/command/answer-write.ts';
import { callerKey } from '../../platform/http/client-address.ts';
import { seenVersion } from '../../platform/http/if-match.ts';
import { answers } from '../../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../../platform/http/private-answers.ts';
import { limitRate } from '../../platform/http/rate-limit.ts';
import { validate } from '../../platform/http/validate.ts';
import { likeComment } from '../like/like-comment.ts';
import { editComment, removeComment } from './change-comment.ts';
import { approveComment, rejectComment } from './moderate-comment.ts';
import { getCommentTree, listComments, listOwnComments } from './read.ts';
import { writeComment } from './write-comment.ts';

const tag = 'Page comments';
const OPERATOR_MOVE = { tag, problems: [403, 404, 412, 428], isWrite: true, isVersioned: true } as const;

/** The burst allows for comments that waited for a network; many people share the address of an office. */
const WRITE_LIMIT = { burst: 60, perSecond: 0.5 };

/** Mounted at `/api/v1/pagecomments`. Everybody reads what is shown; writers see their own, operators all. */
export function commentRoutes(deps: AppDeps) {
  const { db, env, publicCache } = deps;
  const own = privateAnswers();
  return new Hono()
    .post(
      '/',
      own,
      limitRate({ ...WRITE_LIMIT, keyOf: (c) => callerKey(c, env.TRUST_PROXY) }),
      answers(ownComment, 'نوشتن یک نظر؛ پس از بررسی کارشناس نشان داده می‌شود', {
        tag,
        status: 201,
        problems: [404, 415, 429],
        isWrite: true,
      }),
      validate('json', commentBody),
      (c) => answerWrite(c, deps, writeComment, c.req.valid('json')),
    )
    .get(
      '/',
      own,
      answers(pageOf(receivedComment), 'نظرهای همه، برای کارشناس', { tag, problems: [403] }),
      validate('query', commentsQuery),
      async (c) => c.json(await listComments(db, actorOf(c), c.req.valid('query'))),
    )
    .get(
      '/mine',
      own,
      answers(pageOf(ownComment), 'نظرهای من با پاسخ‌هایشان، تازه‌ترین نخست', { tag, problems: [] }),
      validate('query', pageQuery),
      async (c) => c.json(await listOwnComments(db, userIdOf(actorOf(c)), c.req.valid('query'))),
    )
    .get(
      '/:id/active-tree',
      answers(commentTree, 'نظرهای نشان‌دادنی یک مطلب، در سه سطح', { tag }),
      validate('param', idParam),
      publicCache.publicRead(),
      async (c) => c.json(await getCommentTree(db, c.req.valid('param').id)),
    )
    .put(
      '/:id',
      own,
      answers(ownComment, 'تغییر متن نظر خود، تا بررسی نشده است', { tag, problems: [404, 415], isWrite: true }),
      validate('param', idParam),
      validate('json', commentText),
      (c) => answerWrite(c, deps, editComment, { ...c.req.valid('param'), ...c.req.valid('json') }),
    )
    .delete(
      '/:id',
      own,
      answers(commentRemoval, 'پس گرفتن نظر خود، تا بررسی نشده است', { tag, problems: [], isWrite: true }),
      validate('param', idParam),
      (c) => answerWrite(c, deps, removeComment, c.req.valid('param')),
    )
    .post(
      '/:id/like',
      own,
      answers(likeAnswer, 'پسندیدن یک نظر، یا برداشتن آن', { tag, problems: [404, 415], isWrite: true }),
      validate('param', idParam),
      validate('json', commentLikeBody),
      (c) => answerWrite(c, deps, likeComment, { ...c.req.valid('param'), ...c.req.valid('json') }),
    )
    .post(
      '/:id/approve',
      own,
      answers(receivedComment, 'نشان دادن یک نظر', OPERATOR_MOVE),
      validate('param', idParam),
      (c) => answerWrite(c, deps, approveComment, { ...c.req.valid('param'), version: seenVersion(c) }),
    )
    .post(
      '/:id/reject',
      own,
      answers(receivedComment, 'نشان ندادن یک نظر، با دلیل', { ...OPERATOR_MOVE, problems: [403, 404, 412, 415, 428] }),
      validate('param', idParam),
      validate('json', commentReason),
      (c) => {
        const input = { ...c.req.valid('param'), version: seenVersion(c), ...c.req.valid('json') };
        return answerWrite(c, deps, rejectComment, input);
      },
    );
}
