import { sql } from 'drizzle-orm';
import { bigint, check, date, foreignKey, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { paymentMethods, settlementStates } from '../../../core/trade/fulfilment.ts';
import { moment } from '../../db/columns.ts';
import { paymentSchedule } from '../snapshot.table.ts';

/** What the buyer says to have paid the seller directly; no money of Rasteh moves. */
export const tradeSettlements = pgTable(
  'trade_settlements',
  {
    /** Made on the buyer's device. */
    id: uuid().primaryKey(),
    requestId: uuid().notNull(),
    instalmentNo: integer().notNull(),
    amountRial: bigint({ mode: 'number' }).notNull(),
    method: text({ enum: paymentMethods }).notNull(),
    /** Of the bank or the cheque. */
    reference: text().notNull(),
    paidOn: date({ mode: 'string' }).notNull(),
    state: text({ enum: settlementStates }).notNull(),
    recordedAt: moment().notNull(),
    answeredAt: moment(),
    /** Why the seller has refused it. */
    refusal: text(),
  },
  (t) => [
    foreignKey({
      name: 'trade_settlements_instalment',
      columns: [t.requestId, t.instalmentNo],
      foreignColumns: [paymentSchedule.requestId, paymentSchedule.no],
    }),
    index('trade_settlements_request').on(t.requestId, t.recordedAt, t.id),
    check('trade_settlements_amount', sql`${t.amountRial} > 0`),
    check('trade_settlements_answered', sql`(${t.state} = 'waiting') = (${t.answeredAt} is null)`),
    check('trade_settlements_refusal', sql`(${t.state} = 'refused') = (${t.refusal} is not null)`),
  ],
);
export type SettlementRow = typeof tradeSettlements.$inferSelect;
