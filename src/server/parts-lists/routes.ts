import { Hono } from 'hono';
import { partsList, partsListBody } from '../../contract/parts-lists/parts-list.ts';
import type { AppDeps } from '../app-deps.ts';
import { actorOf, userIdOf } from '../platform/actor.ts';
import { answerWrite } from '../platform/command/answer-write.ts';
import { entityTag, seenVersion } from '../platform/http/if-match.ts';
import { answers } from '../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../platform/http/private-answers.ts';
import { validate } from '../platform/http/validate.ts';
import { findPartsList, presentPartsList } from './read.ts';
import { savePartsList } from './save-parts-list.ts';

const tag = 'Parts lists';

/** Mounted at `/api/v1/partslists`. Everything here belongs to the signed-in user. */
export function partsListRoutes(deps: AppDeps) {
  const { db } = deps;
  return new Hono()
    .use(privateAnswers())
    .get('/mine', answers(partsList, 'فهرست قطعات حساب کاربر', { tag, problems: [] }), async (c) => {
      const kept = presentPartsList(await findPartsList(db, userIdOf(actorOf(c))));
      return c.json(kept, 200, { etag: entityTag(kept.version) });
    })
    .put(
      '/mine',
      answers(partsList, 'جایگزینی فهرست قطعات حساب کاربر', {
        tag,
        problems: [412, 415, 428],
        isWrite: true,
        isVersioned: true,
      }),
      validate('json', partsListBody),
      (c) => answerWrite(c, deps, savePartsList, { ...c.req.valid('json'), version: seenVersion(c) }),
    );
}
