import { Hono } from 'hono';
import { idParam, pageOf, pageQuery } from '../../../contract/page.ts';
import { tradeGroup } from '../../../contract/trade/group.ts';
import {
  joinBody,
  openCard,
  openListQuery,
  openQuery,
  openRequest,
  ownOpenCard,
} from '../../../contract/trade/open-request.ts';
import { tradeRequest } from '../../../contract/trade/trade-request.ts';
import type { AppDeps } from '../../app-deps.ts';
import { actorOf } from '../../platform/actor.ts';
import { answerWrite } from '../../platform/command/answer-write.ts';
import { answers } from '../../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../../platform/http/private-answers.ts';
import { validate } from '../../platform/http/validate.ts';
import { endOpen } from './end-open.ts';
import { joinOpen } from './join-open.ts';
import { listOwnOpen } from './own-open.ts';
import { getOpen, listOpen } from './read-open.ts';

const tag = 'Trade';

/** Mounted at `/api/v1/traderequests/open`: for who sells as a supplier that may join. */
export const openRequestRoutes = (deps: AppDeps) =>
  new Hono()
    .use(privateAnswers())
    .get(
      '/',
      answers(pageOf(openCard), 'درخواست‌های باز برای یک تأمین‌کننده؛ آنچه زودتر بسته می‌شود نخست', { tag }),
      validate('query', openListQuery),
      async (c) => c.json(await listOpen(deps.db, { actor: actorOf(c), now: deps.now() }, c.req.valid('query'))),
    )
    .get(
      '/own',
      answers(pageOf(ownOpenCard), 'درخواست‌های باز خود خریدار، تازه‌ترین نخست', { tag, problems: [] }),
      validate('query', pageQuery),
      async (c) => c.json(await listOwnOpen(deps.db, { actor: actorOf(c), now: deps.now() }, c.req.valid('query'))),
    )
    .get(
      '/:id',
      answers(openRequest, 'یک درخواست باز', { tag }),
      validate('param', idParam),
      validate('query', openQuery),
      async (c) => {
        const asked = { ...c.req.valid('param'), ...c.req.valid('query') };
        return c.json(await getOpen(deps.db, { actor: actorOf(c), now: deps.now() }, asked));
      },
    )
    .post(
      '/:id/end',
      answers(tradeGroup, 'خریدار درخواست باز را پیش از مهلت پایان می‌دهد', {
        tag,
        problems: [404, 409],
        isWrite: true,
      }),
      validate('param', idParam),
      (c) => answerWrite(c, deps, endOpen, c.req.valid('param')),
    )
    .post(
      '/:id/join',
      answers(tradeRequest, 'شرکت یک تأمین‌کننده در یک درخواست باز', {
        tag,
        status: 201,
        problems: [404, 409, 415, 422],
        isWrite: true,
      }),
      validate('param', idParam),
      validate('json', joinBody),
      (c) => answerWrite(c, deps, joinOpen, { ...c.req.valid('json'), groupId: c.req.valid('param').id }),
    );
