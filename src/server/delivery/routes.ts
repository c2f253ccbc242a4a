import { Hono } from 'hono';
import { deliveryAddress, deliveryAddressBody, deliveryAddressForm } from '../../contract/delivery/delivery-address.ts';
import { idParam, pageOf, pageQuery } from '../../contract/page.ts';
import type { AppDeps } from '../app-deps.ts';
import { actorOf, userIdOf } from '../platform/actor.ts';
import { answerWrite } from '../platform/command/answer-write.ts';
import { entityTag, seenVersion } from '../platform/http/if-match.ts';
import { answers } from '../platform/http/openapi/route-docs.ts';
import { privateAnswers } from '../platform/http/private-answers.ts';
import { validate } from '../platform/http/validate.ts';
import { deleteDeliveryAddress, editDeliveryAddress } from './change-delivery-address.ts';
import { createDeliveryAddress } from './create-delivery-address.ts';
import { getDefaultAddress, listAddresses } from './read.ts';
import { selectDeliveryAddress } from './select-delivery-address.ts';

const tag = 'Delivery addresses';

/** Mounted at `/api/v1/deliveryaddresses`. Everything here belongs to the signed-in user. */
export function deliveryAddressRoutes(deps: AppDeps) {
  const { db } = deps;
  return new Hono()
    .use(privateAnswers())
    .get(
      '/',
      answers(pageOf(deliveryAddress), 'نشانی‌های تحویل کاربر، پیش‌فرض نخست', { tag, problems: [] }),
      validate('query', pageQuery),
      async (c) => c.json(await listAddresses(db, userIdOf(actorOf(c)), c.req.valid('query'))),
    )
    .post(
      '/',
      answers(deliveryAddress, 'افزودن یک نشانی تحویل', { tag, status: 201, problems: [415], isWrite: true }),
      validate('json', deliveryAddressBody),
      (c) => answerWrite(c, deps, createDeliveryAddress, c.req.valid('json')),
    )
    .get('/default', answers(deliveryAddress, 'نشانی تحویل پیش‌فرض', { tag }), async (c) => {
      const found = await getDefaultAddress(db, userIdOf(actorOf(c)));
      return c.json(found, 200, { etag: entityTag(found.version) });
    })
    .put(
      '/:id',
      answers(deliveryAddress, 'تغییر یک نشانی تحویل', {
        tag,
        problems: [404, 412, 415, 428],
        isWrite: true,
        isVersioned: true,
      }),
      validate('param', idParam),
      validate('json', deliveryAddressForm),
      (c) => {
        const input = { ...c.req.valid('json'), ...c.req.valid('param'), version: seenVersion(c) };
        return answerWrite(c, deps, editDeliveryAddress, input);
      },
    )
    .delete(
      '/:id',
      answers(deliveryAddress, 'پاک کردن یک نشانی تحویل', {
        tag,
        problems: [404, 412, 428],
        isWrite: true,
        isVersioned: true,
      }),
      validate('param', idParam),
      (c) => answerWrite(c, deps, deleteDeliveryAddress, { ...c.req.valid('param'), version: seenVersion(c) }),
    )
    .post(
      '/:id/selected',
      answers(deliveryAddress, 'برگزیدن نشانی تحویل پیش‌فرض', { tag, isWrite: true }),
      validate('param', idParam),
      (c) => answerWrite(c, deps, selectDeliveryAddress, c.req.valid('param')),
    );
}
