import { and, eq, isNull, sql } from 'drizzle-orm';
import { skeletonOf } from '../../core/text/skeleton.ts';
import { toSlug } from '../../core/text/slug.ts';
import { sortKey } from '../../core/text/sort-key.ts';
import { findCategoryCards } from '../../server/catalog/category/read.ts';
import { stableId } from '../../server/catalog/ingest/stable-id.ts';
import { insertRows } from '../../server/db/insert-rows.ts';
import type { Executor } from '../../server/db/open-database.ts';
import { type MerchantRow, merchants } from '../../server/merchants/merchant.table.ts';
import { type MerchantDelegationRow, merchantDelegations } from '../../server/merchants/merchant-delegation.table.ts';
import { saleCities } from '../../server/merchants/sale/sale-city.table.ts';
import { cityIdNamed } from '../../server/places/place-rows.ts';
import { findSupplierCards } from '../../server/suppliers/read.ts';
import { demoDelegations, demoMerchants } from './demo-merchants-table.ts';

const DEMO = 'demo';
const DAY_MS = 86_400_000;
const THOUSAND = 1000;
/** If two servers start at once, the second one finds the rows of the first. */
const orKeep = sql`on conflict do nothing`;

const merchantId = (key: string) => stableId(DEMO, `merchant ${key}`);
const supplierId = (key: string) => stableId(DEMO, `supplier ${key}`);
const split = (cell: string) => (cell === '-' ? [] : cell.split('+'));

/** Fills empty tables if the demo catalogue is stored; returns the number of rows written. */
export async function seedDemoMerchants(tx: Executor, asOf: Date): Promise<number> {
  if ((await tx.$count(merchants)) > 0) return 0;
  const delegations = await delegationRows(tx, asOf);
  if (delegations.length === 0) return 0;
  const suppliers = await findSupplierCards(
    tx,
    demoMerchants.map((row) => supplierId(row.supplier)),
  );
  const born = { createdAt: asOf, updatedAt: asOf };
  const merchantRows = demoMerchants.map(({ key, name, kind, city, status, phone, supplier }) => ({
    id: merchantId(key),
    supplierId: suppliers.has(supplierId(supplier)) ? supplierId(supplier) : null,
    name,
    nameSort: sortKey(name),
    nameKey: skeletonOf(name),
    slug: toSlug(name),
    kind: kind as MerchantRow['kind'],
    cityId: cityIdNamed(city),
    phones: [phone],
    website: `https://${key}.example`,
    status: status as MerchantRow['status'],
    statusAt: asOf,
    ...born,
  }));
  const cityRows = demoMerchants.flatMap(({ key, delivers }) =>
    delivers.split('+').map((cell) => {
      const [city = '', cost, days] = cell.split(':');
      return {
        merchantId: merchantId(key),
        cityId: cityIdNamed(city),
        costRial: Number(cost) * THOUSAND,
        leadDays: Number(days),
        isActive: true,
      };
    }),
  );
  await insertRows(tx, merchants, merchantRows, orKeep);
  await insertRows(tx, saleCities, cityRows, orKeep);
  await insertRows(tx, merchantDelegations, delegations, orKeep);
  return merchantRows.length + cityRows.length + delegations.length;
}

/** Gives the demo's merchants to those of its people who are stored. */
export async function ownDemoMerchants(tx: Executor, personIds: ReadonlyMap<string, string>): Promise<void> {
  for (const { key, owner } of demoMerchants) {
    const ownerPersonId = personIds.get(owner);
    if (ownerPersonId === undefined) continue;
    await tx
      .update(merchants)
      .set({ ownerPersonId })
      .where(and(eq(merchants.id, merchantId(key)), isNull(merchants.ownerPersonId)));
  }
}

/** Only delegations whose supplier and categories are stored. */
async function delegationRows(tx: Executor, asOf: Date) {
  const categoryId = (key: string) => stableId(DEMO, `category ${key}`);
  const suppliers = await findSupplierCards(
    tx,
    demoDelegations.map((row) => supplierId(row.supplier)),
  );
  const categories = await findCategoryCards(
    tx,
    demoDelegations.flatMap((row) => split(row.scope).map(categoryId)),
  );
  const day = (offset: number) =>
    new Date(asOf.getTime() + offset * DAY_MS).toISOString().slice(0, 'yyyy-mm-dd'.length);
  const rows = demoDelegations.map((row) => ({
    id: stableId(DEMO, `delegation ${row.supplier} ${row.merchant}`),
    supplierId: supplierId(row.supplier),
    merchantId: merchantId(row.merchant),
    title: row.title,
    scopeCategoryIds: split(row.scope).map(categoryId),
    regionIds: split(row.regions),
    exclusive: row.isExclusive === 'yes',
    validFrom: day(row.from),
    validTo: day(row.to),
    state: row.state as MerchantDelegationRow['state'],
    createdAt: asOf,
    updatedAt: asOf,
  }));
  return rows.filter(
    (row) => suppliers.has(row.supplierId) && row.scopeCategoryIds.every((category) => categories.has(category)),
  );
}
