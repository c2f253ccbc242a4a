import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { merchantKinds, merchantStatuses } from '../../contract/merchants/merchant.ts';
import { entityColumns, foldedText } from '../db/columns.ts';
import { cities } from '../places/place.table.ts';
import { suppliers } from '../suppliers/supplier.table.ts';

export const merchants = pgTable(
  'merchants',
  {
    ...entityColumns,
    /** Set if the merchant is a supplier's own shop. */
    supplierId: uuid().references(() => suppliers.id),
    name: text().notNull(),
    nameSort: foldedText().notNull(),
    slug: text().notNull(),
    kind: text({ enum: merchantKinds }).notNull(),
    /** As the merchant writes them, in its order. */
    phones: text().array().notNull().default(sql`'{}'`),
    /** With its scheme. */
    website: text(),
    cityId: foldedText().references(() => cities.id),
    status: text({ enum: merchantStatuses }).notNull().default('draft'),
  },
  (t) => [index('merchants_name').on(t.nameSort, t.id)],
);

export type MerchantRow = typeof merchants.$inferSelect;
