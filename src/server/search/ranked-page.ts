import { PAGE_SIZE_DEFAULT } from '../../contract/page.ts';
import { SEARCH_COUNT_MAX } from '../../contract/search/search-counts.ts';
import type { Executor } from '../db/open-database.ts';
import { toPage } from '../platform/cursor.ts';
import {
  areManyMore,
  countRanked,
  decodeRankPosition,
  listRanked,
  type RankedEntry,
  type RankScope,
} from './ranked-entries.ts';
import { wordFrequencyOf } from './word-frequency.ts';

/** The page members with the total; searches count only up to `SEARCH_COUNT_MAX`. */
export const toTotal = (found: number, isSearch = true): { totalCount: number; isTotalMore?: true } =>
  isSearch && found > SEARCH_COUNT_MAX ? { totalCount: SEARCH_COUNT_MAX, isTotalMore: true } : { totalCount: found };

/** The total, if a first page tells it without a count. */
function totalOfFirst(found: readonly RankedEntry[], isWhole: boolean): number | undefined {
  if (isWhole) return found.length;
  if (found.some(({ ofTier = 0 }) => ofTier > SEARCH_COUNT_MAX)) return SEARCH_COUNT_MAX + 1;
  return areManyMore(found, SEARCH_COUNT_MAX) ? SEARCH_COUNT_MAX + 1 : undefined;
}

/** The ids of a page by relevance; the caller loads the items. */
export async function readRankedPage(
  db: Executor,
  given: RankScope,
  { cursor, size = PAGE_SIZE_DEFAULT }: { cursor?: string | undefined; size?: number | undefined },
) {
  const scope = { ...given, frequency: wordFrequencyOf(db, given.text) };
  const found = await listRanked(db, scope, { after: decodeRankPosition(cursor), limit: size + 1 });
  const { items: ids, nextCursor } = toPage(
    found,
    size,
    (entry) => entry.objectId,
    (entry) => entry.position,
  );
  const fromPage = cursor === undefined ? totalOfFirst(found, nextCursor === null) : undefined;
  const total = fromPage ?? (await countRanked(db, scope, SEARCH_COUNT_MAX));
  return { ids, page: { nextCursor, ...toTotal(total) } };
}
