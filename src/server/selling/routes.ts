import { Hono } from 'hono';
import { offerTerms, ownOffer, ownOffersQuery } from '../../contract/catalog/own-offer.ts';
import { idParam, pageOf } from '../../contract/page.ts';
import type { AppDeps } from '../app-deps.ts';
import { listOwnOffers } from '../catalog/own-offer/read.ts';
import { assertActsFor } from '../merchants/acting-for.ts';
import { actorOf } from '../platform/command/actor.ts';
import { answerWrite } from '../platform/command/answer-write.ts';
import { seenVersion } from '../platform/if-match.ts';
import { answers } from '../platform/openapi/route-docs.ts';
import { privateAnswers } from '../platform/private-answers.ts';
import { validate } from '../platform/validate.ts';
import { changeOffer } from './change-offer.ts';

const tag = 'Merchants';
const VERSIONED = { tag, problems: [404, 412, 415, 428], isWrite: true, isVersioned: true } as const;

/** Mounted at `/api/v1/ownoffers`. For the own people of suppliers. */
export function ownOfferRoutes(deps: AppDeps) {
  const { db } = deps;
  return new Hono()
    .use(privateAnswers())
    .get(
      '/',
      answers(pageOf(ownOffer), 'پیشنهادهای تأمین‌کننده‌ای که به نامش کار می‌کنم', { tag }),
      validate('query', ownOffersQuery),
      async (c) => {
        const query = c.req.valid('query');
        await assertActsFor(db, actorOf(c), query.supplierId, deps.now());
        return c.json(await listOwnOffers(db, query));
      },
    )
    .put(
      '/:id',
      answers(ownOffer, 'تغییر شرایط یک پیشنهاد', VERSIONED),
      validate('param', idParam),
      validate('json', offerTerms),
      (c) => {
        const input = { ...c.req.valid('json'), ...c.req.valid('param'), version: seenVersion(c) };
        return answerWrite(c, deps, changeOffer, input);
      },
    );
}
