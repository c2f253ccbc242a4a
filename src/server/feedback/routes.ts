import { type Context, Hono } from 'hono';
import { z } from 'zod';
import {
  feedbackAnswer,
  feedbackBody,
  feedbackFileQuery,
  feedbackSent,
  feedbacksQuery,
  ownFeedback,
  receivedFeedback,
  trackedFeedback,
  trackingParam,
} from '../../contract/feedback/feedback.ts';
import { idParam, pageOf, pageQuery } from '../../contract/page.ts';
import type { AppDeps } from '../app-deps.ts';
import { answerContent, fileTypes } from '../files/answer-content.ts';
import { actorOf, isSignedIn, userIdOf } from '../platform/actor.ts';
import { answerWrite } from '../platform/command/answer-write.ts';
import { callerKey } from '../platform/http/client-address.ts';
import { answers } from '../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../platform/http/private-answers.ts';
import { limitRate } from '../platform/http/rate-limit.ts';
import { validate } from '../platform/http/validate.ts';
import { answerFeedback, closeFeedback, seeFeedback } from './answer-feedback.ts';
import { getAttachedFile, getTracked, listFeedbacks, listOwnFeedbacks } from './read.ts';
import { sendFeedback } from './send-feedback.ts';

const tag = 'Feedback';
const OPERATOR_MOVE = { tag, problems: [403, 404], isWrite: true } as const;

/** The burst allows for feedback that waited for a network. */
const SEND_LIMIT = { burst: 30, perSecond: 0.2 };
/** A device looks up the codes that it has kept; at this pace nobody finds another's. */
const LOOK_UP_LIMIT = { burst: 60, perSecond: 0.5 };

/** Mounted at `/api/v1/feedbacks`. */
export function feedbackRoutes(deps: AppDeps) {
  const { db, env, keys } = deps;
  const own = privateAnswers();
  const callerOf = (c: Context) => callerKey(c, env.TRUST_PROXY);
  return new Hono()
    .post(
      '/',
      limitRate({ ...SEND_LIMIT, keyOf: callerOf }),
      answers(feedbackSent, 'فرستادن یک بازخورد؛ پاسخ کد رهگیری آن است', {
        tag,
        status: 201,
        problems: [415, 429],
        isWrite: true,
      }),
      validate('json', feedbackBody),
      (c) => {
        const address = isSignedIn(actorOf(c)) ? undefined : callerOf(c);
        const addressSubject = address === undefined ? undefined : keys.hash('feedback', address);
        return answerWrite(c, deps, sendFeedback, { ...c.req.valid('json'), addressSubject });
      },
    )
    .get(
      '/',
      own,
      answers(pageOf(receivedFeedback), 'بازخوردهای همه، برای کارشناس', { tag, problems: [403] }),
      validate('query', feedbacksQuery),
      async (c) => c.json(await listFeedbacks(db, actorOf(c), c.req.valid('query'))),
    )
    .get(
      '/mine',
      own,
      answers(pageOf(ownFeedback), 'بازخوردهای من، تازه‌ترین نخست', { tag, problems: [] }),
      validate('query', pageQuery),
      async (c) => c.json(await listOwnFeedbacks(db, userIdOf(actorOf(c)), c.req.valid('query'))),
    )
    .get(
      '/:trackingCode',
      limitRate({ ...LOOK_UP_LIMIT, keyOf: callerOf }),
      answers(trackedFeedback, 'وضعیت یک بازخورد با کد رهگیری آن', { tag }),
      validate('param', trackingParam),
      async (c) => {
        c.header('cache-control', 'private, no-store');
        return c.json(await getTracked(db, c.req.valid('param').trackingCode));
      },
    )
    .post(
      '/:id/seen',
      own,
      answers(receivedFeedback, 'کارشناس بازخورد را دید', OPERATOR_MOVE),
      validate('param', idParam),
      (c) => answerWrite(c, deps, seeFeedback, c.req.valid('param')),
    )
    .get(
      '/:id/file',
      own,
      answers(z.string(), 'یک پیوست بازخورد، برای کارشناس', {
        tag: 'File contents',
        contentType: fileTypes,
        problems: [403, 404],
        isRevalidated: true,
      }),
      validate('param', idParam),
      validate('query', feedbackFileQuery),
      async (c) => {
        const asked = { ...c.req.valid('param'), ...c.req.valid('query') };
        return answerContent(c, deps.files, await getAttachedFile(db, actorOf(c), asked));
      },
    )
    .post(
      '/:id/answer',
      own,
      answers(receivedFeedback, 'پاسخ کارشناس به بازخورد', { ...OPERATOR_MOVE, problems: [403, 404, 415] }),
      validate('param', idParam),
      validate('json', feedbackAnswer),
      (c) => answerWrite(c, deps, answerFeedback, { ...c.req.valid('json'), ...c.req.valid('param') }),
    )
    .post(
      '/:id/close',
      own,
      answers(receivedFeedback, 'بستن بازخورد', OPERATOR_MOVE),
      validate('param', idParam),
      (c) => answerWrite(c, deps, closeFeedback, c.req.valid('param')),
    );
}
