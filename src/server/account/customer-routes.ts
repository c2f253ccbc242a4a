import { Hono } from 'hono';
import { personCustomerBody } from '../../contract/account/customer.ts';
import { profile, profileBody } from '../../contract/account/profile.ts';
import type { AppDeps } from '../app-deps.ts';
import { actorOf, userIdOf } from '../platform/command/actor.ts';
import { answerWrite } from '../platform/command/answer-write.ts';
import { entityTag, seenVersion } from '../platform/if-match.ts';
import { answers } from '../platform/openapi/route-docs.ts';
import { privateAnswers } from '../platform/private-answers.ts';
import { validate } from '../platform/validate.ts';
import { registerCustomer } from './customer/register-customer.ts';
import { editProfile } from './person/edit-profile.ts';
import { getProfile } from './person/read.ts';

const tag = 'Customers';

/** Mounted at `/api/v1/customers`. */
export function customerRoutes(deps: AppDeps) {
  const { db } = deps;
  return new Hono()
    .use(privateAnswers())
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
