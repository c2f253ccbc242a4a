import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { objectTypes } from '../../core/ids/object-types.ts';
import { foldedText, tsvector } from '../db/columns.ts';

/** A signed 32-bit hash of the ids. */
export const [FIRST_PLACE, PLACES] = [-(2 ** 31), 2 ** 32];
/** The sample is every product whose hash is at most `SAMPLE_LAST`: one of so many. */
export const SAMPLE_PARTS = 32;
export const SAMPLE_LAST = FIRST_PLACE + PLACES / SAMPLE_PARTS - 1;

/** Condition on a product's `search_entries e`. A literal, not a parameter: the planner must see that the partial index applies. */
export const whereSampled = sql.raw(`uuid_hash(e.object_id) <= ${SAMPLE_LAST}`);

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
    // The words of the sample alone: tells cheaply whether a text finds very many, and which ones come first in hash order.
    index('search_entries_sampled')
      .using('gin', t.words, t.titleWords)
      .with({ fastupdate: false })
      .where(sql.raw(`type = 'product' and uuid_hash(object_id) <= ${SAMPLE_LAST}`)),
  ],
);

/** The suppliers who offer the product of an entry. Hash order, as `search_entries_scattered`. */
export const searchSuppliers = pgTable(
  'search_suppliers',
  { objectId: uuid().notNull(), supplierId: uuid().notNull() },
  (t) => [
    primaryKey({ columns: [t.objectId, t.supplierId] }),
    index('search_suppliers_scattered').on(t.supplierId, sql`uuid_hash(object_id)`, t.objectId),
  ],
);

/** Every word of every entry once: corrections search these words instead of whole titles. */
export const searchTerms = pgTable(
  'search_terms',
  { term: foldedText().primaryKey(), uses: integer().notNull() },
  (t) => [index('search_terms_trigram').using('gin', t.term.op('gin_trgm_ops')).with({ fastupdate: false })],
);
