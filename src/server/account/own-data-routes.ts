import { Hono } from 'hono';
import { z } from 'zod';
import { accountDeletion, personalExport } from '../../contract/account/personal-export.ts';
import { session, sessionEnd } from '../../contract/account/session.ts';
import { idParam } from '../../contract/page.ts';
import type { AppDeps } from '../app-deps.ts';
import { actorOf, isSignedIn, userIdOf } from '../platform/actor.ts';
import { answerWrite } from '../platform/command/answer-write.ts';
import { unauthorized } from '../platform/errors/app-error.ts';
import { answers } from '../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../platform/http/private-answers.ts';
import { limitRate } from '../platform/http/rate-limit.ts';
import { encoded, streamBytes } from '../platform/http/stream-bytes.ts';
import { validate } from '../platform/http/validate.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { deleteAccount } from './own-data/delete-account.ts';
import { exportArchive } from './own-data/export-archive.ts';
import { exportText } from './own-data/export-person.ts';
import { endOwnSession } from './session/end-own-session.ts';
import { listSessions } from './session/read.ts';

const tag = 'Users';
const FILE_NAME = 'rasteh-export.json';
const ARCHIVE_NAME = 'rasteh-export.zip';
/** An export reads everything about a person. */
const EXPORT_LIMIT = { burst: 40, perSecond: 1 / 10 };
/** An archive has the contents of all files, also of what others have been given. */
const ARCHIVE_LIMIT = { burst: 10, perSecond: 1 / 60 };

/** What people may do with what is kept about them. Mounted at `/api/v1/users`. */
export function ownDataRoutes(deps: AppDeps, parts: readonly PersonalData[]) {
  const { db } = deps;
  return new Hono()
    .get(
      '/sessions',
      answers(z.array(session), 'دستگاه‌هایی که کاربر در آن‌ها وارد شده است', { tag, problems: [] }),
      privateAnswers(),
      async (c) => {
        const actor = actorOf(c);
        const currentId = isSignedIn(actor) ? actor.sessionId : '';
        return c.json(await listSessions(db, { personId: userIdOf(actor), currentId, now: deps.now() }));
      },
    )
    .delete(
      '/sessions/:id',
      answers(sessionEnd, 'پایان دادن به نشست یک دستگاه', { tag, isWrite: true }),
      privateAnswers(),
      validate('param', idParam),
      (c) => answerWrite(c, deps, endOwnSession, c.req.valid('param')),
    )
    .get(
      '/export',
      answers(personalExport, 'همهٔ داده‌های کاربر در یک فایل', { tag, problems: [] }),
      privateAnswers(),
      limitRate({ ...EXPORT_LIMIT, keyOf: (c) => userIdOf(actorOf(c)) }),
      async (c) => {
        const actor = actorOf(c);
        if (!isSignedIn(actor)) throw unauthorized();
        return c.body(await streamBytes(encoded(exportText(db, { actor, parts, now: deps.now() }))), 200, {
          'content-type': 'application/json',
          'content-disposition': `attachment; filename="${FILE_NAME}"`,
        });
      },
    )
    .get(
      '/export/archive',
      answers(z.string(), 'همهٔ داده‌های کاربر و محتوای فایل‌های او در یک ZIP', {
        tag: 'File contents',
        contentType: 'application/zip',
        problems: [],
      }),
      privateAnswers(),
      limitRate({ ...ARCHIVE_LIMIT, keyOf: (c) => userIdOf(actorOf(c)) }),
      async (c) => {
        const actor = actorOf(c);
        if (!isSignedIn(actor)) throw unauthorized();
        const pieces = exportArchive(deps, { actor, parts, now: deps.now() });
        return c.body(await streamBytes(pieces), 200, {
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="${ARCHIVE_NAME}"`,
        });
      },
    )
    .post(
      '/deletion',
      answers(accountDeletion, 'حذف حساب و همهٔ داده‌های آن', { tag, problems: [403] }),
      privateAnswers(),
      (c) => answerWrite(c, { ...deps, personalData: parts }, deleteAccount, {}),
    );
}
