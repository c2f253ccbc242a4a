import { inArray, type SQL, sql } from 'drizzle-orm';
import { uuidArray } from '../../db/insert-rows.ts';
import type { Tx } from '../../db/open-database.ts';
import { categories } from '../category/category.table.ts';
import { recordProductChanges } from '../product/change-log.ts';
import { netPriceIn } from '../product/net-price.ts';

interface PlacedCategory {
  id: string;
  path: string[];
}

/** Moves stored categories whose path changed, with their descendants and the lists of their products. */
export async function moveCategories(tx: Tx, rows: readonly PlacedCategory[]): Promise<void> {
  const ids = rows.map((row) => row.id);
  const stored = await tx
    .select({ id: categories.id, path: categories.path })
    .from(categories)
    .where(inArray(categories.id, ids));
  const oldPaths = new Map(stored.map((row) => [row.id, row.path.join()]));
  for (const { id, path } of rows) {
    const oldPath = oldPaths.get(id);
    if (oldPath === undefined || oldPath === path.join()) continue;
    await tx.execute(sql`
      update categories
      set path = ${uuidArray(path)} || path[array_position(path, ${id}::uuid):],
        level = ${path.length}::int + cardinality(path) - array_position(path, ${id}::uuid) + 2
      where ${id}::uuid = any(path)`);
    await tx.execute(
      sql`update categories set path = ${uuidArray(path)}, level = ${path.length + 1} where id = ${id}::uuid`,
    );
    await refreshListsWhere(
      tx,
      sql`p.category_id in (select id from categories where id = ${id}::uuid or ${id}::uuid = any(path))`,
    );
  }
}

/** Rewrites the offers' rows in `category_products`: one for their category and one for each ancestor. */
export async function refreshLists(tx: Tx, offerIds: readonly string[]): Promise<void> {
  if (offerIds.length > 0) await refreshListsWhere(tx, sql`p.id = any(${uuidArray(offerIds)})`);
}

async function refreshListsWhere(tx: Tx, condition: SQL): Promise<void> {
  await recordProductChanges(tx, sql`(select p.id from supplier_products p where ${condition})`);
  await tx.execute(
    sql`delete from category_products where product_id in (select p.id from supplier_products p where ${condition})`,
  );
  await tx.execute(sql`
    insert into category_products
      (category_id, product_id, supplier_id, part_id, title_sort, price_rial, lead_time_days, stock_state, brand,
        updated_at)
    select unnest(c.path || c.id), p.id, p.supplier_id, coalesce(p.base_product_id, p.id), p.title_sort,
      ${netPriceIn(sql`p`)}, p.lead_time_days, p.stock_state, b.brand,
      floor(extract(epoch from p.updated_at) * 1000)::bigint
    from supplier_products p
    join categories c on c.id = p.category_id
    left join base_products b on b.id = p.base_product_id
    where p.status = 'shown' and ${condition}`);
}
