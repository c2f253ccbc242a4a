import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/open-database.ts';
import { recountTerms } from '../../search/write-entries.ts';
import { setItemCounts, weighSupplierEntries } from '../../suppliers/write-suppliers.ts';
import { weighCategoryEntries } from './write-category-entries.ts';

/**
 * Recounts everything that is derived from the shown offers and writes only rows whose count differs. Returns how many.
 * Counts are derived: they change neither `version` nor `updatedAt`.
 */
export async function recountCatalog(tx: Tx): Promise<number> {
  let touched = 0;
  for (const statement of categoryCounts) touched += (await tx.execute(statement)).rowCount ?? 0;
  touched += await setItemCounts(tx, shownOffers);
  touched += await weighCategoryEntries(tx);
  touched += await weighSupplierEntries(tx);
  return touched + (await recountTerms(tx));
}

const shownOffers = sql`(
  select supplier_id, count(*) as items from supplier_products where status = 'shown' group by supplier_id)`;

/**
 * A category counts parts, which its list shows; a supplier's items are its own offers. The join copies the suppliers'
 * names, so that a list by name can be one index range.
 */
const categoryCounts: SQL[] = [
  sql`
    insert into category_suppliers (category_id, supplier_id, name_sort, items_count)
    select l.category_id, l.supplier_id, s.name_sort, l.items
    from (select category_id, supplier_id, count(*)::int as items from category_products group by 1, 2) l
    join suppliers s on s.id = l.supplier_id
    on conflict (category_id, supplier_id) do update
      set items_count = excluded.items_count, name_sort = excluded.name_sort
      where (category_suppliers.items_count, category_suppliers.name_sort) <> (excluded.items_count, excluded.name_sort)`,
  sql`
    delete from category_suppliers cs where not exists (
      select from category_products l where l.category_id = cs.category_id and l.supplier_id = cs.supplier_id)`,
  sql`
    update categories c set items_count = n.items, supplier_count = n.suppliers
    from (
      select c.id, coalesce(l.parts, 0)::int as items, coalesce(cs.suppliers, 0)::int as suppliers
      from categories c
      left join (select category_id, count(distinct part_id) as parts from category_products group by 1) l
        on l.category_id = c.id
      left join (select category_id, count(*) as suppliers from category_suppliers group by 1) cs
        on cs.category_id = c.id
    ) n
    where n.id = c.id and (c.items_count, c.supplier_count) <> (n.items, n.suppliers)`,
];
