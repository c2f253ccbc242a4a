import { desc, inArray } from 'drizzle-orm';
import type { CategoryType } from '../../../contract/catalog/category.ts';
import type {
  SupplierCard,
  SupplierListing,
  SuppliersPage,
  SuppliersQuery,
} from '../../../contract/suppliers/supplier.ts';
import type { Executor } from '../../db/open-database.ts';
import { listSupplierPlaces, listSuppliers } from '../../suppliers/list.ts';
import { countLicences } from '../../suppliers/read.ts';
import { searchSuppliers } from '../../suppliers/search.ts';
import { findCategoryCards } from '../category/read.ts';
import { categorySuppliers } from './category-supplier.table.ts';
import { findOfferCounts } from './offer-counts.ts';

const TOP_LEVEL = 2;
const CATEGORIES_NAMED = 3;

/** A page of suppliers, each with its categories, and, if asked for, the places of the whole list. */
export async function listDirectory(db: Executor, query: SuppliersQuery): Promise<SuppliersPage> {
  const offers = await findOfferCounts(db, query);
  const isByRelevance = query.q !== undefined && query.sort === undefined;
  const page = await (isByRelevance ? searchSuppliers : listSuppliers)(db, query, offers);
  const items = await toListings(db, page.items, query.categoryType);
  if (!query.places) return { ...page, items };
  return { ...page, items, places: await listSupplierPlaces(db, { q: query.q }, offers) };
}

async function toListings(
  db: Executor,
  cards: SupplierCard[],
  type: CategoryType | undefined,
): Promise<SupplierListing[]> {
  if (cards.length === 0) return [];
  const ids = cards.map((card) => card.id);
  const licences = await countLicences(db, ids);
  const namesOf = await listTopCategories(db, ids, type);
  return cards.map((card) => {
    const names = namesOf.get(card.id) ?? [];
    return {
      ...card,
      categoryNames: names.slice(0, CATEGORIES_NAMED),
      categoriesCount: names.length,
      licencesCount: licences.get(card.id) ?? 0,
    };
  });
}

/** Names of the top-level categories that each supplier offers in, most items first. */
async function listTopCategories(db: Executor, ids: string[], type: CategoryType | undefined) {
  const rows = await db
    .select({ supplierId: categorySuppliers.supplierId, categoryId: categorySuppliers.categoryId })
    .from(categorySuppliers)
    .where(inArray(categorySuppliers.supplierId, ids))
    .orderBy(desc(categorySuppliers.itemsCount), categorySuppliers.categoryId);
  const categories = await findCategoryCards(db, [...new Set(rows.map((row) => row.categoryId))]);
  const names = new Map<string, string[]>();
  for (const { supplierId, categoryId } of rows) {
    const category = categories.get(categoryId);
    if (category?.level !== TOP_LEVEL || (type !== undefined && category.categoryType !== type)) continue;
    names.set(supplierId, [...(names.get(supplierId) ?? []), category.name]);
  }
  return names;
}
