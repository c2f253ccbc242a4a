import { type Context, Hono } from 'hono';
import { pageOf } from '../../contract/page.ts';
import {
  DEVICE_HEADER,
  deviceHeader,
  lastVisit,
  lastVisitsQuery,
  maybeDeviceHeader,
  type VisitBody,
  visitBody,
  visitCount,
} from '../../contract/visits/visit.ts';
import type { AppDeps } from '../app-deps.ts';
import { clientGroup } from '../platform/client-address.ts';
import { answerWrite } from '../platform/command/answer-write.ts';
import { answers } from '../platform/openapi/route-docs.ts';
import { limitRate } from '../platform/rate-limit.ts';
import { validate } from '../platform/validate.ts';
import { countVisit } from './count-visit.ts';
import { listLastVisits } from './read.ts';

const tag = 'Visits';

/** The pace of a quick reader; the burst allows for visits that waited for a network. */
const DEVICE_LIMIT = { burst: 60, perSecond: 0.5 };
/** Many devices may share an IP address: an office or a mobile network. */
const ADDRESS_LIMIT = { burst: 300, perSecond: 5 };

/** The device that the visit is counted for; a client can invent it, so the limit per address comes first. */
function deviceOfVisit(c: Context): string | undefined {
  const { deviceId }: VisitBody = c.req.valid('json' as never);
  return (deviceId ?? c.req.header(DEVICE_HEADER))?.toLowerCase();
}

/** Mounted at `/api/v1/pagevisits`. Until sign-in a history belongs to a device. */
export function visitRoutes(deps: AppDeps) {
  const { db, env } = deps;
  return new Hono()
    .post(
      '/visit-count',
      limitRate({ ...ADDRESS_LIMIT, keyOf: (c) => clientGroup(c, env.TRUST_PROXY) }),
      answers(visitCount, 'شمردن یک بازدید، هر شناسه یک بار', { tag, problems: [404, 415, 422], isWrite: true }),
      validate('header', maybeDeviceHeader),
      validate('json', visitBody),
      limitRate({ ...DEVICE_LIMIT, keyOf: deviceOfVisit }),
      (c) => answerWrite(c, deps, countVisit, c.req.valid('json')),
    )
    .get(
      '/last-visits',
      answers(pageOf(lastVisit), 'آخرین بازدیدهای این دستگاه', { tag, problems: [] }),
      validate('header', deviceHeader),
      validate('query', lastVisitsQuery),
      async (c) => {
        c.header('cache-control', 'private, no-store');
        return c.json(await listLastVisits(db, c.req.valid('header')[DEVICE_HEADER], c.req.valid('query')));
      },
    );
}
