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

/** The members of a page that say how many there are. */
export const toTotal = (found: number, isSearch = true): { totalCount: number; isTotalMore?: true } =>
  isSearch && found > SEARCH_COUNT_MAX ? { totalCount: SEARCH_COUNT_MAX, isTotalMore: true } : { totalCount: found };

/** How many there are, where a first page tells it by itself. */
function toldByFirst(found: readonly RankedEntry[], isWhole: boolean): number | undefined {
  if (isWhole) return found.length;
  return areManyMore(found, SEARCH_COUNT_MAX) ? SEARCH_COUNT_MAX + 1 : undefined;
}

/** A page of a list by relevance, its items still to be read by their `ids`. */
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
  const told = cursor === undefined ? toldByFirst(found, nextCursor === null) : undefined;
  const total = told ?? (await countRanked(db, scope, SEARCH_COUNT_MAX));
  return { ids, page: { nextCursor, ...toTotal(total) } };
}
