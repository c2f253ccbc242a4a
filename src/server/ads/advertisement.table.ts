import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { advertisementPlaces } from '../../contract/ads/advertisement.ts';
import { entityColumns } from '../db/columns.ts';
import { suppliers } from '../suppliers/supplier.table.ts';

export const advertisements = pgTable(
  'advertisements',
  {
    ...entityColumns,
    place: text({ enum: advertisementPlaces }).notNull(),
    title: text().notNull(),
    text: text(),
    image: text().notNull(),
    alt: text().notNull(),
    target: text().notNull(),
    supplierId: uuid().references(() => suppliers.id),
    weight: integer().notNull(),
    /** Empty: all categories. */
    categoryIds: uuid().array().notNull().default(sql`'{}'`),
    validFrom: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    validTo: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [index('advertisements_place').on(t.place, t.weight, t.id)],
);

export type AdvertisementRow = typeof advertisements.$inferSelect;
