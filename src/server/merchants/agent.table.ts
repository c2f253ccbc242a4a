import { sql } from 'drizzle-orm';
import { bigint, check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { agentDecisions } from '../../contract/merchants/merchant-agent.ts';
import { agentPermissions } from '../../core/people/agent-permissions.ts';
import { spendPeriods } from '../../core/people/spend-period.ts';
import { persons } from '../account/person/person.table.ts';
import { entityColumns, foldedText } from '../db/columns.ts';
import { merchants } from './merchant.table.ts';

/** Who acts for a merchant: one row for each phone, which a later invitation uses again. */
export const merchantAgents = pgTable(
  'merchant_agents',
  {
    ...entityColumns,
    merchantId: uuid()
      .notNull()
      .references(() => merchants.id),
    /** E.164. Who has it is invited. */
    phone: foldedText().notNull(),
    /** Who has accepted. */
    personId: uuid().references(() => persons.id),
    role: text().notNull(),
    permissions: text({ enum: agentPermissions }).array().notNull(),
    /** What the agent may buy for in one period without being asked; null: anything. */
    spendLimitRial: bigint({ mode: 'number' }),
    spendPeriod: text({ enum: spendPeriods }),
    /** The last day in Tehran; null: no end. */
    validTo: date({ mode: 'string' }),
    /** The last decision; `validTo` tells whether it is still valid. */
    state: text({ enum: agentDecisions }).notNull(),
  },
  (t) => [
    check('merchant_agents_limit_whole', sql`(${t.spendLimitRial} is null) = (${t.spendPeriod} is null)`),
    check('merchant_agents_limit', sql`${t.spendLimitRial} between 0 and 9007199254740991`),
    uniqueIndex('merchant_agents_phone').on(t.merchantId, t.phone),
    index('merchant_agents_merchant').on(t.merchantId, t.id),
    index('merchant_agents_invited').on(t.phone, t.id),
    index('merchant_agents_person').on(t.personId, t.merchantId).where(sql`${t.personId} is not null`),
  ],
);

export type MerchantAgentRow = typeof merchantAgents.$inferSelect;
