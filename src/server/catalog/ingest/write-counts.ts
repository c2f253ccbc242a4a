import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/open-database.ts';

/** Shorter and longer words, and codes with digits, are no use in correcting a typing mistake. */
const TERM_LETTERS_MIN = 2;
const TERM_LETTERS_MAX = 40;

/**
 * Brings every count in line with the shown offers, set by set, touching only rows whose count differs. Answers how
 * many rows that were. Counts are derived: they change neither `version` nor `updatedAt`.
 */
export async function recountCatalog(tx: Tx): Promise<number> {
  let touched = 0;
  for (const statement of [...categoryCounts, ...supplierCounts, ...searchWeights, ...searchTermUses]) {
    touched += (await tx.execute(statement)).rowCount ?? 0;
  }
  return touched;
}

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
      select c.id, coalesce(sum(cs.items_count), 0)::int as items, count(cs.supplier_id)::int as suppliers
      from categories c left join category_suppliers cs on cs.category_id = c.id group by c.id
    ) n
    where n.id = c.id and (c.items_count, c.supplier_count) <> (n.items, n.suppliers)`,
];

const supplierCounts: SQL[] = [
  sql`
    update suppliers s set items_count = n.items
    from (
      select s.id, count(p.id)::int as items
      from suppliers s left join supplier_products p on p.supplier_id = s.id and p.status = 'shown' group by s.id
    ) n
    where n.id = s.id and s.items_count <> n.items`,
];

const searchWeights: SQL[] = [
  sql`
    update search_entries e set weight = c.items_count from categories c
    where e.type = 'category' and c.id = e.object_id and e.weight <> c.items_count`,
  sql`
    update search_entries e set weight = s.items_count from suppliers s
    where e.type = 'supplier' and s.id = e.object_id and e.weight <> s.items_count`,
];

/** Walks all words once: with a million products that takes longer than all other counts. */
const searchTermUses: SQL[] = [
  sql`
    with used as materialized (
      select word collate "C" as term, ndoc as uses from ts_stat('select words from search_entries')
      where char_length(word) between ${TERM_LETTERS_MIN} and ${TERM_LETTERS_MAX} and word !~ '[0-9]'
    ),
    saved as (
      insert into search_terms (term, uses) select term, uses from used
      on conflict (term) do update set uses = excluded.uses where search_terms.uses <> excluded.uses
      returning term
    ),
    gone as (delete from search_terms where term not in (select term from used) returning term)
    select term from saved union all select term from gone`,
];
