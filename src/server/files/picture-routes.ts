import { Hono } from 'hono';
import { fileFields, pictureRemoval, profilePicture } from '../../contract/files/file.ts';
import { PICTURE_MAX_BYTES } from '../../core/wire/file-limits.ts';
import type { AppDeps } from '../app-deps.ts';
import { actorOf, userIdOf } from '../platform/actor.ts';
import { answerWrite } from '../platform/command/answer-write.ts';
import { answers } from '../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../platform/http/private-answers.ts';
import { pruneFiles } from './prune-files.ts';
import { fileTag, getPicture, presentPicture } from './read.ts';
import { removePicture } from './remove-file.ts';
import { savePicture } from './save-file.ts';
import { storeUpload } from './store-upload.ts';
import { pictureForm } from './upload-docs.ts';
import { uploadTurn } from './upload-turn.ts';

const tag = 'Users';
const PICTURE_SIDE = 256;

const pictureFields = fileFields.pick({ clientId: true });

/** Mounted at `/api/v1/users/profile-picture`. Nobody but the person sees the picture. */
export function pictureRoutes(deps: AppDeps) {
  const { db } = deps;
  return new Hono()
    .use(privateAnswers())
    .get('/', answers(profilePicture, 'تصویر نمایهٔ کاربر', { tag, isRevalidated: true }), async (c) => {
      const row = await getPicture(db, userIdOf(actorOf(c)));
      if (c.req.header('if-none-match') === fileTag(row)) return c.body(null, 304, { etag: fileTag(row) });
      return c.json(presentPicture(row), 200, { etag: fileTag(row) });
    })
    .post(
      '/',
      answers(profilePicture, 'گذاشتن تصویر نمایه', {
        tag,
        status: 201,
        problems: [400, 413, 415, 507],
        isWrite: true,
        form: pictureForm,
      }),
      uploadTurn(deps, PICTURE_MAX_BYTES),
      async (c) => {
        const { reserved, sent } = await storeUpload(c, deps, {
          fields: pictureFields,
          scopeOf: () => 'profilePicture',
          maxBytes: PICTURE_MAX_BYTES,
          kinds: ['image'],
          shape: { side: PICTURE_SIDE, isSquare: true },
        });
        const answer = await answerWrite(c, deps, savePicture, reserved, sent);
        await pruneFiles(deps, userIdOf(actorOf(c)));
        return answer;
      },
    )
    .delete('/', answers(pictureRemoval, 'برداشتن تصویر نمایه', { tag, problems: [], isWrite: true }), async (c) => {
      const answer = await answerWrite(c, deps, removePicture, {});
      await pruneFiles(deps, userIdOf(actorOf(c)));
      return answer;
    });
}
