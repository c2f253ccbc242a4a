import { and, asc, count, desc, eq, inArray, type SQL, sql, sum } from 'drizzle-orm';
import { z } from 'zod';
import type { CategorySuppliersBody } from '../../contract/catalog/category-suppliers.ts';
import { PAGE_SIZE_DEFAULT, type Page } from '../../contract/page.ts';
import type { Supplier, SupplierCard, SupplierSort, SuppliersQuery } from '../../contract/suppliers/supplier.ts';
import { foldText } from '../../core/persian.ts';
import { findCategoryCards, getCategoryRow, getRoot } from '../catalog/category-read.ts';
import { offersBySupplier } from '../catalog/offer-filter.ts';
import { listPropertyRows } from '../catalog/property-read.ts';
import type { Executor } from '../db/open-database.ts';
import { notFound } from '../platform/app-error.ts';
import { decodeCursor, toPage } from '../platform/cursor.ts';
import { isNamed } from '../search/named.ts';
import { presentSupplier, presentSupplierCard } from './present.ts';
import { categorySuppliers, type SupplierRow, suppliers } from './supplier.table.ts';

const CATEGORIES_MAX = 30;

interface PageQuery {
  /** @default 'name' */
  sort?: SupplierSort | undefined;
  cursor?: string | undefined;
  size?: number | undefined;
}

const isConfirmed = eq(suppliers.status, 'confirmed');

async function getSupplierRow(db: Executor, id: string): Promise<SupplierRow> {
  const [row] = await db
    .select()
    .from(suppliers)
    .where(and(eq(suppliers.id, id), isConfirmed));
  if (!row) throw notFound('تأمین‌کننده');
  return row;
}

export async function getSupplierCard(db: Executor, id: string): Promise<SupplierCard> {
  return presentSupplierCard(await getSupplierRow(db, id));
}

export async function findSupplierCards(db: Executor, ids: string[]): Promise<Map<string, SupplierCard>> {
  const rows = await db
    .select()
    .from(suppliers)
    .where(and(inArray(suppliers.id, [...new Set(ids)]), isConfirmed));
  return new Map(rows.map((row) => [row.id, presentSupplierCard(row)]));
}

export async function getSupplier(db: Executor, id: string): Promise<Supplier> {
  const row = await getSupplierRow(db, id);
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
  return presentSupplier(row, offered.slice(0, CATEGORIES_MAX));
}

/** Shown offers of a supplier in categories of which none lies below another. */
export async function countItemsOf(db: Executor, id: string, categoryIds: string[]): Promise<number> {
  const [row] = await db
    .select({ items: sum(categorySuppliers.itemsCount).mapWith(Number) })
    .from(categorySuppliers)
    .where(and(eq(categorySuppliers.supplierId, id), inArray(categorySuppliers.categoryId, categoryIds)));
  return row?.items ?? 0;
}

/** The directory: all suppliers, or those with offers in a category or a root type. */
export async function listSuppliers(db: Executor, query: SuppliersQuery): Promise<Page<SupplierCard>> {
  const { q, city, categoryType, categoryId } = query;
  const conditions = [
    city === undefined ? undefined : eq(suppliers.cityFolded, foldText(city)),
    q === undefined ? undefined : isNamed(suppliers.id, 'supplier', q),
  ];
  if (categoryId !== undefined) {
    const category = await getCategoryRow(db, categoryId);
    if (categoryType !== undefined && category.categoryType !== categoryType) conditions.push(sql`false`);
    return listInCategory(db, categoryId, query, conditions);
  }
  if (categoryType !== undefined) {
    const root = await getRoot(db, categoryType);
    return listInCategory(db, root.id, query, conditions);
  }
  return listFrom(db, undefined, query, conditions);
}

/** Who offers something in the category or below it. */
export async function listSuppliersWithCatalog(
  db: Executor,
  categoryId: string,
  page: PageQuery,
): Promise<Page<SupplierCard>> {
  await getCategoryRow(db, categoryId);
  return listInCategory(db, categoryId, page, []);
}

/** Who has an offer in the category or below it that meets all filters; `itemsCount` is of those offers. */
export async function listSuppliersMatching(
  db: Executor,
  categoryId: string,
  body: CategorySuppliersBody,
  page: PageQuery,
): Promise<Page<SupplierCard>> {
  if (body.properties.length === 0) return listSuppliersWithCatalog(db, categoryId, page);
  const definitions = await listPropertyRows(db, categoryId);
  return listFrom(db, offersBySupplier(categoryId, definitions, body.properties), page, []);
}

function listInCategory(db: Executor, categoryId: string, page: PageQuery, conditions: (SQL | undefined)[]) {
  const counts = sql`(select supplier_id, items_count as items from category_suppliers where category_id = ${categoryId})`;
  return listFrom(db, counts, page, conditions);
}

interface Order {
  shape: z.ZodType<[string | number, string]>;
  after: (position: [string | number, string]) => SQL;
  by: SQL;
  position: (row: Listed) => [string | number, string];
}

interface Listed {
  supplier: SupplierRow;
  items: number;
}

const orders: Readonly<Record<SupplierSort, Order>> = {
  name: {
    shape: z.tuple([z.string(), z.uuid()]),
    after: ([name, id]) => sql`(${suppliers.nameSort}, ${suppliers.id}) > (${name}, ${id}::uuid)`,
    by: sql`${suppliers.nameSort}, ${suppliers.id}`,
    position: ({ supplier }) => [supplier.nameSort, supplier.id],
  },
  items: {
    shape: z.tuple([z.number().int(), z.uuid()]),
    after: ([items, id]) => sql`(listed.items, ${suppliers.id}) < (${items}::int, ${id}::uuid)`,
    by: sql`listed.items desc, ${suppliers.id} desc`,
    position: ({ supplier, items }) => [items, supplier.id],
  },
};

/** @param counts subquery of (supplier_id, items): who is listed, and how many items the cards say */
async function listFrom(
  db: Executor,
  counts: SQL | undefined,
  page: PageQuery,
  conditions: (SQL | undefined)[],
): Promise<Page<SupplierCard>> {
  const order = orders[page.sort ?? 'name'];
  const after = decodeCursor(page.cursor, order.shape);
  const size = page.size ?? PAGE_SIZE_DEFAULT;
  const listed = counts
    ? sql`${counts} listed`
    : sql`(select id as supplier_id, items_count as items from suppliers) listed`;
  const isListed = and(sql`listed.supplier_id = ${suppliers.id}`, isConfirmed, ...conditions);
  const rows = await db
    .select({ supplier: suppliers, items: sql<number>`listed.items` })
    .from(suppliers)
    .innerJoin(listed, sql`true`)
    .where(and(isListed, after && order.after(after)))
    .orderBy(order.by)
    .limit(size + 1);
  // A first page that holds all of them has counted them.
  const isWhole = after === undefined && rows.length <= size;
  const totalCount = isWhole ? rows.length : await countListed(db, listed, isListed);
  const present = (row: Listed) => presentSupplierCard(row.supplier, row.items);
  return { ...toPage(rows, size, present, order.position), totalCount };
}

async function countListed(db: Executor, listed: SQL, isListed: SQL | undefined): Promise<number> {
  const [row] = await db.select({ suppliers: count() }).from(suppliers).innerJoin(listed, sql`true`).where(isListed);
  return row?.suppliers ?? 0;
}
