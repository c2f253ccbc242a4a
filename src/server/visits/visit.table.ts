import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { objectTypes } from '../../core/object-types.ts';
import { moment } from '../db/columns.ts';

const objectColumns = {
  objectType: text({ enum: objectTypes }).notNull(),
  objectId: uuid().notNull(),
};

/** Each visit once: the primary key rejects a repeated visit. */
export const pageVisits = pgTable(
  'page_visits',
  {
    visitId: uuid().primaryKey(),
    ...objectColumns,
    deviceId: uuid(),
    at: moment().notNull(),
  },
  (t) => [index('page_visits_age').on(t.at)],
);

export const visitCounts = pgTable('visit_counts', { ...objectColumns, visits: integer().notNull() }, (t) => [
  primaryKey({ columns: [t.objectType, t.objectId] }),
]);

/** The history of a device: each object once, at its latest visit. */
export const deviceVisits = pgTable(
  'device_visits',
  {
    deviceId: uuid().notNull(),
    ...objectColumns,
    visits: integer().notNull(),
    lastAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.deviceId, t.objectType, t.objectId] }),
    index('device_visits_latest').on(t.deviceId, t.lastAt, t.objectId),
    index('device_visits_age').on(t.lastAt),
  ],
);

export type DeviceVisitRow = typeof deviceVisits.$inferSelect;
