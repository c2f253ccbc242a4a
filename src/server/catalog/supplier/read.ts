import { and, asc, desc, eq, inArray, sum } from 'drizzle-orm';
import type { CategorySuppliersBody } from '../../../contract/catalog/category-suppliers.ts';
import type { Page } from '../../../contract/page.ts';
import type { Supplier, SupplierCard, SupplierListQuery } from '../../../contract/suppliers/supplier.ts';
import type { Executor } from '../../db/open-database.ts';
import { listSuppliers } from '../../suppliers/list.ts';
import { getSupplierProfile } from '../../suppliers/read.ts';
import { findCategoryCards, getCategoryRow, listRootRows } from '../category/read.ts';
import { offersBySupplier } from '../filter/offer-filter.ts';
import { listPropertyRows } from '../property/rows.ts';
import { categorySuppliers } from './category-supplier.table.ts';
import { offersIn } from './offer-counts.ts';

const CATEGORIES_MAX = 30;

interface CategoryCount {
  categoryId: string;
  items: number;
}

/** @throws AppError 404 where no confirmed supplier has the id */
export async function getSupplier(db: Executor, id: string): Promise<Supplier> {
  const profile = await getSupplierProfile(db, id);
  const counts = await db
    .select({ categoryId: categorySuppliers.categoryId, items: categorySuppliers.itemsCount })
    .from(categorySuppliers)
    .where(eq(categorySuppliers.supplierId, id))
    .orderBy(desc(categorySuppliers.itemsCount), asc(categorySuppliers.categoryId));
  const cards = await findCategoryCards(
    db,
    counts.map((one) => one.categoryId),
  );
  const offered = counts.flatMap(({ categoryId, items }) => {
    const card = cards.get(categoryId);
    return card ? { ...card, itemsCount: items } : [];
  });
  return { ...profile, categories: offered.slice(0, CATEGORIES_MAX), itemsByType: await countByType(db, counts) };
}

async function countByType(db: Executor, counts: CategoryCount[]): Promise<Supplier['itemsByType']> {
  const itemsOf = new Map(counts.map((one) => [one.categoryId, one.items]));
  return (await listRootRows(db)).flatMap(({ id, categoryType }) => {
    const itemsCount = itemsOf.get(id) ?? 0;
    return itemsCount > 0 ? { categoryType, itemsCount } : [];
  });
}

/** Counts a supplier's shown offers in categories of which none lies below another. */
export async function countItemsOf(db: Executor, id: string, categoryIds: string[]): Promise<number> {
  const [row] = await db
    .select({ items: sum(categorySuppliers.itemsCount).mapWith(Number) })
    .from(categorySuppliers)
    .where(and(eq(categorySuppliers.supplierId, id), inArray(categorySuppliers.categoryId, categoryIds)));
  return row?.items ?? 0;
}

/**
 * Who offers something in the category or below it.
 * @throws AppError 404 for a category that does not exist
 */
export async function listSuppliersIn(
  db: Executor,
  categoryId: string,
  query: SupplierListQuery,
): Promise<Page<SupplierCard>> {
  await getCategoryRow(db, categoryId);
  return listSuppliers(db, query, offersIn(categoryId));
}

/**
 * Who has an offer in the category or below it that meets all filters; `itemsCount` is of those offers.
 * @throws AppError 404 for a category that does not exist, 422 for a filter that does not fit it
 */
export async function listSuppliersMatching(
  db: Executor,
  categoryId: string,
  body: CategorySuppliersBody,
  query: SupplierListQuery,
): Promise<Page<SupplierCard>> {
  if (body.properties.length === 0) return listSuppliersIn(db, categoryId, query);
  const definitions = await listPropertyRows(db, categoryId);
  return listSuppliers(db, query, offersBySupplier(categoryId, definitions, body.properties));
}
