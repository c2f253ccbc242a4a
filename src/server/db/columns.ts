import { sql } from 'drizzle-orm';
import { customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Folded text compared byte by byte, so that both engines sort and match prefixes alike. */
export const foldedText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** A time in milliseconds, as in cursors and in JavaScript. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/** Columns of every entity. Each change increments `version`, which If-Match compares. */
export const entityColumns = {
  id: uuid().primaryKey(),
  version: integer().notNull().default(1),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().default(sql`now()`),
  updatedAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().default(sql`now()`),
};

/** The origin of an imported row: the next import finds the row by it and compares the hash. */
export const sourceColumns = {
  source: foldedText().notNull(),
  sourceKey: foldedText().notNull(),
  contentHash: foldedText().notNull(),
};
