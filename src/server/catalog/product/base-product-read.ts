import { and, asc, eq } from 'drizzle-orm';
import type { BaseProduct } from '../../../contract/catalog/product.ts';
import type { Executor } from '../../db/open-database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { categories } from '../category/category.table.ts';
import { listBreadcrumb } from '../category/read.ts';
import { listValuesOf } from '../property/value-read.ts';
import { presentBaseProduct } from './present.ts';
import { baseProducts, supplierProducts } from './product.table.ts';

const whereShown = eq(supplierProducts.status, 'shown');

/** @param id of a base product or of one of its shown offers */
export async function findBaseProductId(db: Executor, id: string): Promise<string | undefined> {
  const [base] = await db.select({ id: baseProducts.id }).from(baseProducts).where(eq(baseProducts.id, id));
  if (base) return base.id;
  const [offer] = await db
    .select({ baseId: supplierProducts.baseProductId })
    .from(supplierProducts)
    .where(and(eq(supplierProducts.id, id), whereShown));
  return offer?.baseId ?? undefined;
}

/**
 * @param id of a base product or of one of its shown offers
 * @throws AppError 404 if there is none
 */
export async function getBaseProduct(db: Executor, id: string): Promise<BaseProduct> {
  const baseId = await findBaseProductId(db, id);
  if (!baseId) throw notFound('کالا');
  const [found] = await db
    .select({ base: baseProducts, glyph: categories.glyph })
    .from(baseProducts)
    .innerJoin(categories, eq(categories.id, baseProducts.categoryId))
    .where(eq(baseProducts.id, baseId));
  if (!found) throw notFound('کالا');
  const offers = await db
    .select({ id: supplierProducts.id })
    .from(supplierProducts)
    .where(and(eq(supplierProducts.baseProductId, baseId), whereShown))
    .orderBy(asc(supplierProducts.id));
  // Values are stored per offer, and every offer has its base product's: the first shown one stands for all.
  const [first] = offers;
  const values = first && (await listValuesOf(db, [first.id]));
  return presentBaseProduct(found.base, {
    glyph: found.glyph,
    properties: (first && values?.get(first.id)) ?? [],
    breadcrumb: await listBreadcrumb(db, found.base.categoryId),
    offersCount: offers.length,
  });
}
