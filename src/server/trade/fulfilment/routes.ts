import { Hono } from 'hono';
import { idParam, pageOf, pageQuery } from '../../../contract/page.ts';
import {
  decisionBody,
  disputeCard,
  receiptBody,
  settlementBody,
  settlementRef,
  settlementRefusal,
  shipmentBody,
} from '../../../contract/trade/fulfilment.ts';
import { moveComment, moveReason } from '../../../contract/trade/request-form.ts';
import { tradeRequest } from '../../../contract/trade/trade-request.ts';
import type { AppDeps } from '../../app-deps.ts';
import { actorOf } from '../../platform/actor.ts';
import { answerWrite } from '../../platform/command/answer-write.ts';
import { answers } from '../../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../../platform/http/private-answers.ts';
import { validate } from '../../platform/http/validate.ts';
import { agreeCancel, askCancel, cancelUnpaid, refuseCancel } from '../cancelling/cancel-published.ts';
import { closeRequest } from '../cancelling/close.ts';
import { receiveDelivery } from '../delivery/receive.ts';
import { shipDelivery } from '../delivery/ship.ts';
import { decideDispute, openDispute, withdrawDispute } from '../disputes/dispute-moves.ts';
import { listDisputes } from '../disputes/list-disputes.ts';
import { confirmPayment, refusePayment } from '../settlement/answer-payment.ts';
import { recordPayment } from '../settlement/record-payment.ts';

const tag = 'Trade';
const MOVE = { tag, problems: [403, 404, 409, 415], isWrite: true } as const;

/** Mounted at `/api/v1/traderequests`: what follows the publication. */
export function fulfilmentRoutes(deps: AppDeps) {
  return new Hono()
    .use(privateAnswers())
    .get(
      '/disputes',
      answers(pageOf(disputeCard), 'اختلاف‌هایی که در انتظار تصمیم کارشناس‌اند', { tag, problems: [403] }),
      validate('query', pageQuery),
      async (c) => c.json(await listDisputes(deps.db, actorOf(c), c.req.valid('query'))),
    )
    .post(
      '/:id/ship',
      answers(tradeRequest, 'فروشنده بخشی از کالا یا خدمت یا همهٔ آن را تحویل می‌دهد', MOVE),
      validate('param', idParam),
      validate('json', shipmentBody),
      (c) => answerWrite(c, deps, shipDelivery, { ...c.req.valid('json'), requestId: c.req.valid('param').id }),
    )
    .post(
      '/:id/receive',
      answers(tradeRequest, 'خریدار می‌گوید چه مقدار از یک تحویل رسید', MOVE),
      validate('param', idParam),
      validate('json', receiptBody),
      (c) => answerWrite(c, deps, receiveDelivery, { ...c.req.valid('json'), requestId: c.req.valid('param').id }),
    )
    .post(
      '/:id/record-payment',
      answers(tradeRequest, 'خریدار پرداخت مستقیم یک قسط را ثبت می‌کند', MOVE),
      validate('param', idParam),
      validate('json', settlementBody),
      (c) => answerWrite(c, deps, recordPayment, { ...c.req.valid('json'), requestId: c.req.valid('param').id }),
    )
    .post(
      '/:id/confirm-payment',
      answers(tradeRequest, 'فروشنده دریافت یک پرداخت را تأیید می‌کند', MOVE),
      validate('param', idParam),
      validate('json', settlementRef),
      (c) => answerWrite(c, deps, confirmPayment, { ...c.req.valid('json'), requestId: c.req.valid('param').id }),
    )
    .post(
      '/:id/refuse-payment',
      answers(tradeRequest, 'فروشنده یک پرداخت را با دلیل نمی‌پذیرد', MOVE),
      validate('param', idParam),
      validate('json', settlementRefusal),
      (c) => answerWrite(c, deps, refusePayment, { ...c.req.valid('json'), requestId: c.req.valid('param').id }),
    )
    .post(
      '/:id/ask-cancel',
      answers(tradeRequest, 'یک سو لغو معامله را می‌خواهد', MOVE),
      validate('param', idParam),
      validate('json', moveReason),
      (c) => answerWrite(c, deps, askCancel, { ...c.req.valid('json'), ...c.req.valid('param') }),
    )
    .post(
      '/:id/agree-cancel',
      answers(tradeRequest, 'سوی دیگر لغو را می‌پذیرد', MOVE),
      validate('param', idParam),
      validate('json', moveComment),
      (c) => answerWrite(c, deps, agreeCancel, { ...c.req.valid('json'), ...c.req.valid('param') }),
    )
    .post(
      '/:id/refuse-cancel',
      answers(tradeRequest, 'خواست لغو کنار گذاشته می‌شود', MOVE),
      validate('param', idParam),
      validate('json', moveComment),
      (c) => answerWrite(c, deps, refuseCancel, { ...c.req.valid('json'), ...c.req.valid('param') }),
    )
    .post(
      '/:id/cancel-unpaid',
      answers(tradeRequest, 'فروشنده معامله‌ای را که پرداخت نشده لغو می‌کند', MOVE),
      validate('param', idParam),
      validate('json', moveComment),
      (c) => answerWrite(c, deps, cancelUnpaid, { ...c.req.valid('json'), ...c.req.valid('param') }),
    )
    .post(
      '/:id/close',
      answers(tradeRequest, 'خریدار معامله را می‌بندد', { ...MOVE, problems: [403, 404, 409] }),
      validate('param', idParam),
      (c) => answerWrite(c, deps, closeRequest, c.req.valid('param')),
    )
    .post(
      '/:id/dispute',
      answers(tradeRequest, 'یک سو اختلافی ثبت می‌کند', MOVE),
      validate('param', idParam),
      validate('json', moveReason),
      (c) => answerWrite(c, deps, openDispute, { ...c.req.valid('json'), ...c.req.valid('param') }),
    )
    .post(
      '/:id/withdraw-dispute',
      answers(tradeRequest, 'کسی که اختلاف را ثبت کرده آن را پس می‌گیرد', MOVE),
      validate('param', idParam),
      validate('json', moveComment),
      (c) => answerWrite(c, deps, withdrawDispute, { ...c.req.valid('json'), ...c.req.valid('param') }),
    )
    .post(
      '/:id/decide-dispute',
      answers(tradeRequest, 'کارشناس دربارهٔ اختلاف تصمیم می‌گیرد', MOVE),
      validate('param', idParam),
      validate('json', decisionBody),
      (c) => answerWrite(c, deps, decideDispute, { ...c.req.valid('json'), ...c.req.valid('param') }),
    );
}
