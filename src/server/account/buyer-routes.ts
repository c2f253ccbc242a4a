import { Hono } from 'hono';
import { buyer, buyerBody } from '../../contract/account/buyer.ts';
import type { AppDeps } from '../app-deps.ts';
import { answerWrite } from '../platform/command/answer-write.ts';
import { answers } from '../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../platform/http/private-answers.ts';
import { validate } from '../platform/http/validate.ts';
import { registerBuyer } from './buyer/register-buyer.ts';

/** Mounted at `/api/v1/buyers`. */
export function buyerRoutes(deps: AppDeps) {
  return new Hono()
    .use(privateAnswers())
    .post(
      '/',
      answers(buyer, 'ثبت کاربر به عنوان خریدار', { tag: 'Customers', status: 201, problems: [415], isWrite: true }),
      validate('json', buyerBody),
      (c) => answerWrite(c, deps, registerBuyer, c.req.valid('json')),
    );
}
