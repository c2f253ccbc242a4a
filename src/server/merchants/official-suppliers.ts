import { and, eq, or, sql } from 'drizzle-orm';
import { uuidArray } from '../db/insert-rows.ts';
import type { Executor } from '../db/open-database.ts';
import { tehranDay } from './delegation-status.ts';
import { merchants } from './merchant.table.ts';
import { merchantDelegations as table } from './merchant-delegation.table.ts';

/** Suppliers with a delegation of today that covers one of the categories, or something above or below them. */
export async function listOfficialSupplierIds(db: Executor, categoryIds: readonly string[]): Promise<string[]> {
  const today = tehranDay(new Date());
  const within = sql`(select array_agg(id) from categories
    where id = any(${uuidArray(categoryIds)}) or path && ${uuidArray(categoryIds)}
      or id = any(select unnest(path) from categories where id = any(${uuidArray(categoryIds)})))`;
  const rows = await db
    .selectDistinct({ id: table.supplierId })
    .from(table)
    .innerJoin(merchants, and(eq(merchants.id, table.merchantId), eq(merchants.status, 'confirmed')))
    .where(
      and(
        eq(table.state, 'granted'),
        sql`${today}::date between ${table.validFrom} and ${table.validTo}`,
        or(eq(table.scopeCategoryIds, []), sql`${table.scopeCategoryIds} && ${within}`),
      ),
    );
  return rows.map(({ id }) => id);
}
