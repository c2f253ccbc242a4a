import { Hono } from 'hono';
import { idParam } from '../../../contract/page.ts';
import { approvalBody, approvalRefusal, buyingMerchants } from '../../../contract/trade/approval.ts';
import { tradeRequest } from '../../../contract/trade/trade-request.ts';
import type { AppDeps } from '../../app-deps.ts';
import { actorOf } from '../../platform/actor.ts';
import { answerWrite } from '../../platform/command/answer-write.ts';
import { answers } from '../../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../../platform/http/private-answers.ts';
import { validate } from '../../platform/http/validate.ts';
import { approveMove, refuseMove, withdrawMove } from './answer-approval.ts';
import { listBuyingMerchants } from './spending.ts';

const ANSWER = { tag: 'Trade', problems: [403, 404, 409, 415], isWrite: true } as const;

/** Mounted at `/api/v1/traderequests`: what agents ask their principal for. */
export const approvalRoutes = (deps: AppDeps) =>
  new Hono()
    .use(privateAnswers())
    .get(
      '/buying-merchants',
      answers(buyingMerchants, 'بازرگانی‌هایی که کاربر به نام آن‌ها می‌خرد، و سقف خرید او', {
        tag: 'Trade',
        problems: [],
      }),
      async (c) => c.json(await listBuyingMerchants(deps.db, { actor: actorOf(c), now: deps.now() })),
    )
    .post(
      '/:id/approve',
      answers(tradeRequest, 'صاحب بازرگانی خرید نماینده را تأیید می‌کند', {
        ...ANSWER,
        problems: [...ANSWER.problems, 422],
      }),
      validate('param', idParam),
      validate('json', approvalBody),
      (c) => answerWrite(c, deps, approveMove, { ...c.req.valid('json'), ...c.req.valid('param') }),
    )
    .post(
      '/:id/refuse-approval',
      answers(tradeRequest, 'صاحب بازرگانی خرید نماینده را تأیید نمی‌کند', ANSWER),
      validate('param', idParam),
      validate('json', approvalRefusal),
      (c) => answerWrite(c, deps, refuseMove, { ...c.req.valid('json'), ...c.req.valid('param') }),
    )
    .post(
      '/:id/withdraw-approval',
      answers(tradeRequest, 'نماینده خواست تأیید را پس می‌گیرد', ANSWER),
      validate('param', idParam),
      validate('json', approvalBody),
      (c) => answerWrite(c, deps, withdrawMove, { ...c.req.valid('json'), ...c.req.valid('param') }),
    );
