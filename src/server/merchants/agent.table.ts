import { sql } from 'drizzle-orm';
import { date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { agentDecisions } from '../../contract/merchants/merchant-agent.ts';
import { agentPermissions } from '../../core/people/agent-permissions.ts';
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
    /** The last day in Tehran; null: no end. */
    validTo: date({ mode: 'string' }),
    /** The last decision; `validTo` tells whether it is still valid. */
    state: text({ enum: agentDecisions }).notNull(),
  },
  (t) => [
    uniqueIndex('merchant_agents_phone').on(t.merchantId, t.phone),
    index('merchant_agents_merchant').on(t.merchantId, t.id),
    index('merchant_agents_invited').on(t.phone, t.id),
    index('merchant_agents_person').on(t.personId, t.merchantId).where(sql`${t.personId} is not null`),
  ],
);

export type MerchantAgentRow = typeof merchantAgents.$inferSelect;
