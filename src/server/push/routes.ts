import { Hono } from 'hono';
import {
  pushEndpoint,
  pushKey,
  pushRemoval,
  pushSubscription,
  pushSubscriptionBody,
} from '../../contract/push/push-subscription.ts';
import { pushTopics } from '../../core/worker/push-message.ts';
import type { AppDeps } from '../app-deps.ts';
import { actorOf } from '../platform/actor.ts';
import { answerWrite } from '../platform/command/answer-write.ts';
import { callerKey } from '../platform/http/client-address.ts';
import { answers } from '../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../platform/http/private-answers.ts';
import { limitRate, TokenBuckets } from '../platform/http/rate-limit.ts';
import { validate } from '../platform/http/validate.ts';
import { joinPushSubscription } from './join-subscription.ts';
import { getPushSubscription, presentPushSubscription } from './read.ts';
import { removePushSubscription } from './remove-subscription.ts';
import { isSubscribed, savePushSubscription } from './save-subscription.ts';
import { requireVapidKeys } from './vapid-keys.ts';

const tag = 'Push';

/** Settings change rarely, but many devices may share an IP address. */
const ADDRESS_LIMIT = { burst: 60, perSecond: 1 };
/** New browsers of an address: an office at once, then one every ten minutes. */
const NEW_LIMIT = { burst: 100, perSecond: 1 / 600 };

/** Mounted at `/api/v1/push`. A subscription belongs to its browser: only that knows its endpoint. */
export function pushRoutes(deps: AppDeps) {
  const { db, env } = deps;
  const newBrowsers = new TokenBuckets(NEW_LIMIT);
  return new Hono()
    .use(limitRate({ ...ADDRESS_LIMIT, keyOf: (c) => callerKey(c, env.TRUST_PROXY) }))
    .use(async (c, next) => {
      c.header('cache-control', 'private, no-store');
      await next();
    })
    .get('/key', answers(pushKey, 'کلید همگانی اعلان‌ها و موضوع‌های آن', { tag, problems: [] }), async (c) => {
      const { publicKey } = await requireVapidKeys(db);
      return c.json({ publicKey, topics: [...pushTopics] });
    })
    .put(
      '/subscriptions',
      answers(pushSubscription, 'ثبت یا تغییر اشتراک اعلان این مرورگر', { tag, problems: [415], isWrite: true }),
      validate('json', pushSubscriptionBody),
      async (c) => {
        const client = callerKey(c, env.TRUST_PROXY);
        const body = c.req.valid('json');
        if (client !== undefined && !(await isSubscribed(db, body.endpoint))) newBrowsers.take(client);
        return answerWrite(c, deps, savePushSubscription, body);
      },
    )
    .post(
      '/subscriptions/read',
      answers(pushSubscription, 'تنظیم‌های اشتراک اعلان این مرورگر', { tag, problems: [404, 415] }),
      validate('json', pushEndpoint),
      async (c) => {
        const row = await getPushSubscription(db, c.req.valid('json').endpoint);
        return c.json(presentPushSubscription(row, actorOf(c)));
      },
    )
    .post(
      '/subscriptions/join',
      privateAnswers(),
      answers(pushSubscription, 'افزودن اشتراک اعلان این مرورگر به حساب کاربر، تا پایان نشست', {
        tag,
        problems: [404, 415],
        isWrite: true,
      }),
      validate('json', pushEndpoint),
      (c) => answerWrite(c, deps, joinPushSubscription, c.req.valid('json')),
    )
    .delete(
      '/subscriptions',
      answers(pushRemoval, 'پایان اشتراک اعلان این مرورگر', { tag, problems: [415], isWrite: true }),
      validate('json', pushEndpoint),
      (c) => answerWrite(c, deps, removePushSubscription, c.req.valid('json')),
    );
}
