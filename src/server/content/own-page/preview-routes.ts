import { Hono } from 'hono';
import { contentPage, previewQuery } from '../../../contract/content/page.ts';
import { idParam } from '../../../contract/page.ts';
import type { AppDeps } from '../../app-deps.ts';
import { answers } from '../../platform/http/openapi/route-docs.ts';
import { validate } from '../../platform/http/validate.ts';
import { readPage } from '../page/read.ts';
import { getPreviewed } from './preview-token.ts';
import { draftOf } from './read.ts';

/** Mounted at `/api/v1/pages`. For whoever has the token. */
export function pagePreviewRoutes(deps: AppDeps) {
  return new Hono().get(
    '/:id/preview',
    answers(contentPage, 'پیش‌نویس یک مطلب، برای دارندهٔ نشانهٔ پیش‌نمایش', { tag: 'Pages' }),
    validate('param', idParam),
    validate('query', previewQuery),
    async (c) => {
      const row = await getPreviewed(deps.db, c.req.valid('param').id, c.req.valid('query').token, deps.now());
      c.header('cache-control', 'private, no-store');
      c.header('x-robots-tag', 'noindex');
      c.header('referrer-policy', 'no-referrer');
      return c.json(await readPage(deps, row, draftOf(row), 'web'));
    },
  );
}
