import { Hono } from 'hono';
import { advertisement, advertisementsQuery } from '../../contract/ads/advertisement.ts';
import { announcement, announcementsQuery } from '../../contract/ads/announcement.ts';
import { pageOf } from '../../contract/page.ts';
import type { AppDeps } from '../app-deps.ts';
import { datedRead } from '../platform/http/cache/dated-read.ts';
import { answers } from '../platform/http/openapi/route-docs.ts';
import { validate } from '../platform/http/validate.ts';
import { listAdvertisements, listAnnouncements } from './read.ts';

const tag = 'Ads';

/** Mounted at `/api/v1`. */
export function adRoutes({ db, env, workGate }: AppDeps) {
  const dated = datedRead(workGate, env.TRUST_PROXY);
  return new Hono()
    .get(
      '/advertisements',
      dated,
      answers(pageOf(advertisement), 'آگهی‌های یک جای صفحه', { tag }),
      validate('query', advertisementsQuery),
      async (c) => c.json(await listAdvertisements(db, c.req.valid('query'))),
    )
    .get(
      '/announcements',
      dated,
      answers(pageOf(announcement), 'اطلاعیه‌های اکنون', { tag, problems: [] }),
      validate('query', announcementsQuery),
      async (c) => c.json(await listAnnouncements(db, c.req.valid('query'))),
    );
}
