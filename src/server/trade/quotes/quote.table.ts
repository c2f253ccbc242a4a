import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { lineAnswers, type PaymentTerm, quoteStates } from '../../../core/trade/quote-states.ts';
import { foldedText, moment } from '../../db/columns.ts';
import { merchants } from '../../merchants/merchant.table.ts';
import { tradeRequests } from '../request.table.ts';

/** Prices that a seller offers for one revision of a request. */
export const tradeQuotes = pgTable(
  'trade_quotes',
  {
    /** Made on the device. */
    id: uuid().primaryKey(),
    requestId: uuid()
      .notNull()
      .references(() => tradeRequests.id),
    merchantId: uuid()
      .notNull()
      .references(() => merchants.id),
    /** Counts the quotes of a request from 1. */
    round: integer().notNull(),
    /** Of the lines that it answers. */
    revision: integer().notNull(),
    state: text({ enum: quoteStates }).notNull(),
    validUntil: moment().notNull(),
    freightRial: bigint({ mode: 'number' }).notNull(),
    terms: jsonb().$type<readonly PaymentTerm[]>().notNull(),
    note: text(),
    netRial: bigint({ mode: 'number' }).notNull(),
    vatRial: bigint({ mode: 'number' }).notNull(),
    payableRial: bigint({ mode: 'number' }).notNull(),
    /** What the buyer has said to it; then it is not acceptable until a later round. */
    counter: jsonb().$type<QuoteCounter>(),
    createdAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('trade_quotes_round').on(t.requestId, t.round),
    uniqueIndex('trade_quotes_sent').on(t.requestId).where(sql`${t.state} = 'sent'`),
    uniqueIndex('trade_quotes_agreed').on(t.requestId).where(sql`${t.state} in ('locked', 'accepted')`),
    check(
      'trade_quotes_sums',
      sql`${t.netRial} >= 0 and ${t.vatRial} >= 0 and ${t.payableRial} = ${t.netRial} + ${t.vatRial}`,
    ),
  ],
);

export interface QuoteCounter {
  comment: string;
  /** What the buyer would pay for all. */
  payableRial: number | null;
  at: string;
}

/** What a quote says of each line; more than one row where it offers alternatives. */
export const tradeQuoteLines = pgTable(
  'trade_quote_lines',
  {
    quoteId: uuid()
      .notNull()
      .references(() => tradeQuotes.id),
    lineNo: integer().notNull(),
    /** 0 for the first answer to a line. */
    altNo: integer().notNull(),
    answer: text({ enum: lineAnswers }).notNull(),
    /** What is offered in place of what was asked. */
    title: text(),
    /** Of `parseQuantity`, as those below. */
    qty: foldedText().notNull(),
    minQty: foldedText(),
    unitPriceRial: bigint({ mode: 'number' }),
    per: foldedText().notNull(),
    vatIncluded: boolean().notNull(),
    vatPermille: integer().notNull(),
    netRial: bigint({ mode: 'number' }),
    vatRial: bigint({ mode: 'number' }),
    leadDays: integer(),
    note: text(),
  },
  (t) => [
    primaryKey({ columns: [t.quoteId, t.lineNo, t.altNo] }),
    check('trade_quote_lines_priced', sql`(${t.answer} = 'none') = (${t.unitPriceRial} is null)`),
    check('trade_quote_lines_amounts', sql`(${t.unitPriceRial} is null) = (${t.netRial} is null)`),
    check('trade_quote_lines_alternative', sql`${t.answer} <> 'alternative' or ${t.title} is not null`),
  ],
);

export type TradeQuoteRow = typeof tradeQuotes.$inferSelect;
export type QuoteLineRow = typeof tradeQuoteLines.$inferSelect;
