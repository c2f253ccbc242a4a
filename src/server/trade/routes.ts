import { Hono } from 'hono';
import { idParam, pageOf } from '../../contract/page.ts';
import { membershipAndPrice } from '../../contract/trade/membership-and-price.ts';
import { counterBody, quoteBody, withdrawalBody } from '../../contract/trade/quote.ts';
import { eventsQuery, requestEvents } from '../../contract/trade/request-event.ts';
import {
  confirmationBody,
  moveComment,
  moveReason,
  publicationBody,
  requestBody,
  requestForm,
} from '../../contract/trade/request-form.ts';
import {
  createdRequests,
  publishedRequest,
  requestCard,
  requestsQuery,
  supplierRequestsQuery,
  tradeRequest,
} from '../../contract/trade/trade-request.ts';
import type { AppDeps } from '../app-deps.ts';
import { actorOf } from '../platform/actor.ts';
import { answerWrite } from '../platform/command/answer-write.ts';
import { entityTag, seenVersion } from '../platform/http/if-match.ts';
import { answers } from '../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../platform/http/private-answers.ts';
import { validate } from '../platform/http/validate.ts';
import { createRequest } from './create-request.ts';
import { editRequest } from './edit-request.ts';
import { listRequests, listSupplierRequests } from './list-requests.ts';
import { readMembershipAndPrice } from './prices/membership-and-price.ts';
import { confirmAndPublish } from './publish-request.ts';
import { counterQuote, withdrawQuote } from './quotes/answer-quote.ts';
import { sendQuote } from './quotes/send-quote.ts';
import { getRequest, listEvents } from './read.ts';
import { requestConfirmation } from './request-confirmation.ts';
import { cancelRequest, declineRequest, returnRequest, takeBackRequest } from './simple-moves.ts';
import { noteOpened } from './unopened/note-opened.ts';

const tag = 'Trade';
const MOVE = { tag, problems: [403, 404, 409, 415], isWrite: true } as const;

/** Mounted at `/api/v1/traderequests`. Each request is known to its buyer, its seller and operators; to nobody else. */
export function tradeRequestRoutes(deps: AppDeps) {
  const { db } = deps;
  return new Hono()
    .use(privateAnswers())
    .get(
      '/',
      answers(pageOf(requestCard), 'درخواست‌های من، چون خریدار و چون فروشنده؛ نوبت من نخست', { tag, problems: [] }),
      validate('query', requestsQuery),
      async (c) => c.json(await listRequests(db, { actor: actorOf(c), now: deps.now() }, c.req.valid('query'))),
    )
    .get(
      '/by-supplier',
      answers(pageOf(requestCard), 'درخواست‌های رسیده به یک تأمین‌کننده', { tag }),
      validate('query', supplierRequestsQuery),
      async (c) => c.json(await listSupplierRequests(db, { actor: actorOf(c), now: deps.now() }, c.req.valid('query'))),
    )
    .post(
      '/direct-order',
      answers(createdRequests, 'آغاز یا فرستادن یک درخواست، به یک تأمین‌کننده یا چون گروه به چند تأمین‌کننده', {
        tag,
        status: 201,
        waitingStatus: 202,
        problems: [404, 409, 415, 422],
        isWrite: true,
      }),
      validate('json', requestBody),
      (c) => answerWrite(c, deps, createRequest, c.req.valid('json')),
    )
    .put(
      '/direct-order/:id',
      answers(tradeRequest, 'تغییر یا فرستادن یک درخواست', {
        tag,
        waitingStatus: 202,
        problems: [403, 404, 409, 412, 415, 422, 428],
        isWrite: true,
        isVersioned: true,
      }),
      validate('param', idParam),
      validate('json', requestForm),
      (c) =>
        answerWrite(c, deps, editRequest, { ...c.req.valid('json'), ...c.req.valid('param'), version: seenVersion(c) }),
    )
    .get(
      '/:id',
      answers(tradeRequest, 'یک درخواست، چنان که یکی از دو سو می‌بیند', { tag }),
      validate('param', idParam),
      async (c) => {
        const now = deps.now();
        const found = await getRequest(db, { actor: actorOf(c), now }, c.req.valid('param').id);
        await noteOpened(db, found, now);
        return c.json(found, 200, { etag: entityTag(found.version) });
      },
    )
    .get(
      '/:id/membership-and-price',
      answers(membershipAndPrice, 'بهای یک درخواست با قیمت‌های اکنون، و عضویت فروشنده', { tag }),
      validate('param', idParam),
      async (c) =>
        c.json(
          await readMembershipAndPrice(
            db,
            { actor: actorOf(c), now: deps.now(), env: deps.env },
            c.req.valid('param').id,
          ),
        ),
    )
    .post(
      '/:id/request-confirmation',
      answers(tradeRequest, 'خریدار بها را می‌پذیرد و تأیید فروشنده را می‌خواهد', {
        ...MOVE,
        waitingStatus: 202,
        problems: [...MOVE.problems, 422],
      }),
      validate('param', idParam),
      validate('json', confirmationBody),
      (c) => answerWrite(c, deps, requestConfirmation, { ...c.req.valid('json'), ...c.req.valid('param') }),
    )
    .post(
      '/:id/confirm-and-publish',
      answers(publishedRequest, 'فروشنده تأیید و منتشر می‌کند', { ...MOVE, problems: [...MOVE.problems, 422] }),
      validate('param', idParam),
      validate('json', publicationBody),
      (c) => answerWrite(c, deps, confirmAndPublish, { ...c.req.valid('json'), ...c.req.valid('param') }),
    )
    .post(
      '/:id/quote',
      answers(tradeRequest, 'فروشنده برای ردیف‌های درخواست قیمت می‌دهد', { ...MOVE, problems: [...MOVE.problems, 422] }),
      validate('param', idParam),
      validate('json', quoteBody),
      (c) => answerWrite(c, deps, sendQuote, { ...c.req.valid('json'), ...c.req.valid('param') }),
    )
    .post(
      '/:id/counter',
      answers(tradeRequest, 'خریدار به قیمت فروشنده پاسخ می‌دهد', MOVE),
      validate('param', idParam),
      validate('json', counterBody),
      (c) => answerWrite(c, deps, counterQuote, { ...c.req.valid('json'), ...c.req.valid('param') }),
    )
    .post(
      '/:id/withdraw',
      answers(tradeRequest, 'فروشنده قیمت خود را پس می‌گیرد', MOVE),
      validate('param', idParam),
      validate('json', withdrawalBody),
      (c) => answerWrite(c, deps, withdrawQuote, { ...c.req.valid('json'), ...c.req.valid('param') }),
    )
    .post(
      '/:id/cancel',
      answers(tradeRequest, 'خریدار درخواست را لغو می‌کند', MOVE),
      validate('param', idParam),
      validate('json', moveComment),
      (c) => answerWrite(c, deps, cancelRequest, { ...c.req.valid('json'), ...c.req.valid('param') }),
    )
    .post(
      '/:id/take-back',
      answers(tradeRequest, 'خریدار خواست تأیید را پس می‌گیرد', MOVE),
      validate('param', idParam),
      validate('json', moveComment),
      (c) => answerWrite(c, deps, takeBackRequest, { ...c.req.valid('json'), ...c.req.valid('param') }),
    )
    .post(
      '/:id/decline',
      answers(tradeRequest, 'فروشنده تأمین نمی‌کند', MOVE),
      validate('param', idParam),
      validate('json', moveReason),
      (c) => answerWrite(c, deps, declineRequest, { ...c.req.valid('json'), ...c.req.valid('param') }),
    )
    .post(
      '/:id/return',
      answers(tradeRequest, 'فروشنده درخواست را با دلیل بازمی‌گرداند', MOVE),
      validate('param', idParam),
      validate('json', moveReason),
      (c) => answerWrite(c, deps, returnRequest, { ...c.req.valid('json'), ...c.req.valid('param') }),
    );
}

/** Mounted at `/api/v1/traderequestevents`. */
export const tradeEventRoutes = (deps: AppDeps) =>
  new Hono()
    .use(privateAnswers())
    .get(
      '/',
      answers(requestEvents, 'رویدادهای یک درخواست، هر یک با نشان رویداد پیش از خود', { tag }),
      validate('query', eventsQuery),
      async (c) => c.json(await listEvents(deps.db, { actor: actorOf(c), now: deps.now() }, c.req.valid('query'))),
    );
