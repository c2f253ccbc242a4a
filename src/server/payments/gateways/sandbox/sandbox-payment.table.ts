import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { foldedText, moment } from '../../../db/columns.ts';

/** What the bank for trying out knows of an attempt; a real bank has this in its own database. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    authority: foldedText().primaryKey(),
    attemptId: uuid().notNull(),
    amountRial: bigint({ mode: 'number' }).notNull(),
    callbackUrl: text().notNull(),
    description: text().notNull(),
    state: text({ enum: ['inBank', 'paid', 'verified', 'failed', 'reversed'] }).notNull(),
    refId: foldedText().notNull(),
    expiresAt: moment().notNull(),
    verifiedAt: moment(),
  },
  (t) => [
    index('sandbox_payments_expires').on(t.expiresAt),
    check('sandbox_payments_amount', sql`${t.amountRial} > 0`),
  ],
);
export type SandboxPaymentRow = typeof sandboxPayments.$inferSelect;
