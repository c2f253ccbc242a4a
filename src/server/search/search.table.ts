import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { objectTypes } from '../../core/object-types.ts';
import { foldedText, tsvector } from '../db/columns.ts';

const whereProduct = sql`type = 'product'`;

/** Every searchable object with its folded words. */
export const searchEntries = pgTable(
  'search_entries',
  {
    /** The object's own id. */
    objectId: uuid().primaryKey(),
    type: text({ enum: objectTypes }).notNull(),
    text: text().notNull(),
    slug: text().notNull(),
    textFolded: foldedText().notNull(),
    /** Folded words of title, synonyms, options and part numbers. */
    words: tsvector().notNull(),
    /** The words of the title alone: matches in the title rank first. */
    titleWords: tsvector().notNull(),
    /** Part number without separators, upper-case; null if there is none. */
    partFolded: foldedText(),
    /** Number of its items; orders suggestions of one type. */
    weight: integer().notNull(),
  },
  (t) => [
    index('search_entries_words').using('gin', t.words).with({ fastupdate: false }),
    index('search_entries_title').using('gin', t.titleWords).with({ fastupdate: false }).where(whereProduct),
    // A small index for some hundreds of categories and suppliers among a million products.
    index('search_entries_others').using('gin', t.words).with({ fastupdate: false }).where(sql`type <> 'product'`),
    index('search_entries_part').on(t.partFolded, t.objectId),
    // Hash order spreads every word's entries evenly, so a walk meets the entries of a frequent word early.
    index('search_entries_scattered').on(sql`uuid_hash(object_id)`, t.objectId).where(whereProduct),
  ],
);

/** Every word of every entry once: corrections search these words instead of whole titles. */
export const searchTerms = pgTable(
  'search_terms',
  { term: foldedText().primaryKey(), uses: integer().notNull() },
  (t) => [index('search_terms_trigram').using('gin', t.term.op('gin_trgm_ops')).with({ fastupdate: false })],
);
