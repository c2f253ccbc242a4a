import type { SQL } from 'drizzle-orm';
import { type ResultCount, SEARCH_COUNT_MAX, type SearchCounts } from '../../contract/search/search-counts.ts';
import { type ObjectType, objectTypes } from '../../core/ids/object-types.ts';
import { correctedTexts } from '../../core/search/correct-words.ts';
import type { Executor } from '../db/open-database.ts';
import { type Corrections, correctionsOf } from './correct-text.ts';
import { countRanked } from './count-ranked.ts';
import { textFound } from './text-found.ts';

const toResultCount = (found: number): ResultCount => ({
  count: Math.min(found, SEARCH_COUNT_MAX),
  isMore: found > SEARCH_COUNT_MAX,
});

/** For each type, the condition on `search_entries e` under which lists show the entry. @default all entries */
export type ListedEntries = Readonly<Partial<Record<ObjectType, SQL>>>;

/** How the catalogue searches its products. */
export interface ProductSearch {
  /** Counts up to `SEARCH_COUNT_MAX + 1`. */
  count(q: string, corrections: Corrections): Promise<{ count: number; corrected: string | null }>;
  /** Who sells what the text finds, if no supplier has it in its name. */
  countSellers(q: string): Promise<number>;
  /** The first ids by relevance, with the text that found them. */
  first(q: string, limit: number, corrections: Corrections): Promise<{ ids: string[]; text: string }>;
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
  const corrections = correctionsOf(db, q);
  const { count, corrected } = await found.count(q, corrections);
  const products = toResultCount(count);
  const named = await countOf(db, 'supplier', q, listed);
  const suppliers = named.count > 0 ? named : toResultCount(await found.countSellers(q));
  const categories = await countOf(db, 'category', q, listed);
  const readable = await textFound(db, 'page', q, listed.page, corrections);
  const contents = await countOf(db, 'page', readable?.text ?? q, listed);
  const inFull = readable && readable.dropped.length === 0 ? contents.count : 0;
  const isFound = products.count + suppliers.count + categories.count + inFull > 0;
  return {
    products,
    suppliers,
    categories,
    contents,
    didYouMean:
      corrected ?? (isFound ? null : await findCorrectedText(db, correctedTexts(q, await corrections()), listed)),
  };
}

async function findCorrectedText(
  db: Executor,
  texts: readonly string[],
  listed: ListedEntries,
): Promise<string | null> {
  for (const text of texts) {
    for (const type of objectTypes) {
      if ((await countRanked(db, { type, text, where: listed[type] }, 1)) > 0) return text;
    }
  }
  return null;
}
