import { and, asc, desc, eq, gt, lte, or } from 'drizzle-orm';
import type { Membership, MembershipPlan, MembershipPlans } from '../../contract/membership/membership.ts';
import { type MembershipStateName, membershipStateAt } from '../../core/people/membership.ts';
import type { Executor, Tx } from '../db/open-database.ts';
import { getVisibleMerchant } from '../merchants/own-read.ts';
import type { Actor } from '../platform/actor.ts';
import { type MembershipRow, memberships } from './membership.table.ts';
import { type MembershipPlanRow, membershipPlans } from './membership-plan.table.ts';
import { findLastPeriod, isOffered } from './periods.ts';

/** The last period of a merchant that has begun. */
export interface MembershipState {
  no: number;
  plan: Membership['plan'];
  from: Date;
  to: Date;
  state: MembershipStateName;
  /** Requests that may be published in it; null: no limit. A period that is paid for and follows lends its limit at once. */
  publishedLimit: number | null;
}

const selectBegun = (db: Executor, merchantId: string, now: Date) =>
  db
    .select()
    .from(memberships)
    .where(and(eq(memberships.merchantId, merchantId), lte(memberships.validFrom, now)))
    .orderBy(desc(memberships.no))
    .limit(1);

export async function readMembershipState(
  db: Executor,
  merchantId: string,
  now: Date,
): Promise<MembershipState | undefined> {
  const [row] = await selectBegun(db, merchantId, now);
  return row && stateOf(row, now, await listPaidAhead(db, row));
}

/** The same, locked until the commit: who counts against its limits does so one after the other. */
export async function lockMembership(tx: Tx, merchantId: string, now: Date): Promise<MembershipState | undefined> {
  const [row] = await selectBegun(tx, merchantId, now).for('no key update');
  return row && stateOf(row, now, await listPaidAhead(tx, row));
}

/** The periods after one that something was paid for. */
const listPaidAhead = (db: Executor, { merchantId, no }: MembershipRow): Promise<MembershipRow[]> =>
  db
    .select()
    .from(memberships)
    .where(and(eq(memberships.merchantId, merchantId), gt(memberships.no, no), gt(memberships.priceRial, 0)));

const publishedLimitOf = (rows: readonly MembershipRow[]): number | null =>
  rows.reduce<number | null>((most, { limits: { publishedRequests } }) => {
    return most === null || publishedRequests === null ? null : Math.max(most, publishedRequests);
  }, 0);

const stateOf = (row: MembershipRow, now: Date, ahead: readonly MembershipRow[]): MembershipState => ({
  no: row.no,
  plan: {
    code: row.planCode,
    version: row.planVersion,
    title: row.title,
    priceRial: row.priceRial,
    limits: row.limits,
  },
  from: row.validFrom,
  to: row.validTo,
  state: membershipStateAt(row.validTo, now),
  publishedLimit: publishedLimitOf([row, ...ahead]),
});

export const presentMembership = (row: MembershipRow, now: Date): Membership => present(stateOf(row, now, []));

const present = ({ from, to, no, plan, state }: MembershipState): Membership => ({
  ...{ no, plan, state },
  from: from.toISOString(),
  to: to.toISOString(),
});

export const presentPlan = ({ isBase: _, ...plan }: MembershipPlanRow): MembershipPlan => plan;

/** @throws 404 for a merchant that the actor may not see */
export async function readMembershipPlans(
  db: Executor,
  { actor, now }: { actor: Actor; now: Date },
  merchantId: string,
): Promise<MembershipPlans> {
  await getVisibleMerchant(db, { actor, now }, merchantId, 'confirmAndPublish');
  const current = await readMembershipState(db, merchantId, now);
  const last = await findLastPeriod(db, merchantId);
  const plans = await db
    .select()
    .from(membershipPlans)
    .where(or(eq(membershipPlans.isBase, true), isOffered))
    .orderBy(asc(membershipPlans.code));
  return {
    current: current ? present(current) : null,
    last: last ? { no: last.no, to: last.validTo.toISOString() } : null,
    plans: plans.map(presentPlan),
  };
}
