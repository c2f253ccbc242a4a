import { count, desc, inArray, sql } from 'drizzle-orm';
import type { CategoryType } from '../../contract/catalog/category.ts';
import type {
  SupplierCard,
  SupplierListing,
  SupplierPlace,
  SuppliersPage,
  SuppliersQuery,
} from '../../contract/suppliers/supplier.ts';
import { compareFolded, sortKey } from '../../core/persian.ts';
import { findCategoryCards } from '../catalog/category/read.ts';
import type { Executor } from '../db/open-database.ts';
import { joinListed, listSuppliers, toScope } from './read.ts';
import { categorySuppliers, suppliers } from './supplier.table.ts';
import { searchSuppliers } from './supplier-search.ts';

const TOP_LEVEL = 2;
const CATEGORIES_NAMED = 3;

/** The directory: a page of suppliers with what each of them is in, and, if asked for, where all of them are. */
export async function listDirectory(db: Executor, query: SuppliersQuery): Promise<SuppliersPage> {
  const isByRelevance = query.q !== undefined && query.sort === undefined;
  const page = await (isByRelevance ? searchSuppliers : listSuppliers)(db, query);
  const items = await toListings(db, page.items, query.categoryType);
  return { ...page, items, ...(query.places && { places: await listPlaces(db, query) }) };
}

async function toListings(
  db: Executor,
  cards: SupplierCard[],
  type: CategoryType | undefined,
): Promise<SupplierListing[]> {
  if (cards.length === 0) return [];
  const ids = cards.map((card) => card.id);
  const licences = await db
    .select({ id: suppliers.id, count: sql<number>`jsonb_array_length(${suppliers.licences})` })
    .from(suppliers)
    .where(inArray(suppliers.id, ids));
  const licencesOf = new Map(licences.map((one) => [one.id, one.count]));
  const namesOf = await listTopCategories(db, ids, type);
  return cards.map((card) => {
    const names = namesOf.get(card.id) ?? [];
    return {
      ...card,
      categoryNames: names.slice(0, CATEGORIES_NAMED),
      categoriesCount: names.length,
      licencesCount: licencesOf.get(card.id) ?? 0,
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

/** Where the suppliers of a list are, whichever place is asked for: provinces and their cities by name. */
async function listPlaces(db: Executor, query: SuppliersQuery): Promise<SupplierPlace[]> {
  const { listed, isListed } = joinListed(await toScope(db, { ...query, province: undefined, city: undefined }));
  const places = await db
    .select({ province: suppliers.province, city: suppliers.city, suppliersCount: count() })
    .from(suppliers)
    .innerJoin(listed, sql`true`)
    .where(isListed)
    .groupBy(suppliers.province, suppliers.city);
  const keyed = places.map((place) => ({
    place,
    key: `${sortKey(place.province ?? '')}\n${sortKey(place.city ?? '')}`,
  }));
  return keyed.sort((a, b) => compareFolded(a.key, b.key)).map(({ place }) => place);
}
