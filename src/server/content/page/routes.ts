import { Hono } from 'hono';
import {
  contentPage,
  merchantHasContent,
  merchantHasContentQuery,
  pageCards,
  pageOfPlatformQuery,
  pagesOfContentTypeQuery,
  pagesOfLabelQuery,
  pagesOfTypeQuery,
  publicPagesQuery,
  uniquePageQuery,
} from '../../../contract/content/page.ts';
import { idParam } from '../../../contract/page.ts';
import type { AppDeps } from '../../app-deps.ts';
import { answers } from '../../platform/http/openapi/route-docs.ts';
import { validate } from '../../platform/http/validate.ts';
import { listTypeIdsFrom } from '../content-type/read.ts';
import { hasContent } from './has-content.ts';
import { listPages, whereLabelled, wherePageType, whereTypeIn } from './list.ts';
import { getPage, getPageNamed } from './read.ts';

const tag = 'Pages';

/** Mounted at `/api/v1/pages`. */
export function contentPageRoutes(deps: AppDeps) {
  const { db, publicCache } = deps;
  const cached = publicCache.publicRead();
  return new Hono()
    .get(
      '/for-public-site',
      answers(pageCards, 'مطالب سایت', { tag, problems: [] }),
      validate('query', publicPagesQuery),
      cached,
      async (c) => c.json(await listPages(db, c.req.valid('query'))),
    )
    .get(
      '/by-content-type/by-platform',
      answers(pageCards, 'مطالب یک نوع', { tag, problems: [] }),
      validate('query', pagesOfTypeQuery),
      cached,
      async (c) => {
        const { pageType, ...query } = c.req.valid('query');
        return c.json(await listPages(db, query, wherePageType(pageType)));
      },
    )
    .get(
      '/by-content-type-id',
      answers(pageCards, 'مطالب یک گونه و گونه‌های زیر آن', { tag }),
      validate('query', pagesOfContentTypeQuery),
      cached,
      async (c) => {
        const { contentTypeId, ...query } = c.req.valid('query');
        return c.json(await listPages(db, query, whereTypeIn(await listTypeIdsFrom(db, contentTypeId))));
      },
    )
    .get(
      '/by-label/by-platform',
      answers(pageCards, 'مطالب یک برچسب', { tag, problems: [] }),
      validate('query', pagesOfLabelQuery),
      cached,
      async (c) => {
        const { label, ...query } = c.req.valid('query');
        return c.json(await listPages(db, query, whereLabelled(label)));
      },
    )
    .get(
      '/by-uniquepagename',
      answers(contentPage, 'یک صفحهٔ ثابت با نام آن', { tag }),
      validate('query', uniquePageQuery),
      cached,
      async (c) => c.json(await getPageNamed(deps, c.req.valid('query').uniquePageName)),
    )
    .get(
      '/merchant-has-content',
      answers(merchantHasContent, 'آیا تأمین‌کننده یا تأمین‌کنندهٔ یک بازرگان مطلبی دارد', { tag }),
      validate('query', merchantHasContentQuery),
      cached,
      async (c) => c.json({ hasContent: await hasContent(db, c.req.valid('query')) }),
    )
    .get(
      '/:id/by-platform',
      answers(contentPage, 'یک مطلب با متن آن', { tag }),
      validate('param', idParam),
      validate('query', pageOfPlatformQuery),
      cached,
      async (c) => c.json(await getPage(deps, c.req.valid('param').id, c.req.valid('query').platform)),
    );
}
