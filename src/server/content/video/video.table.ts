import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { VideoSource } from '../../../contract/content/video.ts';
import { entityColumns, foldedText, moment } from '../../db/columns.ts';

export const videos = pgTable(
  'videos',
  {
    ...entityColumns,
    title: text().notNull(),
    slug: text().notNull(),
    /** Folded words of title, topic and transcript. */
    textFolded: foldedText().notNull(),
    topic: text().notNull(),
    /** URL of the still picture. */
    poster: text().notNull(),
    durationSec: integer().notNull(),
    sources: jsonb().$type<VideoSource[]>().notNull(),
    transcript: text().notNull(),
    categoryIds: uuid().array().notNull(),
    publishedAt: moment().notNull(),
  },
  (t) => [index('videos_latest').on(t.publishedAt, t.id)],
);

export type VideoRow = typeof videos.$inferSelect;
