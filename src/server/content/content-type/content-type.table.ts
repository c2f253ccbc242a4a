import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { pageTypes } from '../../../core/content/page-types.ts';
import { entityColumns } from '../../db/columns.ts';

/** A tree: a page belongs to one type, and to those above it. */
export const contentTypes = pgTable(
  'content_types',
  {
    ...entityColumns,
    pageType: text({ enum: pageTypes }).notNull(),
    parentId: uuid(),
    title: text().notNull(),
    slug: text().notNull(),
    icon: text().notNull(),
    position: integer().notNull(),
  },
  (t) => [index('content_types_order').on(t.position, t.id)],
);

export type ContentTypeRow = typeof contentTypes.$inferSelect;
