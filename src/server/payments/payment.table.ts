import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { paymentStates, purposes } from '../../core/payments/payment-states.ts';
import { persons } from '../account/person/person.table.ts';
import { entityColumns, moment } from '../db/columns.ts';

/** What somebody is to pay, by the wallet or at a bank. */
export const payments = pgTable(
  'payments',
  {
    ...entityColumns,
    payerPersonId: uuid()
      .notNull()
      .references(() => persons.id),
    purpose: text({ enum: purposes }).notNull(),
    /** A request, a merchant, or the account of a wallet. */
    objectId: uuid().notNull(),
    /** The instalment of a request, the next period of a merchant; 0 of a wallet. */
    scheduleNo: integer().notNull(),
    amountRial: bigint({ mode: 'number' }).notNull(),
    title: text().notNull(),
    /** The page of what is paid for. */
    path: text().notNull(),
    state: text({ enum: paymentStates }).notNull().default('open'),
    /** `wallet` or the gateway's code. */
    paidBy: text(),
    paidAt: moment(),
    /** Null: as long as it is owed. */
    expiresAt: moment(),
  },
  (t) => [
    uniqueIndex('payments_one_open')
      .on(t.purpose, t.objectId, t.scheduleNo)
      .where(sql`${t.state} in ('open', 'cancelling')`),
    index('payments_payer').on(t.payerPersonId, t.createdAt, t.id),
    index('payments_expires').on(t.expiresAt).where(sql`${t.state} = 'open'`),
    check('payments_amount', sql`${t.amountRial} between 1 and 9007199254740991`),
    check('payments_paid', sql`(${t.state} = 'paid') = (${t.paidAt} is not null and ${t.paidBy} is not null)`),
    check('payments_schedule', sql`(${t.purpose} = 'charge') = (${t.scheduleNo} = 0)`),
  ],
);
export type PaymentRow = typeof payments.$inferSelect;
