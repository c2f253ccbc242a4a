import { Hono } from 'hono';
import { idParam, pageOf, pageQuery } from '../../../contract/page.ts';
import {
  payout,
  payoutBody,
  payoutRefusal,
  payoutSettlement,
  payoutTerms,
  waitingPayout,
  waiver,
  waiverBody,
} from '../../../contract/wallet/payout.ts';
import { creditQuery } from '../../../contract/wallet/wallet.ts';
import type { AppDeps } from '../../app-deps.ts';
import { actorOf } from '../../platform/actor.ts';
import { answerWrite } from '../../platform/command/answer-write.ts';
import { auditRefusals } from '../../platform/command/audit-refusals.ts';
import { answers } from '../../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../../platform/http/private-answers.ts';
import { validate } from '../../platform/http/validate.ts';
import { claimPayout, refusePayout, releasePayout, settlePayout, takeBackPayout } from './answer-payout.ts';
import { askPayout } from './ask-payout.ts';
import { listPayouts, listWaitingPayouts } from './read-payouts.ts';
import { waiveRest } from './waive-rest.ts';

const tag = 'Wallet';
const OWN = { tag, problems: [403, 404, 409, 415, 422], isWrite: true } as const;
const DECIDE = { tag, problems: [403, 404, 409, 415], isWrite: true } as const;

/** Mounted at `/api/v1/payouts`: money of wallets that goes to bank accounts. */
export function payoutRoutes(deps: AppDeps) {
  const { db, env } = deps;
  return new Hono()
    .use(privateAnswers(), auditRefusals(deps))
    .get(
      '/',
      answers(pageOf(payout), 'برداشت‌های یک کیف پول، تازه‌ترین نخست', { tag }),
      validate('query', pageQuery.extend({ merchantId: creditQuery.shape.merchantId })),
      async (c) => c.json(await listPayouts(db, { actor: actorOf(c), now: deps.now() }, c.req.valid('query'))),
    )
    .get('/terms', answers(payoutTerms, 'حداقل مبلغ برداشت', { tag, problems: [] }), (c) =>
      c.json({ minRial: env.PAYOUT_MIN_RIAL }),
    )
    .get(
      '/waiting',
      answers(pageOf(waitingPayout), 'برداشت‌هایی که در انتظار پرداخت‌اند', { tag, problems: [403] }),
      validate('query', pageQuery),
      async (c) => c.json(await listWaitingPayouts(db, actorOf(c), c.req.valid('query'))),
    )
    .post(
      '/',
      answers(payout, 'برداشت از کیف پول به یک حساب بانکی', { ...OWN, status: 201 }),
      validate('json', payoutBody),
      (c) => answerWrite(c, deps, askPayout, c.req.valid('json')),
    )
    .post(
      '/waive-rest',
      answers(waiver, 'چشم‌پوشی از مانده‌ای که برای برداشت ناچیز است', OWN),
      validate('json', waiverBody),
      (c) => answerWrite(c, deps, waiveRest, c.req.valid('json')),
    )
    .post(
      '/:id/take-back',
      answers(payout, 'پس گرفتن یک برداشت', { ...DECIDE, problems: [403, 404, 409] }),
      validate('param', idParam),
      (c) => answerWrite(c, deps, takeBackPayout, c.req.valid('param')),
    )
    .post(
      '/:id/claim',
      answers(payout, 'کارشناس پرداخت آن را آغاز می‌کند', { ...DECIDE, problems: [403, 404, 409] }),
      validate('param', idParam),
      (c) => answerWrite(c, deps, claimPayout, c.req.valid('param')),
    )
    .post(
      '/:id/release',
      answers(payout, 'کارشناس آن را پرداخت نکرده است', { ...DECIDE, problems: [403, 404, 409] }),
      validate('param', idParam),
      (c) => answerWrite(c, deps, releasePayout, c.req.valid('param')),
    )
    .post(
      '/:id/settle',
      answers(payout, 'کارشناس برداشت را پرداخته است', DECIDE),
      validate('param', idParam),
      validate('json', payoutSettlement),
      (c) => answerWrite(c, deps, settlePayout, { ...c.req.valid('json'), ...c.req.valid('param') }),
    )
    .post(
      '/:id/refuse',
      answers(payout, 'کارشناس برداشت را رد می‌کند', DECIDE),
      validate('param', idParam),
      validate('json', payoutRefusal),
      (c) => answerWrite(c, deps, refusePayout, { ...c.req.valid('json'), ...c.req.valid('param') }),
    );
}
