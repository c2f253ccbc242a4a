import { type SQL, sql } from 'drizzle-orm';
import type { SuppliersQuery } from '../../../contract/suppliers/supplier.ts';
import type { Executor } from '../../db/open-database.ts';
import type { OfferCounts } from '../../suppliers/list.ts';
import { getCategoryRow, getRoot } from '../category/read.ts';

const nobody = sql`(select null::uuid as supplier_id, 0 as items where false)`;

/** Who has a shown offer in the category or below it. */
export const offersIn = (categoryId: string): SQL =>
  sql`(select supplier_id, items_count as items from category_suppliers where category_id = ${categoryId}::uuid)`;

/**
 * Who is listed under the category or root type that a query names; everybody where it names none.
 * @throws AppError 404 for a category that does not exist
 */
export async function findOfferCounts(
  db: Executor,
  { categoryType, categoryId }: Pick<SuppliersQuery, 'categoryType' | 'categoryId'>,
): Promise<OfferCounts> {
  if (categoryId !== undefined) {
    const category = await getCategoryRow(db, categoryId);
    return categoryType === undefined || category.categoryType === categoryType ? offersIn(categoryId) : nobody;
  }
  return categoryType === undefined ? undefined : offersIn((await getRoot(db, categoryType)).id);
}
