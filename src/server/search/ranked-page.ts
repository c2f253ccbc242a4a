import { PAGE_SIZE_DEFAULT } from '../../contract/page.ts';
import { SEARCH_COUNT_MAX } from '../../contract/search/search-counts.ts';
import { toQueryWords } from '../../core/search/query-words.ts';
import type { Executor } from '../db/open-database.ts';
import { type encodeCursor, toPage } from '../platform/cursor.ts';
import { countRanked } from './count-ranked.ts';
import { areManyMore } from './hash-walk.ts';
import { decodeRankPosition, type RankedEntry, type RankPosition } from './rank-position.ts';
import { listRanked, type RankScope } from './ranked-entries.ts';
import { wordFrequencyOf } from './word-frequency.ts';

/** The page members with the total; searches count only up to `SEARCH_COUNT_MAX`. */
export const toTotal = (found: number, isSearch = true): { totalCount: number; isTotalMore?: true } =>
  isSearch && found > SEARCH_COUNT_MAX ? { totalCount: SEARCH_COUNT_MAX, isTotalMore: true } : { totalCount: found };

/** The total, if a first page tells it without a count. */
function totalOfFirst(found: readonly RankedEntry[], isWhole: boolean, isOneTier: boolean): number | undefined {
  if (isWhole) return found.length;
  if (found[0]?.ofAll !== undefined) return found[0].ofAll;
  if (isOneTier && found[0]?.ofTier !== undefined) return Math.min(found[0].ofTier, SEARCH_COUNT_MAX + 1);
  if (found.some(({ ofTier = 0 }) => ofTier > SEARCH_COUNT_MAX)) return SEARCH_COUNT_MAX + 1;
  return areManyMore(found, SEARCH_COUNT_MAX) ? SEARCH_COUNT_MAX + 1 : undefined;
}

/** The ids of a page by relevance; the caller loads the items. */
export async function readRankedPage(
  db: Executor,
  scope: RankScope,
  { cursor, size }: { cursor?: string | undefined; size?: number | undefined },
) {
  return readRankedAfter(db, scope, { after: decodeRankPosition(cursor), size, toCursor: (position) => position });
}

export interface RankedPageOptions {
  after: RankPosition | undefined;
  size?: number | undefined;
  /** If it is known, it is not counted again. */
  total?: number | undefined;
  toCursor: (position: RankPosition) => Parameters<typeof encodeCursor>[0];
}

/** The same for a caller with cursors of its own. */
export async function readRankedAfter(db: Executor, given: RankScope, options: RankedPageOptions) {
  const { after, size = PAGE_SIZE_DEFAULT, toCursor } = options;
  const isWordless = toQueryWords(given.text).length === 0;
  const scope = { ...given, frequency: given.frequency ?? wordFrequencyOf(db, given.text) };
  const found = await listRanked(db, scope, { after, limit: size + 1 });
  const { items: ids, nextCursor } = toPage(
    found,
    size,
    (entry) => entry.objectId,
    (entry) => toCursor(entry.position),
  );
  const fromPage = after === undefined ? totalOfFirst(found, nextCursor === null, isWordless) : undefined;
  const total = options.total ?? fromPage ?? (await countRanked(db, scope, SEARCH_COUNT_MAX));
  return { ids, total, page: { nextCursor, ...toTotal(total) } };
}
