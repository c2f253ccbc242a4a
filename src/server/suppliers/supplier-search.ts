import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Page } from '../../contract/page.ts';
import type { SupplierCard, SuppliersQuery } from '../../contract/suppliers/supplier.ts';
import { foldText } from '../../core/persian.ts';
import { getCategoryRow, getRoot } from '../catalog/category/read.ts';
import type { Executor } from '../db/open-database.ts';
import type { RankScope } from '../search/ranked-entries.ts';
import { readRankedPage } from '../search/ranked-page.ts';
import { presentSupplierCard } from './present.ts';
import { categorySuppliers, suppliers } from './supplier.table.ts';

/** Confirmed suppliers that a text finds by name or place, in the order of relevance. */
export async function searchSuppliers(db: Executor, query: SuppliersQuery): Promise<Page<SupplierCard>> {
  const categoryId = await findCategoryId(db, query);
  const scope: RankScope = { type: 'supplier', text: query.q ?? '', meets: isMeant(query, categoryId) };
  const { ids, page } = await readRankedPage(db, scope, query);
  return { items: await findCards(db, ids, categoryId), ...page };
}

/** Of the category or root type asked for; null where one excludes the other. */
async function findCategoryId(db: Executor, { categoryId, categoryType }: SuppliersQuery) {
  if (categoryId !== undefined) {
    const category = await getCategoryRow(db, categoryId);
    return categoryType === undefined || category.categoryType === categoryType ? categoryId : null;
  }
  return categoryType === undefined ? undefined : (await getRoot(db, categoryType)).id;
}

function isMeant({ province, city }: SuppliersQuery, categoryId: string | null | undefined): SQL {
  if (categoryId === null) return sql`false`;
  const conditions = [
    sql`exists (select from suppliers s where s.id = e.object_id and s.status = 'confirmed'
      and ${city === undefined ? sql`true` : sql`s.city_folded = ${foldText(city)}`}
      and ${province === undefined ? sql`true` : sql`s.province = ${province}`})`,
  ];
  if (categoryId !== undefined) {
    conditions.push(sql`exists (select from category_suppliers cs
      where cs.supplier_id = e.object_id and cs.category_id = ${categoryId}::uuid)`);
  }
  return sql.join(conditions, sql` and `);
}

/** In the order of `ids`; their items are those of the category, if there is one. */
async function findCards(db: Executor, ids: string[], categoryId: string | null | undefined): Promise<SupplierCard[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ supplier: suppliers, items: categorySuppliers.itemsCount })
    .from(suppliers)
    .leftJoin(
      categorySuppliers,
      and(
        eq(categorySuppliers.supplierId, suppliers.id),
        sql`${categorySuppliers.categoryId} = ${categoryId ?? null}::uuid`,
      ),
    )
    .where(inArray(suppliers.id, ids));
  const byId = new Map(
    rows.map(({ supplier, items }) => [supplier.id, presentSupplierCard(supplier, items ?? undefined)]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}
