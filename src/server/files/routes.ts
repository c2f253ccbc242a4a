import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import { fileFields, fileRemoval, storedFile } from '../../contract/files/file.ts';
import { idParam } from '../../contract/page.ts';
import { FILE_MAX_BYTES } from '../../core/wire/file-limits.ts';
import type { AppDeps } from '../app-deps.ts';
import { actorOf, userIdOf } from '../platform/actor.ts';
import { answerWrite } from '../platform/command/answer-write.ts';
import { notFound } from '../platform/errors/app-error.ts';
import { answers } from '../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../platform/http/private-answers.ts';
import { validate } from '../platform/http/validate.ts';
import { answerContent, fileTypes } from './answer-content.ts';
import { pruneFiles } from './prune-files.ts';
import { getFile } from './read.ts';
import { removeFile } from './remove-file.ts';
import { answerUpload } from './resumable/upload-server.ts';
import { saveFile } from './save-file.ts';
import { storeUpload } from './store-upload.ts';
import { fileForm } from './upload-docs.ts';
import { uploadRules } from './upload-rules.ts';
import { uploadTurn } from './upload-turn.ts';

const tag = 'Files';
/** The calls of tus are described by the protocol. */
const ofProtocol = describeRoute({ hide: true });
const UPLOADS = '/uploads';
const UPLOADS_PATH = `/api/v1/files${UPLOADS}`;

/** Mounted at `/api/v1/files`. Everything here belongs to the signed-in user. */
export function fileRoutes(deps: AppDeps) {
  const { db, files: store } = deps;
  return (
    new Hono()
      .use(privateAnswers())
      .post(
        '/',
        answers(storedFile, 'فرستادن یک فایل', {
          tag,
          status: 201,
          problems: [400, 413, 415, 507],
          isWrite: true,
          form: fileForm,
        }),
        uploadTurn(deps, FILE_MAX_BYTES),
        async (c) => {
          const { reserved, sent } = await storeUpload(c, deps, {
            fields: fileFields,
            scopeOf: ({ scope }) => scope,
            ...uploadRules,
          });
          return answerWrite(c, deps, saveFile, reserved, sent);
        },
      )
      .post(UPLOADS, (c) => answerUpload(c, deps, UPLOADS_PATH))
      // A HEAD request, which the router passes to the handler of GET.
      .get(`${UPLOADS}/:id`, ofProtocol, validate('param', idParam), (c) => {
        if (c.req.raw.method !== 'HEAD') throw notFound('بارگذاری');
        return answerUpload(c, deps, UPLOADS_PATH);
      })
      .on(['PATCH', 'DELETE'], `${UPLOADS}/:id`, ofProtocol, validate('param', idParam), (c) =>
        answerUpload(c, deps, UPLOADS_PATH),
      )
      .get(
        '/:id',
        answers(z.string(), 'محتوای یک فایل', { tag: 'File contents', contentType: fileTypes, isRevalidated: true }),
        validate('param', idParam),
        async (c) => {
          const row = await getFile(db, userIdOf(actorOf(c)), c.req.valid('param').id);
          return answerContent(c, store, row);
        },
      )
      .delete(
        '/:id',
        answers(fileRemoval, 'پاک کردن یک فایل که به کسی داده نشده است', { tag, problems: [404, 423], isWrite: true }),
        validate('param', idParam),
        async (c) => {
          const answer = await answerWrite(c, deps, removeFile, c.req.valid('param'));
          await pruneFiles(deps, userIdOf(actorOf(c)));
          return answer;
        },
      )
  );
}
