import { type MembershipPlanBody, membershipPlanBody } from '../../contract/membership/membership.ts';
import { isAgentOf } from '../merchants/agents/agent-permission.ts';
import { lockMerchant } from '../merchants/lock-merchant.ts';
import { userIdOf } from '../platform/actor.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { forSignedIn } from '../platform/command/policy.ts';
import { conflict, locked } from '../platform/errors/app-error.ts';
import type { MembershipRow } from './membership.table.ts';
import type { MembershipPlanRow } from './membership-plan.table.ts';
import { beginPeriod, findBasePlan, findLastPeriod, getPlanOf } from './periods.ts';
import { mayTakePlan } from './policy.ts';
import { presentMembership, presentPlan } from './read.ts';

interface Taken {
  isNew: boolean;
  plan: MembershipPlanRow;
  row: MembershipRow;
}

/** Begins a period of the base plan for a confirmed merchant; while one runs, it is the answer. */
export const takeBasePlan = command({
  name: 'membership.takeBasePlan',
  input: membershipPlanBody,
  policy: forSignedIn,
  effect: take,
  audit: ({ isNew, row: { merchantId, no, planCode, planVersion } }) =>
    isNew
      ? { objectType: 'merchant', objectId: merchantId, details: { membership: no, planCode, planVersion } }
      : undefined,
  answer: ({ plan, row }, { now }) => ({ plan: presentPlan(plan), membership: presentMembership(row, now) }),
  status: ({ isNew }): 200 | 201 => (isNew ? 201 : 200),
});

async function take(context: EffectContext<MembershipPlanBody>): Promise<Taken> {
  const { tx, actor, input, now } = context;
  const { merchantId } = input;
  const isAgent = await isAgentOf(tx, userIdOf(actor), merchantId, now);
  const merchant = await lockMerchant(context, merchantId, (one, found) => mayTakePlan(one, found, isAgent));
  if (merchant.status === 'suspended')
    throw locked('merchant_locked', 'این بازرگانی تعلیق شده است و طرح عضویت نمی‌گیرد.');
  if (merchant.status !== 'confirmed')
    throw conflict('merchant_not_confirmed', 'پس از تأیید بازرگان می‌توانید طرح عضویت بگیرید.');
  const last = await findLastPeriod(tx, merchantId);
  if (last && now < last.validTo) return { isNew: false, plan: await getPlanOf(tx, last), row: last };
  const plan = await findBasePlan(tx);
  if (!plan) throw new Error('no base plan is stored');
  const made = await beginPeriod(tx, { merchantId, last, plan, now });
  const row = made ?? (await findLastPeriod(tx, merchantId));
  if (!row) throw new Error('the membership of the same number is gone');
  return { isNew: made !== undefined, plan: made ? plan : await getPlanOf(tx, row), row };
}
