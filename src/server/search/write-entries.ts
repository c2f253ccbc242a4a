import { type SQL, sql } from 'drizzle-orm';
import type { ObjectType } from '../../core/ids/object-types.ts';
import { insertRows, orUpdate } from '../db/insert-rows.ts';
import type { Tx } from '../db/open-database.ts';
import { type SearchEntry, toEntryRow } from './entry-row.ts';
import { searchEntries, searchSuppliers, searchTerms } from './search.table.ts';

/** Shorter and longer words, and codes with digits, do not help to correct a typing mistake. */
const TERM_LETTERS_MIN = 2;
const TERM_LETTERS_MAX = 40;

const orRewrite = orUpdate('objectId', ['text', 'slug', 'textFolded', 'words', 'titleWords', 'partFolded']);

/** Inserts entries, or rewrites those that are stored; a stored weight stays. */
export async function saveEntries(tx: Tx, entries: readonly SearchEntry[]): Promise<void> {
  await insertRows(tx, searchEntries, entries.map(toEntryRow), orRewrite);
}

/** Inserts entries that are not stored yet, by COPY where possible; a stored one fails the transaction. */
export async function insertEntries(tx: Tx, entries: readonly SearchEntry[]): Promise<void> {
  await insertRows(tx, searchEntries, entries.map(toEntryRow));
  const rows = entries.flatMap(({ objectId, supplierIds = [] }) =>
    [...new Set(supplierIds)].map((supplierId) => ({ objectId, supplierId })),
  );
  await insertRows(tx, searchSuppliers, rows);
}

/** @param ids subquery of one column of object ids */
export async function deleteEntries(tx: Tx, ids: SQL): Promise<void> {
  await tx.execute(sql`delete from search_suppliers where object_id in ${ids}`);
  await tx.execute(sql`delete from search_entries where object_id in ${ids}`);
}

export async function clearSearch(tx: Tx): Promise<void> {
  await tx.execute(sql`truncate ${searchEntries}, ${searchSuppliers}, ${searchTerms}`);
}

/** PGlite has no autovacuum: without statistics the planner assumes that the tables are empty. */
export async function analyzeSearch(tx: Tx): Promise<void> {
  await tx.execute(sql`analyze ${searchEntries}, ${searchSuppliers}, ${searchTerms}`);
}

/**
 * Sets the weights of one type's entries. Returns how many changed.
 * @param counts subquery of (id, items)
 */
export async function setWeights(tx: Tx, type: ObjectType, counts: SQL): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update search_entries e set weight = n.items from ${counts} n
    where e.type = ${type} and n.id = e.object_id and e.weight <> n.items`);
  return rowCount ?? 0;
}

/**
 * Recounts `search_terms` from the entries' words. Returns how many terms changed. It reads every word: with a million
 * products it is the slowest of all counts.
 */
export async function recountTerms(tx: Tx): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    with used as materialized (
      select word collate "C" as term, ndoc as uses from ts_stat('select words from search_entries')
      where char_length(word) between ${TERM_LETTERS_MIN} and ${TERM_LETTERS_MAX} and word !~ '[0-9]'
    ),
    saved as (
      insert into search_terms (term, uses) select term, uses from used
      on conflict (term) do update set uses = excluded.uses where search_terms.uses <> excluded.uses
      returning term
    ),
    gone as (delete from search_terms where term not in (select term from used) returning term)
    select term from saved union all select term from gone`);
  return rowCount ?? 0;
}
