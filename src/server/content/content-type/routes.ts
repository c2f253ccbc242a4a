import { Hono } from 'hono';
import { z } from 'zod';
import {
  contentTypeCard,
  contentTypesPath,
  contentTypesQuery,
  contentTypesTree,
} from '../../../contract/content/content-type.ts';
import { idParam } from '../../../contract/page.ts';
import type { AppDeps } from '../../app-deps.ts';
import { answers } from '../../platform/http/openapi/route-docs.ts';
import { validate } from '../../platform/http/validate.ts';
import { type CountPages, listContentTypePath, listContentTypes, listContentTypeTree } from './read.ts';

const tag = 'Content types';

/** Mounted at `/api/v1/contenttypes`. */
export function contentTypeRoutes({ db, publicCache }: AppDeps, countPages: CountPages) {
  const cached = publicCache.publicRead();
  return new Hono()
    .get(
      '/by-page-type',
      answers(z.array(contentTypeCard), 'گونه‌های یک نوع مطلب', { tag, problems: [] }),
      validate('query', contentTypesQuery),
      cached,
      async (c) => c.json(await listContentTypes(db, c.req.valid('query').pageType)),
    )
    .get('/tree', answers(contentTypesTree, 'درخت گونه‌ها با شمار مطالب', { tag, problems: [] }), cached, async (c) =>
      c.json(await listContentTypeTree(db, countPages)),
    )
    .get(
      '/:id/breadcrumb',
      answers(contentTypesPath, 'مسیر یک گونه از بالاترین گونه', { tag }),
      validate('param', idParam),
      cached,
      async (c) => c.json(await listContentTypePath(db, c.req.valid('param').id)),
    );
}
