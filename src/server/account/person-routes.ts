import { Hono } from 'hono';
import {
  legalAddress,
  legalAddressBody,
  legalAddressChange,
  legalAddressRemoval,
} from '../../contract/account/legal-address.ts';
import { idParam, pageOf, pageQuery } from '../../contract/page.ts';
import type { AppDeps } from '../app-deps.ts';
import { actorOf } from '../platform/actor.ts';
import { answerWrite } from '../platform/command/answer-write.ts';
import { assertAllowed } from '../platform/command/policy.ts';
import { seenVersion } from '../platform/http/if-match.ts';
import { answers } from '../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../platform/http/private-answers.ts';
import { validate } from '../platform/http/validate.ts';
import { addLegalAddress } from './address/add-legal-address.ts';
import { deleteLegalAddress, editLegalAddress } from './address/change-legal-address.ts';
import { mayKeepAddressesOf } from './address/policy.ts';
import { listLegalAddresses } from './address/read.ts';

const tag = 'Customers';

/** Mounted at `/api/v1/persons`. */
export function personRoutes(deps: AppDeps) {
  return new Hono()
    .use(privateAnswers())
    .get(
      '/:id/addresses',
      answers(pageOf(legalAddress), 'نشانی‌های حقوقی شخص یا شرکت', { tag }),
      validate('param', idParam),
      validate('query', pageQuery),
      async (c) => {
        const { id } = c.req.valid('param');
        assertAllowed(mayKeepAddressesOf(actorOf(c), id));
        return c.json(await listLegalAddresses(deps.db, id, c.req.valid('query')));
      },
    )
    .post(
      '/:id/addresses',
      answers(legalAddress, 'افزودن یک نشانی حقوقی', { tag, status: 201, problems: [404, 415], isWrite: true }),
      validate('param', idParam),
      validate('json', legalAddressBody),
      (c) => answerWrite(c, deps, addLegalAddress, { ...c.req.valid('json'), personId: c.req.valid('param').id }),
    )
    .put(
      '/:id/addresses',
      answers(legalAddress, 'تغییر یک نشانی حقوقی', {
        tag,
        problems: [404, 412, 415, 428],
        isWrite: true,
        isVersioned: true,
      }),
      validate('param', idParam),
      validate('json', legalAddressChange),
      (c) => {
        const seen = { personId: c.req.valid('param').id, version: seenVersion(c) };
        return answerWrite(c, deps, editLegalAddress, { ...c.req.valid('json'), ...seen });
      },
    )
    .delete(
      '/:id/addresses',
      answers(legalAddress, 'پاک کردن یک نشانی حقوقی', {
        tag,
        problems: [404, 412, 415, 428],
        isWrite: true,
        isVersioned: true,
      }),
      validate('param', idParam),
      validate('json', legalAddressRemoval),
      (c) => {
        const seen = { personId: c.req.valid('param').id, version: seenVersion(c) };
        return answerWrite(c, deps, deleteLegalAddress, { ...c.req.valid('json'), ...seen });
      },
    );
}
