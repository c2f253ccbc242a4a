import { sql } from 'drizzle-orm';
import { bigint, check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { settlementStates } from '../../../core/wallet/settlement-states.ts';
import { entityColumns, foldedText, moment } from '../../db/columns.ts';

/** What a gateway has paid to Rasteh's account at a bank: one operator writes it down and another confirms it. */
export const gatewaySettlements = pgTable(
  'gateway_settlements',
  {
    ...entityColumns,
    gateway: foldedText().notNull(),
    amountRial: bigint({ mode: 'number' }).notNull(),
    /** The bank's, as the gateway's report has it. */
    reference: foldedText().notNull(),
    /** The day on which it came, in Tehran. */
    paidOn: date({ mode: 'string' }).notNull(),
    state: text({ enum: settlementStates }).notNull().default('proposed'),
    /** Operators: their ids stay as evidence. */
    proposedBy: uuid().notNull(),
    decidedBy: uuid(),
    refusal: text(),
    endedAt: moment(),
  },
  (t) => [
    uniqueIndex('gateway_settlements_once').on(t.gateway, t.reference).where(sql`${t.state} in ('proposed', 'booked')`),
    index('gateway_settlements_waiting').on(t.createdAt, t.id).where(sql`${t.state} = 'proposed'`),
    index('gateway_settlements_ended').on(t.endedAt, t.id).where(sql`${t.endedAt} is not null`),
    check('gateway_settlements_amount', sql`${t.amountRial} between 1 and 9007199254740991`),
    check('gateway_settlements_ended_state', sql`(${t.state} = 'proposed') = (${t.endedAt} is null)`),
    check('gateway_settlements_refused', sql`(${t.state} = 'refused') = (${t.refusal} is not null)`),
    // Nobody confirms what they have written down themselves.
    check(
      'gateway_settlements_two',
      sql`(${t.state} in ('booked', 'refused')) = (${t.decidedBy} is not null) and ${t.decidedBy} is distinct from ${t.proposedBy}`,
    ),
  ],
);
export type GatewaySettlementRow = typeof gatewaySettlements.$inferSelect;
