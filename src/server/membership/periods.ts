import { and, desc, eq } from 'drizzle-orm';
import { endOfPeriod } from '../../core/people/membership.ts';
import type { Executor, Tx } from '../db/open-database.ts';
import { PAID_PLAN } from './base-plan.ts';
import { type MembershipRow, memberships } from './membership.table.ts';
import { type MembershipPlanRow, membershipPlans } from './membership-plan.table.ts';

/** Also one that has not begun. */
export async function findLastPeriod(db: Executor, merchantId: string): Promise<MembershipRow | undefined> {
  const isOwn = eq(memberships.merchantId, merchantId);
  const [row] = await db.select().from(memberships).where(isOwn).orderBy(desc(memberships.no)).limit(1);
  return row;
}

export async function findBasePlan(db: Executor): Promise<MembershipPlanRow | undefined> {
  const [plan] = await db.select().from(membershipPlans).where(eq(membershipPlans.isBase, true));
  return plan;
}

/** The version of a plan that a period has a copy of. */
export async function getPlanOf(
  db: Executor,
  { planCode, planVersion }: Pick<MembershipRow, 'planCode' | 'planVersion'>,
): Promise<MembershipPlanRow> {
  const isIts = and(eq(membershipPlans.code, planCode), eq(membershipPlans.version, planVersion));
  const [plan] = await db.select().from(membershipPlans).where(isIts);
  if (!plan) throw new Error('the plan of a membership is gone');
  return plan;
}

interface Next {
  merchantId: string;
  last: MembershipRow | undefined;
  plan: MembershipPlanRow;
  now: Date;
}

/** Begins the period after the last one. Undefined where another transaction has made the period of that number. */
export async function beginPeriod(tx: Tx, { merchantId, last, plan, now }: Next): Promise<MembershipRow | undefined> {
  const validFrom = last && last.validTo > now ? last.validTo : now;
  const [made] = await tx
    .insert(memberships)
    .values({
      merchantId,
      no: (last?.no ?? 0) + 1,
      planCode: plan.code,
      planVersion: plan.version,
      title: plan.title,
      priceRial: plan.priceRial,
      limits: plan.limits,
      validFrom,
      validTo: endOfPeriod(validFrom, plan.periodDays),
      previousNo: last?.no ?? null,
      previousTo: last?.validTo ?? null,
      createdAt: now,
    })
    .onConflictDoNothing({ target: [memberships.merchantId, memberships.no] })
    .returning();
  return made;
}

/** The base plan for a merchant that had none; nothing where no base plan is stored. */
export async function beginFirstPeriod(tx: Tx, merchantId: string, now: Date): Promise<void> {
  const plan = await findBasePlan(tx);
  if (!plan || (await findLastPeriod(tx, merchantId))) return;
  await beginPeriod(tx, { merchantId, last: undefined, plan, now });
}

/** The version of the paid plan that is sold now. */
export const isOffered = and(eq(membershipPlans.code, PAID_PLAN.code), eq(membershipPlans.version, PAID_PLAN.version));

export async function findPaidPlan(db: Executor): Promise<MembershipPlanRow | undefined> {
  const [plan] = await db.select().from(membershipPlans).where(isOffered);
  return plan;
}
