import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { objectTypes } from '../../core/object-types.ts';
import { foldedText, tsvector } from '../db/columns.ts';

const isProduct = sql`type = 'product'`;

/** What a search can lead to, with its folded words. */
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
    /** Those of the title alone, which comes first among what is found. */
    titleWords: tsvector().notNull(),
    /** Part number without separators, upper-case; null where there is none. */
    partFolded: foldedText(),
    /** Items behind it; the order of suggestions of one kind. */
    weight: integer().notNull(),
  },
  (t) => [
    index('search_entries_words').using('gin', t.words).with({ fastupdate: false }),
    index('search_entries_title').using('gin', t.titleWords).with({ fastupdate: false }).where(isProduct),
    // Some hundreds of categories and suppliers, which would be lost among a million products.
    index('search_entries_others').using('gin', t.words).with({ fastupdate: false }).where(sql`type <> 'product'`),
    index('search_entries_part').on(t.partFolded, t.objectId),
    // An order in which any word's entries are spread evenly: some of very many are found after a short walk.
    index('search_entries_scattered').on(sql`uuid_hash(object_id)`, t.objectId).where(isProduct),
  ],
);

/** Every word of every title once, so that typing mistakes are looked up among words and not among titles. */
export const searchTerms = pgTable(
  'search_terms',
  { term: foldedText().primaryKey(), uses: integer().notNull() },
  (t) => [index('search_terms_trigram').using('gin', t.term.op('gin_trgm_ops')).with({ fastupdate: false })],
);
