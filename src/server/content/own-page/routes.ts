import { Hono } from 'hono';
import { z } from 'zod';
import {
  newPageBody,
  ownPage,
  ownPageCards,
  ownPageFileQuery,
  ownPageRevisions,
  ownPagesQuery,
  pageDraftBody,
  previewToken,
  publishBody,
  restoreBody,
} from '../../../contract/content/own-page.ts';
import { ownPageCard } from '../../../contract/content/page.ts';
import { idParam } from '../../../contract/page.ts';
import type { AppDeps } from '../../app-deps.ts';
import { answerContent, fileTypes } from '../../files/answer-content.ts';
import { getPublishedFile } from '../../files/read.ts';
import { actorOf } from '../../platform/actor.ts';
import { answerWrite } from '../../platform/command/answer-write.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { entityTag, seenVersion } from '../../platform/http/if-match.ts';
import { answers } from '../../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../../platform/http/private-answers.ts';
import { validate } from '../../platform/http/validate.ts';
import { createPage } from './create-page.ts';
import { getWritable } from './policy.ts';
import { makePreviewToken } from './preview-token.ts';
import { publishPage, withdrawPage } from './publish-page.ts';
import { draftOf, listOwnPages, listRevisions, readOwnPage } from './read.ts';
import { restorePage } from './restore-page.ts';
import { picturesOf, savePage } from './save-page.ts';

const tag = 'Own contents';

/** Mounted at `/api/v1/ownpages`. For operators, and for a supplier's own people. */
export function ownContentRoutes(deps: AppDeps) {
  const { db, files: store } = deps;
  const own = privateAnswers();
  return new Hono()
    .get(
      '/',
      own,
      answers(ownPageCards, 'مطالبی که فراخواننده می‌نویسد', { tag }),
      validate('query', ownPagesQuery),
      async (c) => c.json(await listOwnPages(db, actorOf(c), c.req.valid('query'), deps.now())),
    )
    .post(
      '/',
      own,
      answers(ownPageCard, 'آغاز یک مطلب', { tag, status: 201, problems: [404, 415], isWrite: true }),
      validate('json', newPageBody),
      (c) => answerWrite(c, deps, createPage, c.req.valid('json')),
    )
    .get('/:id', own, answers(ownPage, 'یک مطلب با پیش‌نویس آن', { tag }), validate('param', idParam), async (c) => {
      const row = await getWritable(db, actorOf(c), c.req.valid('param').id, deps.now());
      return c.json(await readOwnPage(deps, row), 200, { etag: entityTag(row.version) });
    })
    .put(
      '/:id',
      own,
      answers(ownPageCard, 'نوشتن پیش‌نویس یک مطلب', {
        tag,
        problems: [404, 412, 415, 428],
        isWrite: true,
        isVersioned: true,
      }),
      validate('param', idParam),
      validate('json', pageDraftBody),
      (c) => {
        const { id } = c.req.valid('param');
        return answerWrite(c, deps, savePage, { id, version: seenVersion(c), content: c.req.valid('json') });
      },
    )
    .post(
      '/:id/publish',
      own,
      answers(ownPageCard, 'انتشار پیش‌نویس، اکنون یا در زمانی که می‌آید', {
        tag,
        problems: [404, 412, 415, 428],
        isWrite: true,
        isVersioned: true,
      }),
      validate('param', idParam),
      validate('json', publishBody),
      (c) => {
        const input = { ...c.req.valid('json'), ...c.req.valid('param'), version: seenVersion(c) };
        return answerWrite(c, deps, publishPage, input);
      },
    )
    .post(
      '/:id/withdraw',
      own,
      answers(ownPageCard, 'برداشتن یک مطلب از انتشار یا از نوبت انتشار', { tag, isWrite: true }),
      validate('param', idParam),
      (c) => answerWrite(c, deps, withdrawPage, c.req.valid('param')),
    )
    .get(
      '/:id/revisions',
      own,
      answers(ownPageRevisions, 'آنچه پیش‌تر منتشر شده است', { tag }),
      validate('param', idParam),
      async (c) => {
        const { id } = await getWritable(db, actorOf(c), c.req.valid('param').id, deps.now());
        return c.json(await listRevisions(db, actorOf(c), id));
      },
    )
    .post(
      '/:id/restore',
      own,
      answers(ownPageCard, 'بازگرداندن یک نسخه به پیش‌نویس', {
        tag,
        problems: [404, 412, 415, 428],
        isWrite: true,
        isVersioned: true,
      }),
      validate('param', idParam),
      validate('json', restoreBody),
      (c) => {
        const input = { ...c.req.valid('json'), ...c.req.valid('param'), seenVersion: seenVersion(c) };
        return answerWrite(c, deps, restorePage, input);
      },
    )
    .post(
      '/:id/preview-token',
      own,
      answers(previewToken, 'نشانه‌ای که پیش‌نویس را تا یک هفته به دارنده‌اش نشان می‌دهد', { tag }),
      validate('param', idParam),
      (c) => answerWrite(c, deps, makePreviewToken, c.req.valid('param')),
    )
    .get(
      '/:id/file',
      own,
      answers(z.string(), 'تصویری که در پیش‌نویس یک مطلب آمده است', {
        tag: 'File contents',
        contentType: fileTypes,
        isRevalidated: true,
      }),
      validate('param', idParam),
      validate('query', ownPageFileQuery),
      async (c) => {
        const { fileId } = c.req.valid('query');
        const row = await getWritable(db, actorOf(c), c.req.valid('param').id, deps.now());
        if (!picturesOf(draftOf(row)).includes(fileId)) throw notFound('فایل');
        return answerContent(c, store, await getPublishedFile(db, fileId));
      },
    );
}
