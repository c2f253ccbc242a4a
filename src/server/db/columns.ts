import { sql } from 'drizzle-orm';
import { customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Text compared byte by byte: holds folded keys, so that both engines sort and prefix-match alike. */
export const foldedText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Every entity's own columns. `version` grows by one with each change and is what If-Match compares. */
export const entityColumns = {
  id: uuid().primaryKey(),
  version: integer().notNull().default(1),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().default(sql`now()`),
  updatedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().default(sql`now()`),
};

/** Where a row came from; with it an import finds its own rows again and sees whether they changed. */
export const sourceColumns = {
  source: foldedText().notNull(),
  sourceKey: foldedText().notNull(),
  contentHash: foldedText().notNull(),
};
