import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../db/open-database.ts';
import { type EntityRow, type SavedRows, saveEntities } from '../db/save-entities.ts';
import type { SearchEntry } from '../search/entry-row.ts';
import { saveEntries, setWeights } from '../search/write-entries.ts';
import { type SupplierInsert, suppliers } from './supplier.table.ts';
import { keepPublishedPages } from './write-page.ts';

type NamedSupplier = Pick<SupplierInsert, 'id' | 'name' | 'slug' | 'legalName' | 'city' | 'province'>;

/** Weight 0: the recount at the end of a run sets it. */
const supplierEntry = ({ id, name, slug, legalName, city, province }: NamedSupplier): SearchEntry => ({
  objectId: id,
  type: 'supplier',
  text: name,
  slug,
  weight: 0,
  texts: [legalName, city, province],
});

/** Inserts or updates a source's suppliers and their search entries. Pages that people have published stay. */
export async function saveSuppliers<Row extends SupplierInsert & EntityRow & { updatedAt: Date }>(
  tx: Tx,
  rows: Row[],
): Promise<SavedRows<unknown>> {
  const saved = await saveEntities(tx, suppliers, rows);
  const [first] = rows;
  if (first) await keepPublishedPages(tx, saved.changed, first.updatedAt);
  await saveEntries(tx, [...saved.fresh, ...saved.changed].map(supplierEntry));
  return saved;
}

/** Rewrites every supplier's search entry from the stored row. */
export async function rebuildSupplierEntries(tx: Tx): Promise<void> {
  await saveEntries(tx, (await tx.select().from(suppliers)).map(supplierEntry));
}

/**
 * Sets each supplier's number of shown offers, 0 for those missing in `counts`. Returns how many changed.
 * @param counts subquery of (supplier_id, items)
 */
export async function setItemCounts(tx: Tx, counts: SQL): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update suppliers s set items_count = n.items
    from (
      select s.id, coalesce(c.items, 0)::int as items from suppliers s left join ${counts} c on c.supplier_id = s.id
    ) n
    where n.id = s.id and s.items_count <> n.items`);
  return rowCount ?? 0;
}

/** Sets the weights of the suppliers' search entries to their item counts. Returns how many changed. */
export async function weighSupplierEntries(tx: Tx): Promise<number> {
  return setWeights(tx, 'supplier', sql`(select id, items_count as items from suppliers)`);
}

/** PGlite has no autovacuum: without statistics the planner assumes that the table is empty. */
export async function analyzeSuppliers(tx: Tx): Promise<void> {
  await tx.execute(sql`analyze ${suppliers}`);
}
