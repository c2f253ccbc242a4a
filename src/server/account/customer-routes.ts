import { Hono } from 'hono';
import { customerCard, customerQuery, personCustomerBody } from '../../contract/account/customer.ts';
import { profile, profileBody } from '../../contract/account/profile.ts';
import type { AppDeps } from '../app-deps.ts';
import { isTrader } from '../merchants/agents/agent-permission.ts';
import { actorOf, userIdOf } from '../platform/actor.ts';
import { answerWrite } from '../platform/command/answer-write.ts';
import { assertAllowed } from '../platform/command/policy.ts';
import { entityTag, seenVersion } from '../platform/http/if-match.ts';
import { answers } from '../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../platform/http/private-answers.ts';
import { limitRate } from '../platform/http/rate-limit.ts';
import { validate } from '../platform/http/validate.ts';
import { getCustomer } from './customer/read.ts';
import { registerCustomer } from './customer/register-customer.ts';
import { editProfile } from './person/edit-profile.ts';
import { getProfile } from './person/read.ts';
import { mayLookUpCustomers } from './policy.ts';

const tag = 'Customers';
/** An agent asks for who stands at the desk, and nobody for a list of numbers. */
const LOOKUP_LIMIT = { burst: 60, perSecond: 1 / 60 };

/** Mounted at `/api/v1/customers`. */
export function customerRoutes(deps: AppDeps) {
  const { db } = deps;
  return new Hono()
    .use(privateAnswers())
    .get(
      '/',
      answers(customerCard, 'یافتن یک مشتری با شمارهٔ موبایل یا شناسه', { tag, problems: [403, 404] }),
      validate('query', customerQuery),
      limitRate({ ...LOOKUP_LIMIT, keyOf: (c) => userIdOf(actorOf(c)) }),
      async (c) => {
        const actor = actorOf(c);
        assertAllowed(mayLookUpCustomers(actor, await isTrader(db, userIdOf(actor), deps.now())));
        return c.json(await getCustomer(db, c.req.valid('query')));
      },
    )
    .get('/profile', answers(profile, 'نمایهٔ کاربر', { tag, problems: [] }), async (c) => {
      const found = await getProfile(db, userIdOf(actorOf(c)));
      return c.json(found, 200, { etag: entityTag(found.version) });
    })
    .put(
      '/profile',
      answers(profile, 'تغییر نمایهٔ کاربر', { tag, problems: [412, 415, 428], isWrite: true, isVersioned: true }),
      validate('json', profileBody),
      (c) => answerWrite(c, deps, editProfile, { ...c.req.valid('json'), version: seenVersion(c) }),
    )
    .post(
      '/personcustomer',
      answers(profile, 'ثبت کاربر به عنوان مشتری', { tag, problems: [415], isWrite: true }),
      validate('json', personCustomerBody),
      (c) => answerWrite(c, deps, registerCustomer, c.req.valid('json')),
    );
}
