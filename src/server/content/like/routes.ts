import { Hono } from 'hono';
import { likeAnswer, likeBody, pageReactions } from '../../../contract/content/page.ts';
import { idParam } from '../../../contract/page.ts';
import type { AppDeps } from '../../app-deps.ts';
import { actorOf } from '../../platform/actor.ts';
import { answerWrite } from '../../platform/command/answer-write.ts';
import { callerKey } from '../../platform/http/client-address.ts';
import { answers } from '../../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../../platform/http/private-answers.ts';
import { limitRate } from '../../platform/http/rate-limit.ts';
import { validate } from '../../platform/http/validate.ts';
import { likePage } from './like-page.ts';
import { getReactions } from './read.ts';

const tag = 'Page reactions';

/** No cache answers it. Many people share the address of an office or a mobile network. */
const READ_LIMIT = { burst: 60, perSecond: 5 };

/** Mounted at `/api/v1/pages`: what readers do with a page. */
export function reactionRoutes(deps: AppDeps) {
  const { db, env } = deps;
  return new Hono()
    .get(
      '/:id/reactions',
      limitRate({ ...READ_LIMIT, keyOf: (c) => callerKey(c, env.TRUST_PROXY) }),
      answers(pageReactions, 'پسندها و شمار نظرهای یک مطلب در این لحظه؛ پس از ورود با پسندهای خود کاربر', { tag }),
      validate('param', idParam),
      async (c) => {
        c.header('cache-control', 'private, no-store');
        return c.json(await getReactions(db, actorOf(c), c.req.valid('param').id));
      },
    )
    .post(
      '/:id/like',
      privateAnswers(),
      answers(likeAnswer, 'پسندیدن یک مطلب، یا برداشتن آن', { tag, problems: [404, 415], isWrite: true }),
      validate('param', idParam),
      validate('json', likeBody),
      (c) => answerWrite(c, deps, likePage, { ...c.req.valid('param'), ...c.req.valid('json') }),
    );
}
