import { and, asc, eq, exists, gte, inArray, lte, notExists, or } from 'drizzle-orm';
import type { Executor } from '../../db/open-database.ts';
import { findCities } from '../../places/read.ts';
import { tehranDay } from '../delegation-status.ts';
import { merchants } from '../merchant.table.ts';
import { merchantDelegations } from '../merchant-delegation.table.ts';
import { listSaleCityIds } from './sale-cities-of.ts';
import { saleCities } from './sale-city.table.ts';

/** Where the merchants of a supplier deliver to; undefined: everywhere. */
export type SalePlaces = { cityIds: string[]; stateIds: string[] } | undefined;

/** A merchant that names no cities sells everywhere. */
export async function findSalePlaces(db: Executor, merchantIds: readonly string[]): Promise<SalePlaces> {
  const cityIds: string[] = [];
  for (const merchantId of merchantIds) {
    const own = await listSaleCityIds(db, merchantId);
    if (own.length === 0) return undefined;
    cityIds.push(...own);
  }
  const cities = await findCities(db, cityIds);
  return { cityIds, stateIds: [...new Set([...cities.values()].map(({ stateId }) => stateId))] };
}

/** The categories that merchants may sell in by delegations which are valid today. */
export async function listDelegatedCategoryIds(
  db: Executor,
  merchantIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const today = tehranDay(now);
  const rows = await db
    .select({ ids: merchantDelegations.scopeCategoryIds })
    .from(merchantDelegations)
    .where(
      and(
        inArray(merchantDelegations.merchantId, [...merchantIds]),
        eq(merchantDelegations.state, 'granted'),
        lte(merchantDelegations.validFrom, today),
        gte(merchantDelegations.validTo, today),
      ),
    );
  return [...new Set(rows.flatMap(({ ids }) => ids))];
}

/** The confirmed merchants of some suppliers that deliver to one of these cities, the longest confirmed first. */
export async function listMerchantsDelivering(
  db: Executor,
  { supplierIds, cityIds, limit }: { supplierIds: readonly string[]; cityIds: readonly string[]; limit: number },
): Promise<{ id: string; supplierId: string }[]> {
  const active = and(eq(saleCities.merchantId, merchants.id), eq(saleCities.isActive, true));
  const anywhere = db.select({ id: saleCities.cityId }).from(saleCities).where(active);
  const there = db
    .select({ id: saleCities.cityId })
    .from(saleCities)
    .where(and(active, inArray(saleCities.cityId, [...cityIds])));
  const rows = await db
    .select({ id: merchants.id, supplierId: merchants.supplierId })
    .from(merchants)
    .where(
      and(
        inArray(merchants.supplierId, [...supplierIds]),
        eq(merchants.status, 'confirmed'),
        or(notExists(anywhere), exists(there)),
      ),
    )
    .orderBy(asc(merchants.statusAt), asc(merchants.id))
    .limit(limit);
  return rows.flatMap(({ id, supplierId }) => (supplierId === null ? [] : [{ id, supplierId }]));
}
