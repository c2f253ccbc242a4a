import { desc, inArray } from 'drizzle-orm';
import type { CategoryType } from '../../../contract/catalog/category.ts';
import type {
  SupplierCard,
  SupplierListing,
  SuppliersPage,
  SuppliersQuery,
} from '../../../contract/suppliers/supplier.ts';
import type { SupplierType } from '../../../core/people/supplier-types.ts';
import { readSupplierKind } from '../../../core/search/supplier-kind.ts';
import type { Executor } from '../../db/open-database.ts';
import { listSupplierPlaces, listSuppliers, type OfferCounts } from '../../suppliers/list.ts';
import { countLicences } from '../../suppliers/read.ts';
import { searchSuppliers } from '../../suppliers/search.ts';
import { findCategoryCards } from '../category/read.ts';
import { categorySuppliers } from './category-supplier.table.ts';
import { findOfferCounts } from './offer-counts.ts';

const TOP_LEVEL = 2;
const CATEGORIES_NAMED = 3;
/** More sellers of one thing are not listed. */
const SELLERS_MAX = 60;

/** Who offers what a text finds; undefined if nothing has all of it. */
export type SellersOf = (q: string) => Promise<OfferCounts>;

interface DirectoryDeps {
  db: Executor;
  sellersOf: SellersOf;
}

/** A page of suppliers, each with its categories, and, if asked for, the places of the whole list. */
export async function listDirectory(deps: DirectoryDeps, query: SuppliersQuery): Promise<SuppliersPage> {
  const { db } = deps;
  const offers = await findOfferCounts(db, query);
  const isByRelevance = query.q !== undefined && query.sort === undefined;
  const page = await (isByRelevance ? searchSuppliers : listSuppliers)(db, query, offers);
  if (query.q !== undefined && query.cursor === undefined && page.items.length === 0 && !offers) {
    const sellers = await findSellers(deps, query.q);
    if (sellers) return listSellers(db, query, sellers);
  }
  const items = await toListings(db, page.items, query.categoryType);
  if (!query.places) return { ...page, items };
  return { ...page, items, places: await listSupplierPlaces(db, { q: query.q }, offers) };
}

/** Who sells what a text finds, of one kind where it names one. */
interface Sellers {
  offers: OfferCounts;
  type: SupplierType | undefined;
}

/** «تولیدکننده پمپ مشهد»: the makers among those who sell pumps there; all who do if none makes them. */
async function findSellers({ db, sellersOf }: DirectoryDeps, q: string): Promise<Sellers | undefined> {
  const kind = readSupplierKind(q);
  const offers = await sellersOf(kind?.without ?? q);
  if (!offers) return undefined;
  const ofKind = kind && (await listSuppliers(db, { type: kind.type, sort: 'items', size: 1 }, offers));
  return { offers, type: ofKind && ofKind.items.length > 0 ? kind.type : undefined };
}

/** Those with most of the products first, as one page. */
async function listSellers(
  db: Executor,
  query: SuppliersQuery,
  { offers: sellers, type }: Sellers,
): Promise<SuppliersPage> {
  const { q: _, cursor: __, ...asked } = query;
  const rest = { ...asked, type };
  const { items, totalCount } = await listSuppliers(db, { ...rest, sort: 'items', size: SELLERS_MAX }, sellers);
  return {
    items: await toListings(db, items, query.categoryType),
    nextCursor: null,
    ...(totalCount !== undefined && { totalCount: Math.min(totalCount, SELLERS_MAX) }),
    ...(totalCount !== undefined && totalCount > SELLERS_MAX && { isTotalMore: true as const }),
    isBySales: true,
    ...(query.places && { places: await listSupplierPlaces(db, rest, sellers) }),
  };
}

/** How many suppliers a text lists by what they sell. */
export async function countSellers(deps: DirectoryDeps, q: string): Promise<number> {
  const sellers = await findSellers(deps, q);
  const { offers, type } = sellers ?? {};
  const found = offers && (await listSuppliers(deps.db, { type, sort: 'items', size: SELLERS_MAX }, offers));
  return Math.min(found?.totalCount ?? 0, SELLERS_MAX);
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
