import { z } from 'zod';

/** Maximum length of a search text; longer texts are refused. */
const SEARCH_TEXT_MAX = 300;
/** Results are counted up to this number. */
export const SEARCH_COUNT_MAX = 1000;

/** `q` of a list: words or their prefixes, in any order and spelling. */
export const searchText = z.string().trim().min(1).max(SEARCH_TEXT_MAX);

/** Exact up to `SEARCH_COUNT_MAX`; above it that number and `isMore`. */
const resultCount = z.object({ count: z.number().int(), isMore: z.boolean() });
export type ResultCount = z.infer<typeof resultCount>;

export const searchCounts = z.object({
  products: resultCount,
  suppliers: resultCount,
  categories: resultCount,
  /** Published pages of contents. */
  contents: resultCount,
  /** The corrected text, if the text finds nothing but its correction does. */
  didYouMean: z.string().nullable(),
});
export type SearchCounts = z.infer<typeof searchCounts>;

export const searchCountsQuery = z.object({ q: searchText });
