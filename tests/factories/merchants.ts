import { uuidv7 } from '../../src/core/ids/uuidv7.ts';
import { skeletonOf } from '../../src/core/text/skeleton.ts';
import { sortKey } from '../../src/core/text/sort-key.ts';
import type { Db } from '../../src/server/db/open-database.ts';
import { tehranDay } from '../../src/server/merchants/delegation-status.ts';
import { merchants } from '../../src/server/merchants/merchant.table.ts';
import { merchantDelegations } from '../../src/server/merchants/merchant-delegation.table.ts';
import { saleCities } from '../../src/server/merchants/sale/sale-city.table.ts';
import { cityIdNamed } from '../../src/server/places/place-rows.ts';

const DAY_MS = 86_400_000;

/** The date in Tehran in `days` days. */
export const dayFromNow = (days: number): string => tehranDay(new Date(Date.now() + days * DAY_MS));

/** A confirmed merchant in Kashan; needs the seeded places. */
export async function buildMerchant(
  db: Db,
  name: string,
  overrides: Partial<typeof merchants.$inferInsert> = {},
): Promise<string> {
  const id = uuidv7();
  const cityId = cityIdNamed('کاشان');
  const named = { id, name, nameSort: sortKey(name), nameKey: skeletonOf(name), slug: name };
  await db.insert(merchants).values({ ...named, kind: 'company', cityId, status: 'confirmed', ...overrides });
  return id;
}

/** Valid for ten days around today. */
export async function buildDelegation(
  db: Db,
  parties: { supplierId: string; merchantId: string },
  overrides: Partial<typeof merchantDelegations.$inferInsert> = {},
): Promise<string> {
  const id = uuidv7();
  await db.insert(merchantDelegations).values({
    id,
    ...parties,
    title: 'نمایندگی فروش',
    validFrom: dayFromNow(-10),
    validTo: dayFromNow(10),
    state: 'granted',
    ...overrides,
  });
  return id;
}

export async function buildSaleCity(
  db: Db,
  merchantId: string,
  city: string,
  overrides: Partial<typeof saleCities.$inferInsert> = {},
): Promise<void> {
  await db
    .insert(saleCities)
    .values({ merchantId, cityId: cityIdNamed(city), costRial: 500_000, leadDays: 1, ...overrides });
}
