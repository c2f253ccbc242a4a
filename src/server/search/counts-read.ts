import { type SQL, sql } from 'drizzle-orm';
import { type ResultCount, SEARCH_COUNT_MAX, type SearchCounts } from '../../contract/search/search-counts.ts';
import { type ObjectType, objectTypes } from '../../core/object-types.ts';
import type { Executor } from '../db/open-database.ts';
import { correctedTexts, findMeantWords } from './correct-text.ts';
import { countRanked } from './ranked-entries.ts';

const none: ResultCount = { count: 0, isMore: false };

const toResultCount = (found: number): ResultCount => ({
  count: Math.min(found, SEARCH_COUNT_MAX),
  isMore: found > SEARCH_COUNT_MAX,
});

/** A product's entry is there only while an offer of it is shown. */
const isOpen: Readonly<Record<ObjectType, SQL | undefined>> = {
  product: undefined,
  category: sql`exists (select from categories c where c.id = e.object_id and c.is_active)`,
  supplier: sql`exists (select from suppliers s where s.id = e.object_id and s.status = 'confirmed')`,
};

async function countOf(db: Executor, type: ObjectType, text: string): Promise<ResultCount> {
  return toResultCount(await countRanked(db, { type, text, meets: isOpen[type] }, SEARCH_COUNT_MAX));
}

/** What each list would have for the text and, where none has anything, how it may have been meant. */
export async function countResults(db: Executor, q: string): Promise<SearchCounts> {
  const products = await countOf(db, 'product', q);
  const suppliers = await countOf(db, 'supplier', q);
  const categories = await countOf(db, 'category', q);
  const isFound = products.count + suppliers.count + categories.count > 0;
  return { products, suppliers, categories, contents: none, didYouMean: isFound ? null : await findMeant(db, q) };
}

async function findMeant(db: Executor, q: string): Promise<string | null> {
  for (const text of correctedTexts(q, await findMeantWords(db, q))) {
    for (const type of objectTypes) {
      if ((await countRanked(db, { type, text, meets: isOpen[type] }, 1)) > 0) return text;
    }
  }
  return null;
}
