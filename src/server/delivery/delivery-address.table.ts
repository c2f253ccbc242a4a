import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { persons } from '../account/person/person.table.ts';
import { entityColumns, foldedText, moment } from '../db/columns.ts';
import { postalColumns } from '../places/postal-columns.ts';

/** `isDefault` is no content of an address: to choose the default leaves `version` and `updatedAt` of the rows. */
export const deliveryAddresses = pgTable(
  'delivery_addresses',
  {
    ...entityColumns,
    updatedAt: moment().notNull(),
    personId: uuid()
      .notNull()
      .references(() => persons.id),
    isDefault: boolean().notNull(),
    title: text().notNull(),
    receiverName: text().notNull(),
    /** E.164. */
    receiverPhone: foldedText().notNull(),
    ...postalColumns,
    lat: doublePrecision(),
    lng: doublePrecision(),
    note: text(),
    /** The texts of a deleted address are empty. */
    deletedAt: moment(),
  },
  (t) => [
    index('delivery_addresses_latest')
      .on(t.personId, t.isDefault, t.updatedAt, t.id)
      .where(sql`${t.deletedAt} is null`),
    uniqueIndex('delivery_addresses_default').on(t.personId).where(sql`${t.isDefault}`),
  ],
);

export type DeliveryAddressRow = typeof deliveryAddresses.$inferSelect;
