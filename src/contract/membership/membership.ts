import { z } from 'zod';
import { membershipStates } from '../../core/people/membership.ts';

const limit = z.int().nonnegative().nullable();

/** How many a merchant may have; null: no limit. */
const membershipLimits = z.object({
  /** Requests that are confirmed and published in one period. */
  publishedRequests: limit,
  agents: limit,
  products: limit,
});
export type MembershipLimits = z.infer<typeof membershipLimits>;

const snapshot = {
  code: z.string(),
  version: z.int(),
  title: z.string(),
  priceRial: z.int().nonnegative(),
  limits: membershipLimits,
};

const membershipPlan = z.object({ ...snapshot, periodDays: z.int().positive() });
export type MembershipPlan = z.infer<typeof membershipPlan>;

/** A period of a merchant. */
export const membership = z.object({
  /** From 1, counted for each merchant. */
  no: z.int().positive(),
  /** As it was when the period was taken. */
  plan: z.object(snapshot),
  from: z.iso.datetime(),
  /** The first moment that the period does not have. */
  to: z.iso.datetime(),
  /** At the time of the answer. */
  state: z.enum(membershipStates),
});
export type Membership = z.infer<typeof membership>;

export const membershipPlansQuery = z.object({ merchantId: z.uuid() });

export const membershipPlans = z.object({
  /** The last period that has begun; null: none yet. */
  current: membership.nullable(),
  /** The period that the next one follows, also one that has not begun; null: none yet. */
  last: membership.pick({ no: true, to: true }).nullable(),
  /** Those that can be taken. */
  plans: z.array(membershipPlan),
});
export type MembershipPlans = z.infer<typeof membershipPlans>;

export const membershipPlanBody = z
  .object({ merchantId: z.uuid() })
  .meta({ examples: [{ merchantId: '01940000-0000-7000-8000-00000000000a' }] });
export type MembershipPlanBody = z.infer<typeof membershipPlanBody>;

export const takenMembership = z.object({ plan: membershipPlan, membership });
export type TakenMembership = z.infer<typeof takenMembership>;
