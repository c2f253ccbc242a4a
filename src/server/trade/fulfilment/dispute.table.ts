import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { disputeOutcomes, sides } from '../../../core/trade/fulfilment.ts';
import { moment } from '../../db/columns.ts';
import { tradeRequests } from '../request.table.ts';

/** What the parties could not agree on, and how it ended. Money moves elsewhere. */
export const tradeDisputes = pgTable(
  'trade_disputes',
  {
    requestId: uuid()
      .notNull()
      .references(() => tradeRequests.id),
    /** Counts the disputes of the request from 1. */
    no: integer().notNull(),
    openedBy: text({ enum: sides }).notNull(),
    reason: text().notNull(),
    openedAt: moment().notNull(),
    endedAt: moment(),
    outcome: text({ enum: disputeOutcomes }),
    /** What the seller owes back by the decision. */
    refundRial: bigint({ mode: 'number' }),
    /** The operator's, for both parties. */
    words: text(),
  },
  (t) => [
    primaryKey({ columns: [t.requestId, t.no] }),
    uniqueIndex('trade_disputes_open').on(t.requestId).where(sql`${t.endedAt} is null`),
    index('trade_disputes_waiting').on(t.openedAt, t.requestId).where(sql`${t.endedAt} is null`),
    check('trade_disputes_ended', sql`(${t.endedAt} is null) = (${t.outcome} is null)`),
    check(
      'trade_disputes_decided',
      sql`coalesce(${t.outcome} in ('release', 'refund', 'part'), false) = (${t.words} is not null) and (${t.words} is null) = (${t.refundRial} is null)`,
    ),
    check('trade_disputes_refund', sql`${t.refundRial} >= 0`),
  ],
);
export type DisputeRow = typeof tradeDisputes.$inferSelect;
