import { Hono } from 'hono';
import { signInBody, signInStarted } from '../../contract/account/sign-in.ts';
import type { AppDeps } from '../app-deps.ts';
import { actorOf } from '../platform/actor.ts';
import { clientGroup } from '../platform/http/client-address.ts';
import { answers } from '../platform/http/openapi/route-docs.ts';
import { validate } from '../platform/http/validate.ts';
import { isPhoneKnown } from './sign-in/known-phones.ts';
import { requestCode } from './sign-in/request-code.ts';

const tag = 'Users';

/** Mounted at `/api/v1/users`. */
export function userRoutes(deps: AppDeps) {
  return new Hono().post(
    '/login-by-otp',
    answers(signInStarted, 'فرستادن کد یک‌بارمصرف ورود به یک شمارهٔ موبایل', { tag, problems: [415, 422, 429, 503] }),
    validate('json', signInBody),
    async (c) => {
      c.header('cache-control', 'no-store');
      const address = clientGroup(c, deps.env.TRUST_PROXY);
      const isKnown = (phone: string) => isPhoneKnown(c, deps.keys, phone);
      return c.json(await requestCode(deps, { actor: actorOf(c), body: c.req.valid('json'), address, isKnown }));
    },
  );
}
