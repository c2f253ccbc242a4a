import { and, eq, inArray, like, type SQL, sql } from 'drizzle-orm';
import { foldedIn } from '../db/folded-in.ts';
import type { Executor } from '../db/open-database.ts';
import { categories } from './category/category.table.ts';
import { supplierProducts } from './product/product.table.ts';

/** The text, address and glyph of a link to an object. */
export interface ObjectTitle {
  title: string;
  slug: string;
  glyph: string | null;
}

/** Shown offers only. */
export async function findProductTitles(db: Executor, ids: string[]): Promise<Map<string, ObjectTitle>> {
  const rows = await db
    .select({
      id: supplierProducts.id,
      title: supplierProducts.title,
      slug: supplierProducts.slug,
      glyph: categories.glyph,
    })
    .from(supplierProducts)
    .innerJoin(categories, eq(categories.id, supplierProducts.categoryId))
    .where(and(inArray(supplierProducts.id, ids), eq(supplierProducts.status, 'shown')));
  return new Map(rows.map(({ id, ...title }) => [id, title]));
}

/** Active categories only, roots included. */
export async function findCategoryTitles(db: Executor, ids: string[]): Promise<Map<string, ObjectTitle>> {
  const rows = await db
    .select({ id: categories.id, title: categories.name, slug: categories.slug, glyph: categories.glyph })
    .from(categories)
    .where(and(inArray(categories.id, ids), eq(categories.isActive, true)));
  return new Map(rows.map(({ id, ...title }) => [id, title]));
}

/** Whether the product of this id has the folded words in its title. */
export const isProductTitled = (id: SQL, pattern: string): SQL =>
  sql`exists (select from ${supplierProducts} where ${supplierProducts.id} = ${id} and ${like(foldedIn(sql`${supplierProducts.title}`), pattern)})`;
