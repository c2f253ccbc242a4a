import { Hono } from 'hono';
import { idParam } from '../../../contract/page.ts';
import { groupBoard } from '../../../contract/trade/group.ts';
import type { AppDeps } from '../../app-deps.ts';
import { actorOf } from '../../platform/actor.ts';
import { answers } from '../../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../../platform/http/private-answers.ts';
import { validate } from '../../platform/http/validate.ts';
import { readBoard } from './read-board.ts';

/** Mounted at `/api/v1/traderequests/groups`. A group is known to its buyer; to nobody else. */
export const tradeGroupRoutes = (deps: AppDeps) =>
  new Hono()
    .use(privateAnswers())
    .get(
      '/:id',
      answers(groupBoard, 'پاسخ همهٔ تأمین‌کننده‌های یک گروه کنار هم', { tag: 'Trade' }),
      validate('param', idParam),
      async (c) => c.json(await readBoard(deps.db, { actor: actorOf(c), now: deps.now() }, c.req.valid('param').id)),
    );
