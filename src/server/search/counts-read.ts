import type { SQL } from 'drizzle-orm';
import { type ResultCount, SEARCH_COUNT_MAX, type SearchCounts } from '../../contract/search/search-counts.ts';
import { type ObjectType, objectTypes } from '../../core/object-types.ts';
import type { Executor } from '../db/open-database.ts';
import { correctedTexts, findCorrections } from './correct-text.ts';
import { countRanked } from './count-ranked.ts';

const none: ResultCount = { count: 0, isMore: false };

const toResultCount = (found: number): ResultCount => ({
  count: Math.min(found, SEARCH_COUNT_MAX),
  isMore: found > SEARCH_COUNT_MAX,
});

/** For each type, the condition on `search_entries e` under which lists show the entry. @default all entries */
export type ListedEntries = Readonly<Partial<Record<ObjectType, SQL>>>;

/** How the catalogue searches its products. */
export interface ProductSearch {
  /** Counts up to `max + 1`. */
  count(q: string, max: number): Promise<{ count: number; corrected: string | null }>;
  /** The first ids by relevance, with the text that found them. */
  first(q: string, limit: number): Promise<{ ids: string[]; text: string }>;
}

interface CountSources {
  db: Executor;
  products: ProductSearch;
  listed: ListedEntries;
}

async function countOf(db: Executor, type: ObjectType, text: string, listed: ListedEntries): Promise<ResultCount> {
  return toResultCount(await countRanked(db, { type, text, where: listed[type] }, SEARCH_COUNT_MAX));
}

/** How many results each list has for the text and, if none has any, a corrected spelling. */
export async function countResults({ db, products: found, listed }: CountSources, q: string): Promise<SearchCounts> {
  const { count, corrected } = await found.count(q, SEARCH_COUNT_MAX);
  const products = toResultCount(count);
  const suppliers = await countOf(db, 'supplier', q, listed);
  const categories = await countOf(db, 'category', q, listed);
  const isFound = products.count + suppliers.count + categories.count > 0;
  return {
    products,
    suppliers,
    categories,
    contents: none,
    didYouMean: corrected ?? (isFound ? null : await findCorrectedText(db, q, listed)),
  };
}

async function findCorrectedText(db: Executor, q: string, listed: ListedEntries): Promise<string | null> {
  for (const text of correctedTexts(q, await findCorrections(db, q))) {
    for (const type of objectTypes) {
      if ((await countRanked(db, { type, text, where: listed[type] }, 1)) > 0) return text;
    }
  }
  return null;
}
