import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/open-database.ts';
import { loadCategoryRows } from '../category/read.ts';
import { categorySuppliers } from './category-supplier.table.ts';

/** The categories that a supplier has shown offers in, with those above them. */
export async function listOfferedCategoryIds(db: Executor, supplierId: string): Promise<string[]> {
  const rows = await db
    .select({ id: categorySuppliers.categoryId })
    .from(categorySuppliers)
    .where(eq(categorySuppliers.supplierId, supplierId));
  return rows.map(({ id }) => id);
}

/** Who has shown offers in a category or below it, those of most offers first. */
export async function listSuppliersOffering(db: Executor, categoryId: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: categorySuppliers.supplierId })
    .from(categorySuppliers)
    .where(eq(categorySuppliers.categoryId, categoryId))
    .orderBy(desc(categorySuppliers.itemsCount), categorySuppliers.supplierId)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Categories with those above them. */
export async function withAncestors(db: Executor, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await loadCategoryRows(db, ids);
  return [...new Set([...rows.values()].flatMap(({ id, path }) => [id, ...path]))];
}
