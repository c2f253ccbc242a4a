import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { announcementAudiences } from '../../contract/ads/announcement.ts';
import { announcementSeverities } from '../../core/content/announcement-severities.ts';
import { entityColumns, moment } from '../db/columns.ts';

export const announcements = pgTable(
  'announcements',
  {
    ...entityColumns,
    title: text().notNull(),
    body: text().notNull(),
    severity: text({ enum: announcementSeverities }).notNull(),
    audience: text({ enum: announcementAudiences }).notNull(),
    /** Millisecond precision, the same as in cursors. */
    validFrom: moment().notNull(),
    validTo: moment().notNull(),
  },
  (t) => [index('announcements_latest').on(t.validFrom, t.id)],
);

export type AnnouncementRow = typeof announcements.$inferSelect;
