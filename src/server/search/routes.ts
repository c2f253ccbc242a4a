import { Hono } from 'hono';
import { searchCounts, searchCountsQuery } from '../../contract/search/search-counts.ts';
import { suggestions, suggestionsQuery } from '../../contract/search/suggestion.ts';
import type { AppDeps } from '../app-deps.ts';
import { answers } from '../platform/http/openapi/route-docs.ts';
import { validate } from '../platform/http/validate.ts';
import { countResults, type ListedEntries, type ProductSearch } from './counts-read.ts';
import { suggest } from './read.ts';

/**
 * Mounted at `/api/v1/searches`.
 * @param products how products are searched
 * @param listed the entries that the areas' lists show
 */
export function searchRoutes({ db, publicCache }: AppDeps, products: ProductSearch, listed: ListedEntries) {
  const cached = publicCache.publicRead();
  return new Hono()
    .get(
      '/suggestions',
      answers(suggestions, 'پیشنهادهای جست‌وجو', { tag: 'Search', problems: [] }),
      validate('query', suggestionsQuery),
      cached,
      async (c) => c.json(await suggest(db, products, c.req.valid('query').q)),
    )
    .get(
      '/counts',
      answers(searchCounts, 'شمار یافته‌های هر فهرست و املای نزدیک', { tag: 'Search', problems: [] }),
      validate('query', searchCountsQuery),
      cached,
      async (c) => c.json(await countResults({ db, products, listed }, c.req.valid('query').q)),
    );
}
