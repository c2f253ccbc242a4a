import { Hono } from 'hono';
import { idParam, pageOf, pageQuery } from '../../../contract/page.ts';
import { adjustment, adjustmentBody, adjustmentRefusal } from '../../../contract/wallet/adjustment.ts';
import {
  decisionQuery,
  moneyDecision,
  moneyOverview,
  reversibleAttempt,
  unknownAttempt,
} from '../../../contract/wallet/money.ts';
import type { AppDeps } from '../../app-deps.ts';
import { listUnknownAttempts } from '../../payments/read-unknown.ts';
import { askReversal } from '../../payments/reversals/ask-reversal.ts';
import { beginReversal } from '../../payments/reversals/begin-reversal.ts';
import { listReversible, readReversible } from '../../payments/reversals/read-reversible.ts';
import { actorOf } from '../../platform/actor.ts';
import { answerWrite, runWrite } from '../../platform/command/answer-write.ts';
import { assertAllowed, forOperator } from '../../platform/command/policy.ts';
import { answers } from '../../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../../platform/http/private-answers.ts';
import { validate } from '../../platform/http/validate.ts';
import { approveAdjustment, refuseAdjustment, withdrawAdjustment } from '../adjustments/answer-adjustment.ts';
import { proposeAdjustment } from '../adjustments/propose-adjustment.ts';
import { listAdjustments } from '../adjustments/read-adjustments.ts';
import { listDecisions } from './read-decisions.ts';
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
      '/reversals',
      answers(pageOf(reversibleAttempt), 'پرداخت‌هایی که هنوز می‌توان به کارت بازگرداند', READ),
      validate('query', pageQuery),
      async (c) => c.json(await listReversible(db, { actor: actorOf(c), now: deps.now() }, c.req.valid('query'))),
    )
    .post(
      '/attempts/:id/reverse',
      answers(reversibleAttempt, 'بازگرداندن پول یک پرداخت به کارتی که از آن آمده است', {
        ...DECIDE,
        problems: [403, 404, 409, 422],
      }),
      validate('param', idParam),
      async (c) => {
        const { id } = await runWrite(c, deps, beginReversal, c.req.valid('param'));
        // Whatever happens, the job asks again.
        await askReversal(deps, id).catch((error: unknown) =>
          deps.log.error({ attemptId: id, err: error }, 'a reversal was not settled'),
        );
        return c.json(await readReversible(db, actorOf(c), id));
      },
    )
    .get(
      '/decisions',
      answers(pageOf(moneyDecision), 'آنچه کارشناسان دربارهٔ پول تصمیم گرفته‌اند، تازه‌ترین نخست', READ),
      validate('query', decisionQuery),
      async (c) => c.json(await listDecisions(db, actorOf(c), c.req.valid('query'))),
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
