import { Hono } from 'hono';
import { idParam } from '../../../contract/page.ts';
import { tradeInvoice } from '../../../contract/trade/invoice.ts';
import type { AppDeps } from '../../app-deps.ts';
import { actorOf } from '../../platform/actor.ts';
import { answerWrite } from '../../platform/command/answer-write.ts';
import { answers } from '../../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../../platform/http/private-answers.ts';
import { validate } from '../../platform/http/validate.ts';
import { issueInvoice } from './issue-invoice.ts';
import { getInvoice } from './read-invoice.ts';

const tag = 'Trade';

/** Mounted at `/api/v1/traderequests`. */
export const invoiceRoutes = (deps: AppDeps) =>
  new Hono()
    .use(privateAnswers())
    .get(
      '/:id/invoice',
      answers(tradeInvoice, 'صورتحساب رسمی یک درخواست، یا آنچه برای آن نوشته نشده است', { tag }),
      validate('param', idParam),
      async (c) => c.json(await getInvoice(deps.db, { actor: actorOf(c), now: deps.now() }, c.req.valid('param'))),
    )
    .post(
      '/:id/invoice',
      answers(tradeInvoice, 'فروشنده صورتحساب رسمی را صادر می‌کند', {
        tag,
        problems: [403, 404, 409, 422],
        isWrite: true,
      }),
      validate('param', idParam),
      (c) => answerWrite(c, deps, issueInvoice, c.req.valid('param')),
    );
