import { and, eq, or, sql } from 'drizzle-orm';
import type { Executor } from '../db/open-database.ts';
import type { RevisionStore } from '../platform/http/cache/revision-store.ts';
import { tehranDay } from './delegation-status.ts';
import { merchants } from './merchant.table.ts';
import { merchantDelegations as table } from './merchant-delegation.table.ts';

/** By category and day: a delegation ends without a change of data. */
export type OfficialSuppliers = Pick<RevisionStore<string[]>, 'find'>;

/** Suppliers with a delegation of today that covers one of the categories, or something above or below them. */
export async function findOfficialSuppliers(
  kept: OfficialSuppliers,
  categoryIds: readonly string[],
): Promise<string[]> {
  const today = tehranDay(new Date());
  const found = await kept.find(categoryIds.map((id) => `${today}/${id}`));
  return [...new Set([...found.values()].flat())];
}

/** @param keys day and category, as `2026-03-21/…` */
export async function loadOfficialSuppliers(db: Executor, keys: readonly string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const key of keys) {
    const [day = '', categoryId = ''] = key.split('/');
    found.set(key, await readOfficialSuppliers(db, categoryId, day));
  }
  return found;
}

async function readOfficialSuppliers(db: Executor, categoryId: string, day: string): Promise<string[]> {
  const within = sql`(select array_agg(id) from categories
    where id = ${categoryId}::uuid or ${categoryId}::uuid = any(path)
      or id = any(select unnest(path) from categories where id = ${categoryId}::uuid))`;
  const rows = await db
    .selectDistinct({ id: table.supplierId })
    .from(table)
    .innerJoin(merchants, and(eq(merchants.id, table.merchantId), eq(merchants.status, 'confirmed')))
    .where(
      and(
        eq(table.state, 'granted'),
        sql`${day}::date between ${table.validFrom} and ${table.validTo}`,
        or(eq(table.scopeCategoryIds, []), sql`${table.scopeCategoryIds} && ${within}`),
      ),
    );
  return rows.map(({ id }) => id);
}
