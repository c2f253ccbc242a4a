import { sql } from 'drizzle-orm';
import { bigint, boolean, check, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { MembershipLimits } from '../../contract/membership/membership.ts';
import { foldedText } from '../db/columns.ts';

/** What a merchant can take. A version never changes: another price or limit is another version. */
export const membershipPlans = pgTable(
  'membership_plans',
  {
    code: foldedText().notNull(),
    version: integer().notNull(),
    title: text().notNull(),
    priceRial: bigint({ mode: 'number' }).notNull(),
    periodDays: integer().notNull(),
    limits: jsonb().$type<MembershipLimits>().notNull(),
    /** The plan that a merchant gets without a payment. */
    isBase: boolean().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.code, t.version] }),
    uniqueIndex('membership_plans_base').on(t.isBase).where(sql`${t.isBase}`),
    check('membership_plans_price', sql`${t.priceRial} >= 0`),
    check('membership_plans_period', sql`${t.periodDays} > 0`),
  ],
);

export type MembershipPlanRow = typeof membershipPlans.$inferSelect;
