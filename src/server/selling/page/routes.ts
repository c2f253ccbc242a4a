import { Hono } from 'hono';
import { idParam } from '../../../contract/page.ts';
import { ownSupplierPage, supplierPageBody } from '../../../contract/suppliers/supplier-page.ts';
import type { AppDeps } from '../../app-deps.ts';
import { assertActsFor } from '../../merchants/acting-for.ts';
import { actorOf } from '../../platform/actor.ts';
import { answerWrite } from '../../platform/command/answer-write.ts';
import { entityTag, seenVersion } from '../../platform/http/if-match.ts';
import { answers } from '../../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../../platform/http/private-answers.ts';
import { validate } from '../../platform/http/validate.ts';
import { getOwnPage } from '../../suppliers/own-page.ts';
import { publishPage } from './publish-page.ts';
import { savePage } from './save-page.ts';

const tag = 'Merchants';

/** Mounted at `/api/v1/ownsuppliers`. For the own people of suppliers. */
export function ownPageRoutes(deps: AppDeps) {
  const { db } = deps;
  const own = privateAnswers();
  return new Hono()
    .get(
      '/:id/page',
      own,
      answers(ownSupplierPage, 'صفحهٔ تأمین‌کننده و پیش‌نویس آن', { tag }),
      validate('param', idParam),
      async (c) => {
        const { id } = c.req.valid('param');
        await assertActsFor(db, actorOf(c), id, deps.now());
        const page = await getOwnPage(db, id);
        return c.json(page, 200, { etag: entityTag(page.version) });
      },
    )
    .put(
      '/:id/page',
      own,
      answers(ownSupplierPage, 'نوشتن پیش‌نویس صفحهٔ تأمین‌کننده', {
        tag,
        problems: [404, 412, 415, 428],
        isWrite: true,
        isVersioned: true,
      }),
      validate('param', idParam),
      validate('json', supplierPageBody),
      (c) => {
        const input = { ...c.req.valid('json'), ...c.req.valid('param'), version: seenVersion(c) };
        return answerWrite(c, deps, savePage, input);
      },
    )
    .post(
      '/:id/page/publish',
      own,
      answers(ownSupplierPage, 'انتشار پیش‌نویس صفحهٔ تأمین‌کننده', {
        tag,
        problems: [404, 412, 428],
        isWrite: true,
        isVersioned: true,
      }),
      validate('param', idParam),
      (c) => answerWrite(c, deps, publishPage, { ...c.req.valid('param'), version: seenVersion(c) }),
    );
}
