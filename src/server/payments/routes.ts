import { type Context, Hono } from 'hono';
import { idParam } from '../../contract/page.ts';
import {
  attemptBody,
  attemptParam,
  attemptResult,
  cancelBody,
  gateways,
  payment,
  paymentBody,
  paymentQuery,
  redirection,
  walletPayBody,
} from '../../contract/payments/payment.ts';
import type { AppDeps } from '../app-deps.ts';
import { actorOf, userIdOf } from '../platform/actor.ts';
import { answerWrite, runWrite } from '../platform/command/answer-write.ts';
import { auditRefusals } from '../platform/command/audit-refusals.ts';
import { answers } from '../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../platform/http/private-answers.ts';
import { validate } from '../platform/http/validate.ts';
import { askBank } from './attempts/ask-bank.ts';
import { beginAttempt } from './attempts/begin-attempt.ts';
import { sendAttempt } from './attempts/send-attempt.ts';
import { cancelPayment } from './cancel-payment.ts';
import { openPayment } from './open-payment.ts';
import {
  findLiveAttempt,
  findOwnPayment,
  listGateways,
  listRetried,
  presentPayment,
  readResult,
} from './read-payments.ts';
import { AUTHORITY_PARAM, takeReturn } from './take-return.ts';
import { walletPay } from './wallet-pay.ts';

const tag = 'Payment';
const PAY = { tag, problems: [403, 404, 409, 415, 422], isWrite: true } as const;
const AT_BANK = { ...PAY, status: 201, problems: [...PAY.problems, 503] } as const;

/** Mounted at `/api/v1/gateways`. */
export const gatewayRoutes = (deps: AppDeps) =>
  new Hono()
    .use(privateAnswers())
    .get('/', answers(gateways, 'درگاه‌های بانک و اندازهٔ آن‌ها', { tag, problems: [] }), (c) =>
      c.json(listGateways(deps)),
    );

/** Mounted at `/api/v1/payments`. Each payment is its payer's alone. */
export function paymentRoutes(deps: AppDeps) {
  return new Hono()
    .use(privateAnswers(), auditRefusals(deps))
    .post(
      '/',
      answers(payment, 'آغاز پرداخت یک قسط یا یک طرح عضویت', { ...PAY, status: 201, repeatStatus: 200 }),
      validate('json', paymentBody),
      (c) => answerWrite(c, deps, openPayment, c.req.valid('json')),
    )
    .post('/wallet-pay', answers(payment, 'پرداخت از کیف پول', PAY), validate('json', walletPayBody), (c) =>
      answerWrite(c, deps, walletPay, c.req.valid('json')),
    )
    .get(
      '/for-retry-pay',
      answers(payment.array(), 'پرداخت‌های باز من که می‌توان پرداخت', { tag, problems: [] }),
      async (c) => c.json(await listRetried(deps.db, userIdOf(actorOf(c)), deps.now())),
    )
    .post(
      '/:id/cancel',
      answers(payment, 'لغو یک پرداخت باز؛ اگر نزد بانک باشد پس از پاسخ آن', {
        ...PAY,
        problems: [404, 415, 423],
      }),
      validate('param', idParam),
      validate('json', cancelBody),
      (c) => answerWrite(c, deps, cancelPayment, { ...c.req.valid('json'), ...c.req.valid('param') }),
    );
}

/** Mounted at `/api/v1/onlinepayments`. */
export function onlinePaymentRoutes(deps: AppDeps) {
  const { db } = deps;
  const signedIn = privateAnswers();
  const audited = auditRefusals(deps);
  return new Hono()
    .get(
      '/by-paymentid',
      signedIn,
      answers(payment, 'یک پرداخت و تلاش‌های آن', { tag }),
      validate('query', paymentQuery),
      async (c) => {
        const row = await findOwnPayment(db, userIdOf(actorOf(c)), c.req.valid('query').paymentId);
        return c.json(await presentPayment(db, row, deps.now()));
      },
    )
    .post(
      '/request',
      signedIn,
      audited,
      answers(redirection, 'آغاز پرداخت در درگاه یک بانک', AT_BANK),
      validate('json', attemptBody),
      async (c) => {
        const { attemptId } = await runWrite(c, deps, beginAttempt, c.req.valid('json'));
        return c.json(await sendAttempt(deps, attemptId), 201);
      },
    )
    .post(
      '/retry-request',
      signedIn,
      audited,
      answers(redirection, 'تلاش دوباره؛ نخست از بانک دربارهٔ تلاش پیشین پرسیده می‌شود', AT_BANK),
      validate('json', attemptBody),
      async (c) => {
        const body = c.req.valid('json');
        const { id } = await findOwnPayment(db, userIdOf(actorOf(c)), body.paymentId);
        const live = await findLiveAttempt(db, id);
        if (live) await askBank(deps, live.id, false);
        const { attemptId } = await runWrite(c, deps, beginAttempt, body);
        return c.json(await sendAttempt(deps, attemptId), 201);
      },
    )
    .get(
      '/results/:attemptId',
      answers(attemptResult, 'نتیجهٔ یک پرداخت، برای کسی که از بانک بازمی‌گردد', { tag }),
      validate('param', attemptParam),
      async (c) => {
        c.header('cache-control', 'private, no-store');
        return c.json(await readResult(db, c.req.valid('param').attemptId));
      },
    )
    .get(
      '/callback/:attemptId',
      answers(null, 'بازگشت مرورگر از بانک', { tag: 'Bank', status: 303, problems: [] }),
      validate('param', attemptParam),
      (c) => comeBack(c, deps, c.req.valid('param').attemptId),
    )
    .post(
      '/callback/:attemptId',
      answers(null, 'بازگشت مرورگر از بانک با یک فرم', { tag: 'Bank', status: 303, problems: [], isForeignForm: true }),
      validate('param', attemptParam),
      (c) => comeBack(c, deps, c.req.valid('param').attemptId),
    );
}

/** What the browser brings is a hint: the bank itself is asked, and whatever it says, the browser goes on to the result. */
async function comeBack(c: Context, deps: AppDeps, attemptId: string): Promise<Response> {
  await takeReturn(deps, { actor: actorOf(c), attemptId, authority: c.req.query(AUTHORITY_PARAM) });
  c.header('cache-control', 'no-store');
  c.header('referrer-policy', 'no-referrer');
  return c.redirect(`/payment/${attemptId}`, 303);
}
