import { asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/open-database.ts';
import { categories } from '../category/category.table.ts';
import { getCategoryRow } from '../category/read.ts';
import { type CategoryPropertyRow, categoryProperties } from './property.table.ts';

/**
 * The properties of a category's products: inherited ones first, then its own.
 * @throws AppError 404 for a category that does not exist
 */
export async function listPropertyRows(db: Executor, categoryId: string): Promise<CategoryPropertyRow[]> {
  const { path } = await getCategoryRow(db, categoryId);
  const rows = await db
    .select({ property: categoryProperties })
    .from(categoryProperties)
    .innerJoin(categories, eq(categories.id, categoryProperties.categoryId))
    .where(inArray(categories.id, [...path, categoryId]))
    .orderBy(asc(categories.level), asc(categoryProperties.position), asc(categoryProperties.id));
  return rows.map((row) => row.property);
}
