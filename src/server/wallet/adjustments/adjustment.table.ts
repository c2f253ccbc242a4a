import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { adjustmentStates } from '../../../core/wallet/adjustment-states.ts';
import { persons } from '../../account/person/person.table.ts';
import { entityColumns, moment } from '../../db/columns.ts';
import { merchants } from '../../merchants/merchant.table.ts';
import { tradeRequests } from '../../trade/request.table.ts';

/** A correction of a wallet that one operator proposes and another confirms. */
export const walletAdjustments = pgTable(
  'wallet_adjustments',
  {
    ...entityColumns,
    /** Of a person's wallet. */
    ownerPersonId: uuid().references(() => persons.id),
    /** Of a merchant's. */
    merchantId: uuid().references(() => merchants.id),
    /** Below zero for money that leaves the wallet. */
    amountRial: bigint({ mode: 'number' }).notNull(),
    reason: text().notNull(),
    /** What it concerns. */
    requestId: uuid().references(() => tradeRequests.id),
    state: text({ enum: adjustmentStates }).notNull().default('proposed'),
    /** Operators: their ids stay as evidence. */
    proposedBy: uuid().notNull(),
    decidedBy: uuid(),
    refusal: text(),
    endedAt: moment(),
  },
  (t) => [
    index('wallet_adjustments_person').on(t.ownerPersonId, t.createdAt),
    index('wallet_adjustments_merchant').on(t.merchantId, t.createdAt),
    index('wallet_adjustments_waiting').on(t.createdAt, t.id).where(sql`${t.state} = 'proposed'`),
    index('wallet_adjustments_decided').on(t.endedAt, t.id).where(sql`${t.state} <> 'proposed'`),
    check('wallet_adjustments_owner', sql`num_nonnulls(${t.ownerPersonId}, ${t.merchantId}) = 1`),
    check('wallet_adjustments_amount', sql`abs(${t.amountRial}) between 1 and 9007199254740991`),
    check('wallet_adjustments_ended', sql`(${t.state} = 'proposed') = (${t.endedAt} is null)`),
    check('wallet_adjustments_refused', sql`(${t.state} = 'refused') = (${t.refusal} is not null)`),
    // Nobody confirms what they have proposed themselves.
    check(
      'wallet_adjustments_two',
      sql`(${t.state} in ('booked', 'refused')) = (${t.decidedBy} is not null) and ${t.decidedBy} is distinct from ${t.proposedBy}`,
    ),
  ],
);
export type AdjustmentRow = typeof walletAdjustments.$inferSelect;
