import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { objectTypes } from '../../core/ids/object-types.ts';
import { persons } from '../account/person/person.table.ts';
import { entityColumns, moment } from '../db/columns.ts';

export const favorites = pgTable(
  'favorites',
  {
    ...entityColumns,
    /** Millisecond precision, as in cursors. */
    createdAt: moment().notNull(),
    personId: uuid()
      .notNull()
      .references(() => persons.id),
    objectType: text({ enum: objectTypes }).notNull(),
    objectId: uuid().notNull(),
    keepOffline: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex('favorites_object').on(t.personId, t.objectType, t.objectId),
    index('favorites_latest').on(t.personId, t.createdAt, t.id),
  ],
);

export type FavoriteRow = typeof favorites.$inferSelect;
