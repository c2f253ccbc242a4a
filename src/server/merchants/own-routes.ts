import { Hono } from 'hono';
import { z } from 'zod';
import {
  merchantBody,
  merchantForm,
  merchantNameCheck,
  merchantNameQuery,
  merchantReason,
  merchantsQuery,
  ownMerchant,
  ownMerchantDetail,
} from '../../contract/merchants/merchant.ts';
import { saleSettingBody } from '../../contract/merchants/sale-setting.ts';
import { idParam, pageOf } from '../../contract/page.ts';
import { ownSupplier, supplierLink } from '../../contract/suppliers/own-supplier.ts';
import type { AppDeps } from '../app-deps.ts';
import { actorOf } from '../platform/actor.ts';
import { answerWrite } from '../platform/command/answer-write.ts';
import { entityTag, seenVersion } from '../platform/http/if-match.ts';
import { answers } from '../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../platform/http/private-answers.ts';
import { validate } from '../platform/http/validate.ts';
import { listActedSuppliers } from './acting-for.ts';
import { confirmMerchant, rejectMerchant, resumeMerchant, submitMerchant, suspendMerchant } from './change-status.ts';
import { createMerchant } from './create-merchant.ts';
import { editMerchant } from './edit-merchant.ts';
import { linkSupplier } from './link-supplier.ts';
import { checkNameFor, getOwnMerchant, listMerchants } from './own-read.ts';
import { changeSaleSetting } from './sale/change-sale-setting.ts';

const tag = 'Merchants';
const VERSIONED = { tag, problems: [404, 412, 415, 423, 428], isWrite: true, isVersioned: true } as const;
const OWN_MOVE = { tag, isWrite: true } as const;
const OPERATOR_MOVE = { tag, problems: [403, 404], isWrite: true } as const;

/** Mounted at `/api/v1`, behind the public calls of merchants. For owners of merchants, their agents and operators. */
export function ownMerchantRoutes(deps: AppDeps) {
  const { db } = deps;
  const own = privateAnswers();
  return new Hono()
    .get(
      '/merchants',
      own,
      answers(pageOf(ownMerchant), 'بازرگانی‌های من، یا همه برای کارشناس', { tag, problems: [403] }),
      validate('query', merchantsQuery),
      async (c) => c.json(await listMerchants(db, actorOf(c), c.req.valid('query'))),
    )
    .post(
      '/merchants',
      own,
      answers(ownMerchant, 'ساختن یک بازرگانی', { tag, status: 201, problems: [415], isWrite: true }),
      validate('json', merchantBody),
      (c) => answerWrite(c, deps, createMerchant, c.req.valid('json')),
    )
    .get(
      '/merchants/is-valid-name',
      own,
      answers(merchantNameCheck, 'آیا این نام برای بازرگانی پذیرفتنی است', { tag, problems: [] }),
      validate('query', merchantNameQuery),
      async (c) => c.json(await checkNameFor(db, actorOf(c), c.req.valid('query'))),
    )
    .get(
      '/merchants/:id',
      own,
      answers(ownMerchantDetail, 'یک بازرگانی با شرایط فروش آن', { tag }),
      validate('param', idParam),
      async (c) => {
        const found = await getOwnMerchant(db, { actor: actorOf(c), now: deps.now() }, c.req.valid('param').id);
        return c.json(found, 200, { etag: entityTag(found.version) });
      },
    )
    .put(
      '/merchants/:id',
      own,
      answers(ownMerchant, 'تغییر یک بازرگانی', VERSIONED),
      validate('param', idParam),
      validate('json', merchantForm),
      (c) => {
        const input = { ...c.req.valid('json'), ...c.req.valid('param'), version: seenVersion(c) };
        return answerWrite(c, deps, editMerchant, input);
      },
    )
    .put(
      '/merchantsalesetting',
      own,
      answers(ownMerchantDetail, 'تغییر شرایط فروش یک بازرگانی', VERSIONED),
      validate('json', saleSettingBody),
      (c) => answerWrite(c, deps, changeSaleSetting, { ...c.req.valid('json'), version: seenVersion(c) }),
    )
    .post(
      '/merchants/:id/submit',
      own,
      answers(ownMerchant, 'فرستادن بازرگانی برای تأیید', OWN_MOVE),
      validate('param', idParam),
      (c) => answerWrite(c, deps, submitMerchant, c.req.valid('param')),
    )
    .post(
      '/merchants/:id/confirm',
      own,
      answers(ownMerchant, 'تأیید بازرگانی', OPERATOR_MOVE),
      validate('param', idParam),
      (c) => answerWrite(c, deps, confirmMerchant, c.req.valid('param')),
    )
    .post(
      '/merchants/:id/reject',
      own,
      answers(ownMerchant, 'رد بازرگانی با دلیل', OPERATOR_MOVE),
      validate('param', idParam),
      validate('json', merchantReason),
      (c) => answerWrite(c, deps, rejectMerchant, { ...c.req.valid('json'), ...c.req.valid('param') }),
    )
    .post(
      '/merchants/:id/suspend',
      own,
      answers(ownMerchant, 'تعلیق بازرگانی با دلیل', OPERATOR_MOVE),
      validate('param', idParam),
      validate('json', merchantReason),
      (c) => answerWrite(c, deps, suspendMerchant, { ...c.req.valid('json'), ...c.req.valid('param') }),
    )
    .post(
      '/merchants/:id/resume',
      own,
      answers(ownMerchant, 'پایان تعلیق بازرگانی', OPERATOR_MOVE),
      validate('param', idParam),
      (c) => answerWrite(c, deps, resumeMerchant, c.req.valid('param')),
    )
    .put(
      '/merchants/:id/supplier',
      own,
      answers(ownMerchant, 'پیوند بازرگانی به یک تأمین‌کننده', {
        tag,
        problems: [403, 404, 415],
        isWrite: true,
      }),
      validate('param', idParam),
      validate('json', supplierLink),
      (c) => answerWrite(c, deps, linkSupplier, { ...c.req.valid('json'), ...c.req.valid('param') }),
    )
    .get(
      '/ownsuppliers',
      own,
      answers(z.array(ownSupplier), 'تأمین‌کنندگانی که به نامشان کار می‌کنم', { tag, problems: [] }),
      async (c) => c.json(await listActedSuppliers(db, actorOf(c), deps.now())),
    );
}
