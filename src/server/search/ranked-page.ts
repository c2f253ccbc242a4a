import { PAGE_SIZE_DEFAULT } from '../../contract/page.ts';
import { SEARCH_COUNT_MAX } from '../../contract/search/search-counts.ts';
import type { Executor } from '../db/open-database.ts';
import { toPage } from '../platform/cursor.ts';
import { areManyMore, countRanked, decodeRankPosition, listRanked, type RankScope } from './ranked-entries.ts';

/** The members of a page that say how many there are. */
export const toTotal = (found: number, isSearch = true): { totalCount: number; isTotalMore?: true } =>
  isSearch && found > SEARCH_COUNT_MAX ? { totalCount: SEARCH_COUNT_MAX, isTotalMore: true } : { totalCount: found };

/** A page of a list by relevance, its items still to be read by their `ids`. */
export async function readRankedPage(
  db: Executor,
  scope: RankScope,
  { cursor, size = PAGE_SIZE_DEFAULT }: { cursor?: string | undefined; size?: number | undefined },
) {
  const found = await listRanked(db, scope, { after: decodeRankPosition(cursor), limit: size + 1 });
  const { items: ids, nextCursor } = toPage(
    found,
    size,
    (entry) => entry.objectId,
    (entry) => entry.position,
  );
  // A first page that holds all of them has counted them.
  const isWhole = cursor === undefined && nextCursor === null;
  const isMany = cursor === undefined && areManyMore(found, SEARCH_COUNT_MAX);
  const total = isWhole ? ids.length : isMany ? SEARCH_COUNT_MAX + 1 : await countRanked(db, scope, SEARCH_COUNT_MAX);
  return { ids, page: { nextCursor, ...toTotal(total) } };
}
