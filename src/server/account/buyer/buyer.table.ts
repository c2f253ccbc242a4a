import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { entityColumns, foldedText } from '../../db/columns.ts';
import { persons } from '../person/person.table.ts';

/** Who buys, as trade requests name them: of a person at most one. */
export const buyers = pgTable(
  'buyers',
  {
    ...entityColumns,
    personId: uuid()
      .notNull()
      .references(() => persons.id),
    firstName: text().notNull(),
    lastName: text().notNull(),
    nationalCode: foldedText(),
    companyName: text(),
    economicCode: foldedText(),
  },
  (t) => [uniqueIndex('buyers_person').on(t.personId)],
);

export type BuyerRow = typeof buyers.$inferSelect;
