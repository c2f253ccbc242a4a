import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { merchantKinds, merchantStatuses } from '../../contract/merchants/merchant.ts';
import type { WorkingHours } from '../../contract/merchants/sale-setting.ts';
import { persons } from '../account/person/person.table.ts';
import { entityColumns, foldedText, moment } from '../db/columns.ts';
import { cities } from '../places/place.table.ts';
import { suppliers } from '../suppliers/supplier.table.ts';

export const merchants = pgTable(
  'merchants',
  {
    ...entityColumns,
    /** Null for a merchant of the demo that nobody acts for. */
    ownerPersonId: uuid().references(() => persons.id),
    /** Set if the merchant is a supplier's own shop. */
    supplierId: uuid().references(() => suppliers.id),
    name: text().notNull(),
    nameSort: foldedText().notNull(),
    /** Equal for names that look alike. Who has submitted a merchant has its name, until it is rejected. */
    nameKey: foldedText().notNull(),
    slug: text().notNull(),
    kind: text({ enum: merchantKinds }).notNull(),
    /** As the merchant writes them, in its order. */
    phones: text().array().notNull().default(sql`'{}'`),
    /** With its scheme. */
    website: text(),
    cityId: foldedText().references(() => cities.id),
    status: text({ enum: merchantStatuses }).notNull().default('draft'),
    /** What the operator says about a rejection or a suspension. */
    statusReason: text(),
    /** When the merchant came to its status. */
    statusAt: moment().notNull().default(sql`now()`),
    minOrderRial: bigint({ mode: 'number' }).notNull().default(0),
    workingHours: jsonb().$type<WorkingHours>().notNull().default([]),
    autoAccept: boolean().notNull().default(false),
    preparationDays: integer().notNull().default(1),
    vatIncluded: boolean().notNull().default(true),
  },
  (t) => [
    index('merchants_name').on(t.nameSort, t.id),
    uniqueIndex('merchants_name_key').on(t.nameKey).where(sql`${t.status} not in ('draft', 'rejected')`),
    index('merchants_owner').on(t.ownerPersonId, t.statusAt, t.id).where(sql`${t.ownerPersonId} is not null`),
    index('merchants_supplier').on(t.supplierId).where(sql`${t.supplierId} is not null`),
    index('merchants_status').on(t.status, t.statusAt, t.id),
  ],
);

export type MerchantRow = typeof merchants.$inferSelect;
