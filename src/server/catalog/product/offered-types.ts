import { eq, inArray } from 'drizzle-orm';
import type { CategoryType } from '../../../core/catalog/category-types.ts';
import type { Executor } from '../../db/open-database.ts';
import { categories } from '../category/category.table.ts';
import { categorySuppliers } from '../supplier/category-supplier.table.ts';
import { supplierProducts } from './product.table.ts';

/** Of what kinds offers are, shown or not. */
export async function listTypesOfOffers(db: Executor, ids: readonly string[]): Promise<CategoryType[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectDistinct({ type: categories.categoryType })
    .from(supplierProducts)
    .innerJoin(categories, eq(categories.id, supplierProducts.categoryId))
    .where(inArray(supplierProducts.id, [...new Set(ids)]));
  return rows.map(({ type }) => type);
}

/** Of what kinds the shown offers of a supplier are. */
export async function listTypesOfSupplier(db: Executor, supplierId: string): Promise<CategoryType[]> {
  const rows = await db
    .selectDistinct({ type: categories.categoryType })
    .from(categorySuppliers)
    .innerJoin(categories, eq(categories.id, categorySuppliers.categoryId))
    .where(eq(categorySuppliers.supplierId, supplierId));
  return rows.map(({ type }) => type);
}
