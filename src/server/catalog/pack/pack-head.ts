import { sql } from 'drizzle-orm';
import type { PackedCategory, PackHead } from '../../../contract/packs/pack.ts';
import { uuidArray } from '../../db/insert-rows.ts';
import type { Executor } from '../../db/open-database.ts';
import { listUnitsOf } from '../../units/read.ts';
import { getCategory, listBreadcrumb, listChildren } from '../category/read.ts';
import type { FacetIndexStore } from '../facet-index/facet-index-store.ts';
import type { FindOfficial } from '../filter/list-filters.ts';
import { listProperties } from '../product-list/observed-properties.ts';
import { getSupplier } from '../supplier/read.ts';

export interface HeadDeps {
  db: Executor;
  facetIndexes: FacetIndexStore;
  findOfficial: FindOfficial;
}

/** The category and all below it, parents first. */
export async function listIdsBelow(db: Executor, categoryId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from categories where id = ${categoryId}::uuid or ${categoryId}::uuid = any(path) order by level, id`);
  return rows.map(({ id }) => id);
}

/** The categories of some offers and all above them, parents first. */
export async function listIdsAbove(db: Executor, leafIds: Iterable<string>): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with leaves as (select id, path from categories where id = any(${uuidArray(leafIds)}))
    select id from categories where id in (select id from leaves union select unnest(path) from leaves)
    order by level, id`);
  return rows.map(({ id }) => id);
}

/** What a pack's lists need besides their rows. */
export async function readPackHead(
  deps: HeadDeps,
  categoryIds: readonly string[],
  supplierIds: readonly string[],
): Promise<PackHead> {
  const categories: PackedCategory[] = [];
  for (const id of categoryIds) categories.push(await readCategory(deps, id));
  const suppliers: PackHead['suppliers'] = [];
  for (const id of supplierIds) suppliers.push(await getSupplier(deps.db, id));
  const properties = categories.flatMap((one) => one.properties);
  const quantityIds = new Set(properties.flatMap(({ quantityId }) => quantityId ?? []));
  const units: PackHead['units'] = [];
  for (const id of [...quantityIds].sort()) units.push(...(await listUnitsOf(deps.db, id)));
  return { categories, suppliers, units };
}

async function readCategory({ db, facetIndexes, findOfficial }: HeadDeps, id: string): Promise<PackedCategory> {
  return {
    category: await getCategory(db, id),
    children: await listChildren(db, id),
    breadcrumb: await listBreadcrumb(db, id),
    properties: await listProperties({ db, facetIndexes }, id),
    officialIds: (await findOfficial([id])).sort(),
  };
}
