import { z } from 'zod';

/** Longest text that lists are searched by; longer ones are refused. */
const SEARCH_TEXT_MAX = 300;
/** Results are counted so far. */
export const SEARCH_COUNT_MAX = 1000;

/** `q` of a list: words in any order and spelling, each of them may be the beginning of one. */
export const searchText = z.string().trim().min(1).max(SEARCH_TEXT_MAX);

/** Exact up to `SEARCH_COUNT_MAX`; where there are more, that number and `isMore`. */
const resultCount = z.object({ count: z.number().int(), isMore: z.boolean() });
export type ResultCount = z.infer<typeof resultCount>;

export const searchCounts = z.object({
  products: resultCount,
  suppliers: resultCount,
  categories: resultCount,
  /** Articles, videos and questions; none is published yet. */
  contents: resultCount,
  /** The text without its typing mistakes, where it finds nothing as it is but would then. */
  didYouMean: z.string().nullable(),
});
export type SearchCounts = z.infer<typeof searchCounts>;

export const searchCountsQuery = z.object({ q: searchText });
