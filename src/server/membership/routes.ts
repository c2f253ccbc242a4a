import { Hono } from 'hono';
import {
  membershipPlanBody,
  membershipPlans,
  membershipPlansQuery,
  takenMembership,
} from '../../contract/membership/membership.ts';
import type { AppDeps } from '../app-deps.ts';
import { actorOf } from '../platform/actor.ts';
import { answerWrite } from '../platform/command/answer-write.ts';
import { answers } from '../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../platform/http/private-answers.ts';
import { validate } from '../platform/http/validate.ts';
import { readMembershipPlans } from './read.ts';
import { takeBasePlan } from './take-base-plan.ts';

const tag = 'Merchants';

/** Mounted at `/api/v1/membershipplans`. For owners of merchants, their agents and operators. */
export function membershipRoutes(deps: AppDeps) {
  const { db, now } = deps;
  return new Hono()
    .use(privateAnswers())
    .get(
      '/',
      answers(membershipPlans, 'عضویت یک بازرگانی و طرح‌هایی که می‌تواند بگیرد', { tag }),
      validate('query', membershipPlansQuery),
      async (c) => {
        const { merchantId } = c.req.valid('query');
        return c.json(await readMembershipPlans(db, { actor: actorOf(c), now: now() }, merchantId));
      },
    )
    .post(
      '/',
      answers(takenMembership, 'گرفتن طرح پایهٔ عضویت برای یک بازرگانی', {
        tag,
        status: 201,
        repeatStatus: 200,
        problems: [403, 404, 415, 423],
        isWrite: true,
      }),
      validate('json', membershipPlanBody),
      (c) => answerWrite(c, deps, takeBasePlan, c.req.valid('json')),
    );
}
