import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { delegationStates } from '../../contract/merchants/merchant-delegation.ts';
import { entityColumns } from '../db/columns.ts';
import { suppliers } from '../suppliers/supplier.table.ts';
import { merchants } from './merchant.table.ts';

/** `state` is the decision; the dates tell whether a granted delegation is valid today. */
export const merchantDelegations = pgTable(
  'merchant_delegations',
  {
    ...entityColumns,
    supplierId: uuid()
      .notNull()
      .references(() => suppliers.id),
    merchantId: uuid()
      .notNull()
      .references(() => merchants.id),
    title: text().notNull(),
    /** Empty: all of the supplier's categories. */
    scopeCategoryIds: uuid().array().notNull().default(sql`'{}'`),
    /** Provinces; empty: the whole country. */
    regionIds: text().array().notNull().default(sql`'{}'`),
    exclusive: boolean().notNull().default(false),
    /** First and last day in Tehran, inclusive. */
    validFrom: date({ mode: 'string' }).notNull(),
    validTo: date({ mode: 'string' }).notNull(),
    letterFileId: uuid(),
    state: text({ enum: delegationStates }).notNull().default('requested'),
  },
  (t) => [
    index('merchant_delegations_supplier').on(t.supplierId, t.validTo, t.id),
    index('merchant_delegations_merchant').on(t.merchantId, t.validTo, t.id),
    index('merchant_delegations_latest').on(t.validTo, t.id),
  ],
);

export type MerchantDelegationRow = typeof merchantDelegations.$inferSelect;
