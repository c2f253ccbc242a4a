import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { dueTimes } from '../../core/trade/quote-states.ts';
import { foldedText, moment } from '../db/columns.ts';
import { tradeRequests } from './request.table.ts';

/** What was agreed. A trigger of the migration refuses every change of a row. */
export const tradeSnapshots = pgTable(
  'trade_snapshots',
  {
    id: uuid().primaryKey(),
    requestId: uuid()
      .notNull()
      .references(() => tradeRequests.id),
    /** `asked`: what the buyer asked to confirm. `published`: the pro-forma, which also names the seller by law. */
    kind: text({ enum: ['asked', 'published'] }).notNull(),
    /** JSON of `AgreedContent` or `PublishedContent`. */
    body: text().notNull(),
    /** SHA-256 of the body. */
    hash: foldedText().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('trade_snapshots_request').on(t.requestId, t.id),
    check('trade_snapshots_hash_true', sql`${t.hash} = encode(sha256(convert_to(${t.body}, 'UTF8')), 'hex')`),
  ],
);

/** What is to be paid for a published request, and when. */
export const paymentSchedule = pgTable(
  'payment_schedule',
  {
    requestId: uuid()
      .notNull()
      .references(() => tradeRequests.id),
    no: integer().notNull(),
    due: text({ enum: dueTimes }).notNull(),
    /** After what it is due by. */
    days: integer().notNull().default(0),
    amountRial: bigint({ mode: 'number' }).notNull(),
    settledRial: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.requestId, t.no] }),
    check('payment_schedule_settled', sql`${t.settledRial} between 0 and ${t.amountRial}`),
  ],
);

/** Value added tax by day: the last row that begins on the day or before it counts. */
export const vatRates = pgTable(
  'vat_rates',
  {
    validFrom: date({ mode: 'string' }).primaryKey(),
    permille: integer().notNull(),
  },
  (t) => [check('vat_rates_permille', sql`${t.permille} between 0 and 1000`)],
);
