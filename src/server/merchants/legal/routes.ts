import { Hono } from 'hono';
import { legalFormBody, ownLegalForm } from '../../../contract/merchants/legal-form.ts';
import { idParam } from '../../../contract/page.ts';
import type { AppDeps } from '../../app-deps.ts';
import { actorOf } from '../../platform/actor.ts';
import { answerWrite } from '../../platform/command/answer-write.ts';
import { entityTag, findSeenVersion } from '../../platform/http/if-match.ts';
import { answers } from '../../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../../platform/http/private-answers.ts';
import { validate } from '../../platform/http/validate.ts';
import { getOwnLegalForm } from './read.ts';
import { saveLegalForm } from './save-legal-form.ts';

const tag = 'Merchants';

/** Mounted at `/api/v1/merchants`. For owners of merchants, their agents who may publish, and operators. */
export function legalFormRoutes(deps: AppDeps) {
  const { db } = deps;
  const own = privateAnswers();
  return new Hono()
    .get(
      '/:id/legal-form',
      own,
      answers(ownLegalForm, 'هویت حقوقی یک بازرگانی', { tag }),
      validate('param', idParam),
      async (c) => {
        const found = await getOwnLegalForm(db, { actor: actorOf(c), now: deps.now() }, c.req.valid('param').id);
        return c.json(found, 200, { etag: entityTag(found.version) });
      },
    )
    .put(
      '/:id/legal-form',
      own,
      answers(ownLegalForm, 'نوشتن هویت حقوقی یک بازرگانی', {
        tag,
        problems: [404, 412, 415, 423, 428],
        isWrite: true,
        isVersioned: 'once stored',
      }),
      validate('param', idParam),
      validate('json', legalFormBody),
      (c) => {
        const seen = { ...c.req.valid('param'), version: findSeenVersion(c) ?? null };
        return answerWrite(c, deps, saveLegalForm, { ...c.req.valid('json'), ...seen });
      },
    );
}
