import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MembershipLimits } from '../../contract/membership/membership.ts';
import { foldedText, moment } from '../db/columns.ts';
import { merchants } from '../merchants/merchant.table.ts';
import { membershipPlans } from './membership-plan.table.ts';

/**
 * The periods of a merchant, each with a copy of its plan. A period names the one before it and that one's end, and begins
 * no earlier: periods cannot overlap.
 */
export const memberships = pgTable(
  'memberships',
  {
    merchantId: uuid()
      .notNull()
      .references(() => merchants.id),
    /** From 1. */
    no: integer().notNull(),
    planCode: foldedText().notNull(),
    planVersion: integer().notNull(),
    title: text().notNull(),
    priceRial: bigint({ mode: 'number' }).notNull(),
    limits: jsonb().$type<MembershipLimits>().notNull(),
    validFrom: moment().notNull(),
    /** Exclusive. */
    validTo: moment().notNull(),
    previousNo: integer(),
    previousTo: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.merchantId, t.no] }),
    unique('memberships_end').on(t.merchantId, t.no, t.validTo),
    foreignKey({
      name: 'memberships_plan',
      columns: [t.planCode, t.planVersion],
      foreignColumns: [membershipPlans.code, membershipPlans.version],
    }),
    foreignKey({
      name: 'memberships_previous',
      columns: [t.merchantId, t.previousNo, t.previousTo],
      foreignColumns: [t.merchantId, t.no, t.validTo],
    }),
    // `coalesce`: a check that is null passes.
    check('memberships_follow', sql`coalesce(${t.previousNo}, 0) = ${t.no} - 1`),
    check('memberships_has_previous', sql`(${t.previousNo} is null) = (${t.previousTo} is null)`),
    check('memberships_no_overlap', sql`${t.previousTo} is null or ${t.validFrom} >= ${t.previousTo}`),
    check('memberships_period', sql`${t.validFrom} < ${t.validTo}`),
    check('memberships_price', sql`${t.priceRial} >= 0`),
  ],
);

export type MembershipRow = typeof memberships.$inferSelect;
