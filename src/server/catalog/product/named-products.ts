import { and, inArray, isNotNull } from 'drizzle-orm';
import { toSlug } from '../../../core/text/slug.ts';
import type { Executor } from '../../db/open-database.ts';
import { drawingUrl } from './present.ts';
import { baseProducts } from './product.table.ts';

/** The line drawings of base products; without those that have none. */
export async function findDrawings(db: Executor, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: baseProducts.id, version: baseProducts.version, title: baseProducts.title })
    .from(baseProducts)
    .where(and(inArray(baseProducts.id, [...ids]), isNotNull(baseProducts.drawing)));
  return rows.map((row) => ({
    baseProductId: row.id,
    title: row.title,
    slug: toSlug(row.title),
    imageUrl: drawingUrl(row),
  }));
}

/** The titles of base products by id, whether anybody offers them or not. */
export async function findBaseProductTitles(db: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: baseProducts.id, title: baseProducts.title })
    .from(baseProducts)
    .where(inArray(baseProducts.id, [...ids]));
  return new Map(rows.map(({ id, title }) => [id, title]));
}
