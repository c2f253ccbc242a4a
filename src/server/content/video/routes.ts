import { Hono } from 'hono';
import { mediaVideos, videoSearchQuery, videosQuery } from '../../../contract/content/video.ts';
import type { AppDeps } from '../../app-deps.ts';
import { answers } from '../../platform/http/openapi/route-docs.ts';
import { validate } from '../../platform/http/validate.ts';
import { listVideos, searchVideos } from './read.ts';

const tag = 'Media';

/** Mounted at `/api/v1/mediavideos`. */
export function videoRoutes({ db, publicCache }: AppDeps) {
  const cached = publicCache.publicRead();
  return new Hono()
    .get(
      '/',
      answers(mediaVideos, 'ویدئوها', { tag, problems: [] }),
      validate('query', videosQuery),
      cached,
      async (c) => c.json(await listVideos(db, c.req.valid('query'))),
    )
    .get(
      '/search',
      answers(mediaVideos, 'جست‌وجو در ویدئوها', { tag, problems: [] }),
      validate('query', videoSearchQuery),
      cached,
      async (c) => c.json(await searchVideos(db, c.req.valid('query'))),
    );
}
