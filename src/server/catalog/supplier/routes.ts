import { Hono } from 'hono';
import { idParam } from '../../../contract/page.ts';
import { supplier, suppliersPage, suppliersQuery } from '../../../contract/suppliers/supplier.ts';
import type { AppDeps } from '../../app-deps.ts';
import { answers } from '../../platform/http/openapi/route-docs.ts';
import { validate } from '../../platform/http/validate.ts';
import { listDirectory, type SellersOf } from './directory-read.ts';
import { getSupplier } from './read.ts';

const tag = 'Suppliers';

/** Mounted at `/api/v1/suppliers`. */
export function supplierRoutes({ db, publicCache }: AppDeps, sellersOf: SellersOf) {
  const cached = publicCache.publicRead();
  return new Hono()
    .get(
      '/',
      answers(suppliersPage, 'فهرست تأمین‌کنندگان', { tag }),
      validate('query', suppliersQuery),
      cached,
      async (c) => c.json(await listDirectory({ db, sellersOf }, c.req.valid('query'))),
    )
    .get('/:id', answers(supplier, 'یک تأمین‌کننده', { tag }), validate('param', idParam), cached, async (c) =>
      c.json(await getSupplier(db, c.req.valid('param').id)),
    );
}
