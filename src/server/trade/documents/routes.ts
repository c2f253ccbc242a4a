import { Hono } from 'hono';
import { z } from 'zod';
import { idParam } from '../../../contract/page.ts';
import {
  documentBody,
  documentTypesQuery,
  requestFileQuery,
  tradeDocumentTypes,
} from '../../../contract/trade/document.ts';
import type { AppDeps } from '../../app-deps.ts';
import { answerContent, fileTypes } from '../../files/answer-content.ts';
import { actorOf } from '../../platform/actor.ts';
import { answerWrite } from '../../platform/command/answer-write.ts';
import { answers } from '../../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../../platform/http/private-answers.ts';
import { validate } from '../../platform/http/validate.ts';
import { addDocument } from './add-document.ts';
import { getRequestFile, listDocumentTypes } from './read-documents.ts';

const tag = 'Trade';

/** Mounted at `/api/v1/tradedocumenttypes`. */
export const documentTypeRoutes = (deps: AppDeps) =>
  new Hono()
    .use(privateAnswers())
    .get(
      '/',
      answers(tradeDocumentTypes, 'انواع مدارک معامله، و آنچه یک درخواست از آن‌ها دارد', { tag }),
      validate('query', documentTypesQuery),
      async (c) =>
        c.json(await listDocumentTypes(deps.db, { actor: actorOf(c), now: deps.now() }, c.req.valid('query'))),
    );

/** Mounted at `/api/v1/traderequests`: the files of a request, for its parties. */
export const requestDocumentRoutes = (deps: AppDeps) =>
  new Hono()
    .use(privateAnswers())
    .post(
      '/:id/documents',
      answers(tradeDocumentTypes, 'افزودن یک فایل به مدارک درخواست', {
        tag,
        problems: [403, 404, 409, 415, 422],
        isWrite: true,
      }),
      validate('param', idParam),
      validate('json', documentBody),
      (c) => answerWrite(c, deps, addDocument, { ...c.req.valid('json'), ...c.req.valid('param') }),
    )
    .get(
      '/:id/file',
      answers(z.string(), 'یک فایل درخواست، برای دو سوی آن', {
        tag: 'File contents',
        contentType: fileTypes,
        isRevalidated: true,
      }),
      validate('param', idParam),
      validate('query', requestFileQuery),
      async (c) => {
        const asked = { ...c.req.valid('param'), ...c.req.valid('query') };
        const file = await getRequestFile(deps.db, { actor: actorOf(c), now: deps.now() }, asked);
        return answerContent(c, deps.files, file);
      },
    );
