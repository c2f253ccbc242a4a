import { Hono } from 'hono';
import { helpEntry, helpQuery } from '../../../contract/content/help.ts';
import type { AppDeps } from '../../app-deps.ts';
import { answers } from '../../platform/http/openapi/route-docs.ts';
import { validate } from '../../platform/http/validate.ts';
import { getHelpEntry } from './read.ts';

/** Mounted at `/api/v1/helpsystems`. */
export function helpRoutes({ db, publicCache }: AppDeps) {
  return new Hono().get(
    '/byfrontuniqueid',
    answers(helpEntry, 'راهنمای یک جزء صفحه، با راهنماهای پیش و پس از آن', { tag: 'Help' }),
    validate('query', helpQuery),
    publicCache.publicRead(),
    async (c) => c.json(await getHelpEntry(db, c.req.valid('query').uniqueId)),
  );
}
