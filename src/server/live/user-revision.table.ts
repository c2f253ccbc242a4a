import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { liveAreas } from '../../contract/live/hint.ts';
import { persons } from '../account/person/person.table.ts';
import { foldedText, moment } from '../db/columns.ts';

/** The latest hint of each area for a person: one row however much changes. */
export const userRevisions = pgTable(
  'user_revisions',
  {
    personId: uuid()
      .notNull()
      .references(() => persons.id),
    area: text({ enum: liveAreas }).notNull(),
    seq: integer().notNull().default(1),
    objectId: foldedText(),
    /** By the database's clock, which all servers share. */
    at: moment().notNull().default(sql`clock_timestamp()`),
  },
  (t) => [primaryKey({ columns: [t.personId, t.area] }), index('user_revisions_latest').on(t.at)],
);

export type UserRevisionRow = typeof userRevisions.$inferSelect;
