import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { objectTypes } from '../../core/ids/object-types.ts';
import { foldedText } from '../db/columns.ts';

/** The whole site counts as one object. */
export const SITE = { objectType: 'site', objectId: '00000000-0000-0000-0000-000000000000' } as const;

const dayColumns = {
  objectType: text({ enum: [...objectTypes, SITE.objectType] }).notNull(),
  objectId: uuid().notNull(),
  /** In Tehran. */
  day: date({ mode: 'string' }).notNull(),
};

/** Visits of an object on one day, bots left out. */
export const visitorDays = pgTable(
  'visitor_days',
  { ...dayColumns, visits: integer().notNull(), uniqueVisitors: integer().notNull() },
  (t) => [primaryKey({ columns: [t.objectType, t.objectId, t.day] }), index('visitor_days_age').on(t.day)],
);

/** Who has visited an object today, as hashes of persons and devices under a key of the day. The next day's visits delete them. */
export const dayVisitors = pgTable('day_visitors', { ...dayColumns, visitor: foldedText().notNull() }, (t) => [
  primaryKey({ columns: [t.objectType, t.objectId, t.day, t.visitor] }),
  index('day_visitors_age').on(t.day),
]);
