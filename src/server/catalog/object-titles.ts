import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../db/open-database.ts';
import { categories } from './category/table.ts';
import { supplierProducts } from './product/table.ts';

/** What a link to an object needs. */
export interface ObjectTitle {
  title: string;
  slug: string;
  glyph: string | null;
}

/** Of offers that are shown. */
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

/** Of open categories, the roots included. */
export async function findCategoryTitles(db: Executor, ids: string[]): Promise<Map<string, ObjectTitle>> {
  const rows = await db
    .select({ id: categories.id, title: categories.name, slug: categories.slug, glyph: categories.glyph })
    .from(categories)
    .where(and(inArray(categories.id, ids), eq(categories.isActive, true)));
  return new Map(rows.map(({ id, ...title }) => [id, title]));
}
