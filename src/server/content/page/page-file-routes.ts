import { Hono } from 'hono';
import { z } from 'zod';
import { pageFileParam } from '../../../contract/content/page.ts';
import type { AppDeps } from '../../app-deps.ts';
import { answerContent, fileTypes } from '../../files/answer-content.ts';
import { getPublishedFile } from '../../files/read.ts';
import { answers } from '../../platform/http/openapi/route-docs.ts';
import { validate } from '../../platform/http/validate.ts';
import { assertPictureOf } from './read.ts';

/** Mounted at `/api/v1/pages`. For everybody, while a published page shows the picture. */
export function pageFileRoutes({ db, files: store }: AppDeps) {
  return new Hono().get(
    '/:id/files/:fileId',
    answers(z.string(), 'تصویری که در یک مطلب آمده است', {
      tag: 'File contents',
      contentType: fileTypes,
      isRevalidated: true,
    }),
    validate('param', pageFileParam),
    async (c) => {
      const { id, fileId } = c.req.valid('param');
      await assertPictureOf(db, id, fileId);
      const row = await getPublishedFile(db, fileId);
      // The page may be withdrawn at any time.
      c.header('cache-control', 'no-cache');
      return answerContent(c, store, row);
    },
  );
}
