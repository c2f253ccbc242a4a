import { Hono } from 'hono';
import { merchantCard } from '../../contract/merchants/merchant.ts';
import { merchantDelegation, merchantDelegationsQuery } from '../../contract/merchants/merchant-delegation.ts';
import { saleCitiesQuery, saleCity } from '../../contract/merchants/sale-city.ts';
import { saleSetting, saleSettingQuery } from '../../contract/merchants/sale-setting.ts';
import { idParam, pageOf, pageQuery } from '../../contract/page.ts';
import type { AppDeps } from '../app-deps.ts';
import { datedRead } from '../platform/http/cache/dated-read.ts';
import { answers } from '../platform/http/openapi/route-docs.ts';
import { validate } from '../platform/http/validate.ts';
import { listConfirmedMerchants } from './confirmed-read.ts';
import { getDelegation, listDelegations } from './read.ts';
import { listSaleCities } from './sale/sale-city-read.ts';
import { getSaleSetting } from './sale/sale-setting-read.ts';

const tag = 'Suppliers';

/** Mounted at `/api/v1`. */
export function merchantRoutes({ db, env, publicCache, workGate }: AppDeps) {
  const dated = datedRead(workGate, env.TRUST_PROXY);
  return new Hono()
    .get(
      '/merchantdelegations',
      dated,
      answers(pageOf(merchantDelegation), 'نمایندگی‌های یک تأمین‌کننده یا بازرگان', { tag }),
      validate('query', merchantDelegationsQuery),
      async (c) => c.json(await listDelegations(db, c.req.valid('query'))),
    )
    .get(
      '/merchantdelegations/:id',
      dated,
      answers(merchantDelegation, 'یک نمایندگی', { tag }),
      validate('param', idParam),
      async (c) => c.json(await getDelegation(db, c.req.valid('param').id)),
    )
    .get(
      '/merchants/confirmed',
      answers(pageOf(merchantCard), 'بازرگانان تأییدشده', { tag: 'Merchants', problems: [] }),
      validate('query', pageQuery),
      publicCache.publicRead(),
      async (c) => c.json(await listConfirmedMerchants(db, c.req.valid('query'))),
    )
    .get(
      '/merchantsalesetting',
      answers(saleSetting, 'شرایط فروش یک بازرگان', { tag: 'Merchants' }),
      validate('query', saleSettingQuery),
      publicCache.publicRead(),
      async (c) => c.json(await getSaleSetting(db, c.req.valid('query').merchantId)),
    )
    .get(
      '/salecities',
      answers(pageOf(saleCity), 'شهرهایی که بازرگان به آن‌ها می‌فرستد', { tag: 'Merchants' }),
      validate('query', saleCitiesQuery),
      publicCache.publicRead(),
      async (c) => c.json(await listSaleCities(db, c.req.valid('query'))),
    );
}
