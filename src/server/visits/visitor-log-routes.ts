import { Hono } from 'hono';
import { visitorLog, visitorLogQuery } from '../../contract/visits/visitor-log.ts';
import type { AppDeps } from '../app-deps.ts';
import { actorOf } from '../platform/actor.ts';
import { answers } from '../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../platform/http/private-answers.ts';
import { validate } from '../platform/http/validate.ts';
import { listVisitorLog } from './visitor-log-read.ts';

const tag = 'Visits';

/** Mounted at `/api/v1/visitorlogs`. */
export function visitorLogRoutes(deps: AppDeps) {
  return new Hono().use(privateAnswers()).get(
    '/byfilter-for-chart',
    answers(visitorLog, 'آمار بازدید یک صفحه برای کسان تأمین‌کنندهٔ آن، یا همهٔ سایت برای کارشناس', {
      tag,
      problems: [403, 404],
    }),
    validate('query', visitorLogQuery),
    async (c) => c.json(await listVisitorLog(deps.db, { actor: actorOf(c), now: deps.now() }, c.req.valid('query'))),
  );
}
