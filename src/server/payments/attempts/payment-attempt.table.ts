import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { attemptStates } from '../../../core/payments/payment-states.ts';
import { foldedText, moment } from '../../db/columns.ts';
import { payments } from '../payment.table.ts';

const isLive = sql`state in ('requesting', 'redirected', 'returned', 'verifying', 'unknown')`;

/** One way of a payment to a bank. What the bank is asked is the amount of this row. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    /** Random: it opens the page with the result. */
    id: uuid().primaryKey(),
    paymentId: uuid().notNull(),
    gateway: foldedText().notNull(),
    amountRial: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: attemptStates }).notNull(),
    /** The bank's name for the attempt. */
    authority: foldedText(),
    redirectUrl: text(),
    /** The bank's name for the money that it has taken. */
    refId: foldedText(),
    cardMask: text(),
    /** The bank's code, or what went wrong. */
    failure: text(),
    createdAt: moment().notNull(),
    /** Until when the bank takes money for it. */
    expiresAt: moment().notNull(),
    returnedAt: moment(),
    endedAt: moment(),
    /** Who asks the bank at present, and since when. */
    claimId: uuid(),
    claimedAt: moment(),
    /** How often the bank was asked without an answer. */
    asks: integer().notNull().default(0),
    nextAskAt: moment(),
    /** How often it was tried to give the money back to the card. */
    reversals: integer().notNull().default(0),
    /** The operator who has asked for it last. */
    reversedBy: uuid(),
    reversedAt: moment(),
    /** Why the bank has not done it. */
    reversalFailure: text(),
  },
  (t) => [
    foreignKey({ name: 'payment_attempts_payment', columns: [t.paymentId], foreignColumns: [payments.id] }),
    uniqueIndex('payment_attempts_authority').on(t.gateway, t.authority),
    uniqueIndex('payment_attempts_ref').on(t.gateway, t.refId),
    uniqueIndex('payment_attempts_one_live').on(t.paymentId).where(isLive),
    index('payment_attempts_of_payment').on(t.paymentId, t.createdAt),
    index('payment_attempts_ask').on(t.nextAskAt).where(isLive),
    index('payment_attempts_reversing').on(t.nextAskAt).where(sql`${t.state} = 'reversing'`),
    index('payment_attempts_ended').on(t.endedAt, t.id).where(sql`${t.state} in ('verified', 'reversing')`),
    check('payment_attempts_amount', sql`${t.amountRial} > 0`),
    check(
      'payment_attempts_verified',
      sql`(${t.state} in ('verified', 'reversing', 'reversed')) = (${t.refId} is not null)`,
    ),
    check(
      'payment_attempts_ended',
      sql`(${t.state} in ('verified', 'failed', 'reversing', 'reversed')) = (${t.endedAt} is not null)`,
    ),
    check('payment_attempts_reversed', sql`(${t.state} = 'reversed') = (${t.reversedAt} is not null)`),
    check(
      'payment_attempts_reversing',
      sql`${t.state} not in ('reversing', 'reversed') or (${t.reversedBy} is not null and ${t.reversals} > 0)`,
    ),
    check('payment_attempts_sent', sql`${t.state} in ('requesting', 'failed') or ${t.authority} is not null`),
  ],
);
export type AttemptRow = typeof paymentAttempts.$inferSelect;
