import { Hono } from 'hono';
import { suggestions, suggestionsQuery } from '../../contract/search/suggestion.ts';
import type { AppDeps } from '../app-deps.ts';
import { answers } from '../platform/route-docs.ts';
import { validate } from '../platform/validate.ts';
import { suggest } from './read.ts';

/** Mounted at `/api/v1/searches`. */
export function searchRoutes({ db, publicCache }: AppDeps) {
  return new Hono().get(
    '/suggestions',
    publicCache.publicRead(),
    answers(suggestions, 'پیشنهادهای جست‌وجو', { tag: 'Search', problems: [] }),
    validate('query', suggestionsQuery),
    async (c) => c.json(await suggest(db, c.req.valid('query').q)),
  );
}
