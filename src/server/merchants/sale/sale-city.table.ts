import { bigint, boolean, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { foldedText } from '../../db/columns.ts';
import { cities } from '../../places/place.table.ts';
import { merchants } from '../merchant.table.ts';

/** A city that a merchant delivers to. */
export const saleCities = pgTable(
  'sale_cities',
  {
    merchantId: uuid()
      .notNull()
      .references(() => merchants.id),
    cityId: foldedText()
      .notNull()
      .references(() => cities.id),
    costRial: bigint({ mode: 'number' }).notNull(),
    leadDays: integer().notNull(),
    isActive: boolean().notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.merchantId, t.cityId] })],
);
