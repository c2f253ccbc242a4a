import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { entityColumns, foldedText, moment } from '../../db/columns.ts';
import { postalColumns } from '../../places/postal-columns.ts';
import { persons } from '../person/person.table.ts';

/** The registered addresses and offices of a person or a company. */
export const legalAddresses = pgTable(
  'legal_addresses',
  {
    ...entityColumns,
    personId: uuid()
      .notNull()
      .references(() => persons.id),
    title: text().notNull(),
    /** E.164. */
    phone: foldedText(),
    ...postalColumns,
    /** The texts of a deleted address are empty. */
    deletedAt: moment(),
  },
  (t) => [index('legal_addresses_person').on(t.personId, t.id).where(sql`${t.deletedAt} is null`)],
);

export type LegalAddressRow = typeof legalAddresses.$inferSelect;
