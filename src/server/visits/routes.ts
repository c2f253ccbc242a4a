import { type Context, Hono } from 'hono';
import { pageOf } from '../../contract/page.ts';
import {
  clearVisitsQuery,
  DEVICE_HEADER,
  deviceBody,
  deviceJoin,
  lastVisit,
  lastVisitsQuery,
  maybeDeviceHeader,
  type VisitBody,
  visitBody,
  visitCount,
  visitsClearing,
} from '../../contract/visits/visit.ts';
import { isCrawler } from '../../core/pages/is-crawler.ts';
import type { AppDeps } from '../app-deps.ts';
import { actorOf, isSignedIn } from '../platform/actor.ts';
import { answerWrite } from '../platform/command/answer-write.ts';
import { badRequest } from '../platform/errors/app-error.ts';
import { callerKey } from '../platform/http/client-address.ts';
import { answers } from '../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../platform/http/private-answers.ts';
import { limitRate } from '../platform/http/rate-limit.ts';
import { validate } from '../platform/http/validate.ts';
import { clearVisits } from './clear-visits.ts';
import { countVisit } from './count-visit.ts';
import { visitorOf } from './count-visitor.ts';
import { joinDevice } from './join-device.ts';
import { listVisitsOfDevice, listVisitsOfPerson } from './read.ts';

const tag = 'Visits';

/** The pace of a quick reader; the burst allows for visits that waited for a network. */
const DEVICE_LIMIT = { burst: 60, perSecond: 0.5 };
/** Many devices may share an IP address: an office or a mobile network. */
const ADDRESS_LIMIT = { burst: 300, perSecond: 5 };

/** Whose visit it is; a client can invent a device, so the limit per address comes first. */
function ownerOfVisit(c: Context): string | undefined {
  const actor = actorOf(c);
  if (isSignedIn(actor)) return `user:${actor.userId}`;
  const { deviceId }: VisitBody = c.req.valid('json' as never);
  return (deviceId ?? c.req.header(DEVICE_HEADER))?.toLowerCase();
}

/** Mounted at `/api/v1/pagevisits`. A history belongs to who is signed in, otherwise to the device. */
export function visitRoutes(deps: AppDeps) {
  const { db, env, keys } = deps;
  return new Hono()
    .post(
      '/visit-count',
      limitRate({ ...ADDRESS_LIMIT, keyOf: (c) => callerKey(c, env.TRUST_PROXY) }),
      answers(visitCount, 'شمردن یک بازدید، هر شناسه یک بار', { tag, problems: [404, 415, 422], isWrite: true }),
      validate('header', maybeDeviceHeader),
      validate('json', visitBody),
      limitRate({ ...DEVICE_LIMIT, keyOf: ownerOfVisit }),
      (c) => {
        const isBot = isCrawler(c.req.header('user-agent') ?? '');
        const visitor = visitorOf(keys, deps.now(), ownerOfVisit(c));
        return answerWrite(c, deps, countVisit, { ...c.req.valid('json'), isBot, visitor });
      },
    )
    .get(
      '/last-visits',
      answers(pageOf(lastVisit), 'آخرین بازدیدهای کاربر، یا بی ورود بازدیدهای این دستگاه', { tag, problems: [] }),
      validate('header', maybeDeviceHeader),
      validate('query', lastVisitsQuery),
      async (c) => {
        c.header('cache-control', 'private, no-store');
        const actor = actorOf(c);
        const query = c.req.valid('query');
        if (isSignedIn(actor)) return c.json(await listVisitsOfPerson(db, actor.userId, query));
        const { [DEVICE_HEADER]: deviceId } = c.req.valid('header');
        if (deviceId === undefined)
          throw badRequest('device_id_missing', 'شناسهٔ دستگاه همراه درخواست نیست.', DEVICE_HEADER);
        return c.json(await listVisitsOfDevice(db, deviceId, query));
      },
    )
    .delete(
      '/last-visits',
      privateAnswers(),
      answers(visitsClearing, 'پاک کردن بازدیدهای کاربر، همه یا از یک نوع', { tag, problems: [], isWrite: true }),
      validate('query', clearVisitsQuery),
      (c) => answerWrite(c, deps, clearVisits, c.req.valid('query')),
    )
    .post(
      '/join',
      privateAnswers(),
      answers(deviceJoin, 'افزودن بازدیدهای پیش از ورود این دستگاه به حساب کاربر', {
        tag,
        problems: [415],
        isWrite: true,
      }),
      validate('json', deviceBody),
      (c) => answerWrite(c, deps, joinDevice, c.req.valid('json')),
    );
}
