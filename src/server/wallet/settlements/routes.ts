import { Hono } from 'hono';
import { idParam, pageOf, pageQuery } from '../../../contract/page.ts';
import { settlement, settlementBody, settlementRefusal } from '../../../contract/wallet/settlement.ts';
import type { AppDeps } from '../../app-deps.ts';
import { actorOf } from '../../platform/actor.ts';
import { answerWrite } from '../../platform/command/answer-write.ts';
import { answers } from '../../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../../platform/http/private-answers.ts';
import { validate } from '../../platform/http/validate.ts';
import { approveSettlement, refuseSettlement, withdrawSettlement } from './answer-settlement.ts';
import { proposeSettlement } from './propose-settlement.ts';
import { listSettlements } from './read-settlements.ts';

const tag = 'Money';
const DECIDE = { tag, problems: [403, 404, 409], isWrite: true } as const;

/** Mounted at `/api/v1/settlements`: what gateways have paid to Rasteh's bank account. */
export function settlementRoutes(deps: AppDeps) {
  return new Hono()
    .use(privateAnswers())
    .get(
      '/',
      answers(pageOf(settlement), 'تسویه‌هایی که در انتظار کارشناس دوم‌اند', { tag, problems: [403] }),
      validate('query', pageQuery),
      async (c) => c.json(await listSettlements(deps.db, actorOf(c), c.req.valid('query'))),
    )
    .post(
      '/',
      answers(settlement, 'ثبت آنچه یک درگاه به حساب بانکی راسته داده است', {
        ...{ tag, isWrite: true, status: 201 },
        problems: [403, 409, 415, 422],
      }),
      validate('json', settlementBody),
      (c) => answerWrite(c, deps, proposeSettlement, c.req.valid('json')),
    )
    .post(
      '/:id/approve',
      answers(settlement, 'تأیید تسویه‌ای که کارشناس دیگری ثبت کرده است', {
        ...DECIDE,
        problems: [403, 404, 409, 422],
      }),
      validate('param', idParam),
      (c) => answerWrite(c, deps, approveSettlement, c.req.valid('param')),
    )
    .post(
      '/:id/refuse',
      answers(settlement, 'رد تسویه‌ای که کارشناس دیگری ثبت کرده است', { ...DECIDE, problems: [403, 404, 409, 415] }),
      validate('param', idParam),
      validate('json', settlementRefusal),
      (c) => answerWrite(c, deps, refuseSettlement, { ...c.req.valid('json'), ...c.req.valid('param') }),
    )
    .post('/:id/withdraw', answers(settlement, 'پس گرفتن ثبت خود', DECIDE), validate('param', idParam), (c) =>
      answerWrite(c, deps, withdrawSettlement, c.req.valid('param')),
    );
}
