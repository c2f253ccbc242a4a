import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Block } from '../../../contract/content/block.ts';
import { entityColumns, foldedText } from '../../db/columns.ts';
import { videos } from '../video/video.table.ts';

/** Help for elements of the interface. Its order makes the next and the previous entry. */
export const helpEntries = pgTable('help_entries', {
  ...entityColumns,
  /** Names the element, e.g. `product-list.filters`. */
  uniqueId: foldedText().notNull().unique(),
  title: text().notNull(),
  body: jsonb().$type<Block[]>().notNull(),
  videoId: uuid().references(() => videos.id),
  position: integer().notNull(),
});

export type HelpEntryRow = typeof helpEntries.$inferSelect;
