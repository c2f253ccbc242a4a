import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { objectTypes } from '../../core/ids/object-types.ts';
import { persons } from '../account/person/person.table.ts';
import { moment } from '../db/columns.ts';

const objectColumns = {
  objectType: text({ enum: objectTypes }).notNull(),
  objectId: uuid().notNull(),
};

/** Each object once, at its latest visit. */
const historyColumns = {
  ...objectColumns,
  visits: integer().notNull(),
  lastAt: moment().notNull(),
};

/** Each visit once: the primary key rejects a repeated visit. */
export const pageVisits = pgTable(
  'page_visits',
  {
    visitId: uuid().primaryKey(),
    ...objectColumns,
    /** Null for a visit of who is signed in. */
    deviceId: uuid(),
    at: moment().notNull(),
  },
  (t) => [index('page_visits_age').on(t.at)],
);

export const visitCounts = pgTable('visit_counts', { ...objectColumns, visits: integer().notNull() }, (t) => [
  primaryKey({ columns: [t.objectType, t.objectId] }),
]);

/** The history of a device while nobody is signed in on it. Whoever knows the device's id may read it. */
export const deviceVisits = pgTable('device_visits', { deviceId: uuid().notNull(), ...historyColumns }, (t) => [
  primaryKey({ columns: [t.deviceId, t.objectType, t.objectId] }),
  index('device_visits_latest').on(t.deviceId, t.lastAt, t.objectId),
  index('device_visits_age').on(t.lastAt),
]);

/** The history of a person, from all their devices. No device id leads to it. */
export const personVisits = pgTable(
  'person_visits',
  {
    personId: uuid()
      .notNull()
      .references(() => persons.id),
    ...historyColumns,
  },
  (t) => [
    primaryKey({ columns: [t.personId, t.objectType, t.objectId] }),
    index('person_visits_latest').on(t.personId, t.lastAt, t.objectId),
    index('person_visits_age').on(t.lastAt),
  ],
);

export type VisitedRow = Omit<typeof deviceVisits.$inferSelect, 'deviceId'>;
