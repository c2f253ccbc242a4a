import { Hono } from 'hono';
import { z } from 'zod';
import { idParam } from '../../contract/page.ts';
import { licenceFileQuery } from '../../contract/suppliers/supplier-page.ts';
import type { AppDeps } from '../app-deps.ts';
import { answerContent, fileTypes } from '../files/answer-content.ts';
import { getPublishedFile } from '../files/read.ts';
import { notFound } from '../platform/errors/app-error.ts';
import { answers } from '../platform/http/openapi/route-docs.ts';
import { validate } from '../platform/http/validate.ts';
import { getSupplierProfile } from './read.ts';

/** Mounted at `/api/v1/suppliers`. For everybody, while a published licence has the file. */
export function licenceFileRoutes({ db, files: store }: AppDeps) {
  return new Hono().get(
    '/:id/licence-file',
    answers(z.string(), 'فایل یکی از مجوزهای تأمین‌کننده', {
      tag: 'File contents',
      contentType: fileTypes,
      isRevalidated: true,
    }),
    validate('param', idParam),
    validate('query', licenceFileQuery),
    async (c) => {
      const { fileId } = c.req.valid('query');
      const { licences } = await getSupplierProfile(db, c.req.valid('param').id);
      if (!licences.some((licence) => licence.fileId === fileId)) throw notFound('فایل');
      const row = await getPublishedFile(db, fileId);
      // It may be withdrawn at any time.
      c.header('cache-control', 'no-cache');
      return answerContent(c, store, row);
    },
  );
}
