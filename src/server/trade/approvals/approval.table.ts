import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { LinePick } from '../../../contract/trade/request-form.ts';
import { approvalMoves, approvalStates } from '../../../core/trade/approval-states.ts';
import { persons } from '../../account/person/person.table.ts';
import { entityColumns, moment } from '../../db/columns.ts';
import { tradeRequests } from '../request.table.ts';

/** A move that an agent may not make alone, with the numbers that it was asked with. No state of the request. */
export const tradeApprovals = pgTable(
  'trade_approvals',
  {
    ...entityColumns,
    requestId: uuid()
      .notNull()
      .references(() => tradeRequests.id, { onDelete: 'cascade' }),
    move: text({ enum: approvalMoves }).notNull(),
    state: text({ enum: approvalStates }).notNull().default('open'),
    revision: integer().notNull(),
    /** Null for the published prices, and before it is sent. */
    quoteId: uuid(),
    priceVersion: integer(),
    payableRial: bigint({ mode: 'number' }).notNull(),
    /** What is taken of the lines; null: all. */
    picks: jsonb().$type<readonly LinePick[]>(),
    /** Of the agent, for the seller. */
    comment: text(),
    /** Null once the account is deleted. */
    askedById: uuid().references(() => persons.id),
    /** Null until somebody has answered. */
    decidedById: uuid().references(() => persons.id),
    decidedAt: moment(),
    /** Why it was refused. */
    reason: text(),
  },
  (t) => [
    uniqueIndex('trade_approvals_open').on(t.requestId).where(sql`${t.state} = 'open'`),
    index('trade_approvals_request').on(t.requestId, t.createdAt),
    check('trade_approvals_decided', sql`(${t.state} = 'open') = (${t.decidedAt} is null)`),
    check('trade_approvals_payable', sql`${t.payableRial} >= 0`),
  ],
);
export type TradeApprovalRow = typeof tradeApprovals.$inferSelect;
