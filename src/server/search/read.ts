import { and, asc, desc, isNotNull, type SQL, sql } from 'drizzle-orm';
import {
  SUGGESTION_MIN_LETTERS,
  SUGGESTIONS_MAX,
  type Suggestion,
  suggestionTypes,
} from '../../contract/search/suggestion.ts';
import { findMatches } from '../../core/highlight.ts';
import { foldPartNumber, foldText } from '../../core/persian.ts';
import type { Executor } from '../db/open-database.ts';
import { prefixPattern } from '../platform/like.ts';
import { nearestTerms } from './nearest-terms.ts';
import { searchEntries } from './search.table.ts';
import { type QueryWord, spelledOut, toQueryWords, toTsQuery } from './words-query.ts';

const CATEGORIES_MAX = 4;
const SUPPLIERS_MAX = 2;

type Found = Pick<typeof searchEntries.$inferSelect, 'objectId' | 'type' | 'text' | 'slug' | 'weight'>;

const columns = {
  objectId: searchEntries.objectId,
  type: searchEntries.type,
  text: searchEntries.text,
  slug: searchEntries.slug,
  weight: searchEntries.weight,
};

/** What the person may be about to type: part numbers, then names, then names as they would be without mistakes. */
export async function suggest(db: Executor, q: string): Promise<Suggestion[]> {
  const folded = foldText(q);
  if (folded.replace(/[^\p{L}\p{N}]/gu, '').length < SUGGESTION_MIN_LETTERS) return [];
  const words = toQueryWords(q);
  const byPart = await findByPartNumber(db, q);
  const named = await findByWords(
    db,
    words.flatMap((word) => word.parts),
    toTsQuery(words),
  );
  const found = arrange(byPart, named);
  if (found.length > 0) return found.map((entry) => present(entry, q));
  const meant = await correct(db, words);
  const likeliest = words.map((word) => meant.get(word)?.[0] ?? spelledOut(word));
  const corrected = await findByWords(
    db,
    likeliest,
    toTsQuery(words, (word) => meant.get(word) ?? []),
  );
  const spelling = [q, ...[...meant.values()].flat()].join(' ');
  return arrange([], corrected).map((entry) => present(entry, spelling));
}

const present = ({ weight, ...entry }: Found, query: string): Suggestion => ({
  ...entry,
  count: weight,
  highlight: findMatches(entry.text, query),
});

async function findByPartNumber(db: Executor, q: string): Promise<Found[]> {
  const part = foldPartNumber(q);
  if (!/\d/.test(part)) return [];
  return db
    .select(columns)
    .from(searchEntries)
    .where(and(isNotNull(searchEntries.partFolded), sql`${searchEntries.partFolded} like ${prefixPattern(part)}`))
    .orderBy(asc(searchEntries.partFolded), desc(searchEntries.weight), asc(searchEntries.objectId))
    .limit(SUGGESTIONS_MAX);
}

type ByType = Record<Found['type'], Found[]>;

/** @param typed the words as a title would have them */
async function findByWords(db: Executor, typed: readonly string[], query: string | undefined): Promise<ByType> {
  const found: ByType = { category: [], product: [], supplier: [] };
  if (query === undefined) return found;
  const isInTitle = typed.map((word) => sql`(' ' || text_folded like ${`% ${prefixPattern(word)}`})::int`);
  const { rows } = await db.execute<Found>(sql`
    with found as materialized (
      select object_id as "objectId", type, text, slug, weight, text_folded,
        ${sql.join(isInTitle, sql` + `)} as words_in_title,
        text_folded like ${prefixPattern(typed.join(' '))} as begins
      from search_entries where words @@ ${query}::tsquery
    )
    ${sql.join(suggestionTypes.map(bestOfType), sql` union all `)}`);
  for (const { objectId, type, text, slug, weight } of rows) found[type].push({ objectId, type, text, slug, weight });
  return found;
}

/** Names that have the words themselves before those that are found by a synonym or standard; then by weight. */
const bestOfType = (type: Found['type']): SQL => sql`(
  select * from found where type = ${type}
  order by begins desc, words_in_title desc, weight desc, text_folded, "objectId" limit ${SUGGESTIONS_MAX})`;

/** A part number leads; then some categories, products and some suppliers; what room is left goes to more products. */
function arrange(byPart: Found[], named: ByType): Found[] {
  const categories = named.category.slice(0, CATEGORIES_MAX);
  const suppliers = named.supplier.slice(0, SUPPLIERS_MAX);
  const products = named.product.slice(0, Math.max(0, SUGGESTIONS_MAX - categories.length - suppliers.length));
  const rest = [...named.category.slice(CATEGORIES_MAX), ...named.supplier.slice(SUPPLIERS_MAX)];
  const all = [...byPart, ...categories, ...products, ...suppliers, ...rest];
  return [...new Map(all.map((entry) => [entry.objectId, entry])).values()].slice(0, SUGGESTIONS_MAX);
}

async function correct(db: Executor, words: readonly QueryWord[]): Promise<Map<QueryWord, string[]>> {
  const meant = new Map<QueryWord, string[]>();
  for (const word of words) meant.set(word, await nearestTerms(db, spelledOut(word)));
  return meant;
}
