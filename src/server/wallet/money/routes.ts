import { Hono } from 'hono';
import { idParam, pageOf, pageQuery } from '../../../contract/page.ts';
import { adjustment, adjustmentBody, adjustmentRefusal } from '../../../contract/wallet/adjustment.ts';
import { moneyOverview, unknownAttempt } from '../../../contract/wallet/money.ts';
import type { AppDeps } from '../../app-deps.ts';
import { listUnknownAttempts } from '../../payments/read-unknown.ts';
import { actorOf } from '../../platform/actor.ts';
import { answerWrite } from '../../platform/command/answer-write.ts';
import { assertAllowed, forOperator } from '../../platform/command/policy.ts';
import { answers } from '../../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../../platform/http/private-answers.ts';
import { validate } from '../../platform/http/validate.ts';
import { approveAdjustment, refuseAdjustment, withdrawAdjustment } from '../adjustments/answer-adjustment.ts';
import { proposeAdjustment } from '../adjustments/propose-adjustment.ts';
import { listAdjustments } from '../adjustments/read-adjustments.ts';
import { readMoney } from './read-money.ts';

const tag = 'Money';
const READ = { tag, problems: [403] } as const;
const DECIDE = { tag, problems: [403, 404, 409], isWrite: true } as const;

/** Mounted at `/api/v1/money`: what operators see and decide about money. */
export function moneyRoutes(deps: AppDeps) {
  const { db } = deps;
  return new Hono()
    .use(privateAnswers())
    .get('/', answers(moneyOverview, 'آنچه از پول در انتظار کارشناس است، و آزمون‌های دفتر کل', READ), async (c) => {
      assertAllowed(forOperator(actorOf(c)));
      return c.json(await readMoney(db, deps.now()));
    })
    .get(
      '/attempts',
      answers(pageOf(unknownAttempt), 'پرداخت‌هایی که بانک بیش از یک ساعت پاسخ نداده است', READ),
      validate('query', pageQuery),
      async (c) => {
        assertAllowed(forOperator(actorOf(c)));
        return c.json(await listUnknownAttempts(db, deps.now(), c.req.valid('query')));
      },
    )
    .get(
      '/adjustments',
      answers(pageOf(adjustment), 'اصلاح‌هایی که در انتظار کارشناس دوم‌اند', READ),
      validate('query', pageQuery),
      async (c) => c.json(await listAdjustments(db, actorOf(c), c.req.valid('query'))),
    )
    .post(
      '/adjustments',
      answers(adjustment, 'پیشنهاد اصلاح یک کیف پول', {
        ...{ tag, isWrite: true, status: 201 },
        problems: [403, 409, 415, 422],
      }),
      validate('json', adjustmentBody),
      (c) => answerWrite(c, deps, proposeAdjustment, c.req.valid('json')),
    )
    .post(
      '/adjustments/:id/approve',
      answers(adjustment, 'تأیید اصلاحی که کارشناس دیگری پیشنهاد کرده است', {
        ...DECIDE,
        problems: [403, 404, 409, 422],
      }),
      validate('param', idParam),
      (c) => answerWrite(c, deps, approveAdjustment, c.req.valid('param')),
    )
    .post(
      '/adjustments/:id/refuse',
      answers(adjustment, 'رد اصلاحی که کارشناس دیگری پیشنهاد کرده است', { ...DECIDE, problems: [403, 404, 409, 415] }),
      validate('param', idParam),
      validate('json', adjustmentRefusal),
      (c) => answerWrite(c, deps, refuseAdjustment, { ...c.req.valid('json'), ...c.req.valid('param') }),
    )
    .post(
      '/adjustments/:id/withdraw',
      answers(adjustment, 'پس گرفتن پیشنهاد خود', DECIDE),
      validate('param', idParam),
      (c) => answerWrite(c, deps, withdrawAdjustment, c.req.valid('param')),
    );
}
