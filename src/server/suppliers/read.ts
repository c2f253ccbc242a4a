import { and, asc, count, desc, eq, inArray, type SQL, sql, sum } from 'drizzle-orm';
import { z } from 'zod';
import type { CategorySuppliersBody } from '../../contract/catalog/category-suppliers.ts';
import { PAGE_SIZE_DEFAULT, type Page } from '../../contract/page.ts';
import type {
  Supplier,
  SupplierCard,
  SupplierListQuery,
  SupplierSort,
  SuppliersQuery,
} from '../../contract/suppliers/supplier.ts';
import { foldText } from '../../core/persian.ts';
import { findCategoryCards, getCategoryRow, getRoot, listRootRows } from '../catalog/category/read.ts';
import { offersBySupplier } from '../catalog/product/offer-filter.ts';
import { listPropertyRows } from '../catalog/property/rows.ts';
import type { Executor } from '../db/open-database.ts';
import { cursorPart, decodeCursor, toPage } from '../platform/cursor.ts';
import { notFound } from '../platform/errors/app-error.ts';
import { isNamed } from '../search/named.ts';
import { presentSupplier, presentSupplierCard } from './present.ts';
import { categorySuppliers, type SupplierRow, suppliers } from './supplier.table.ts';

const CATEGORIES_MAX = 30;

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
  return presentSupplier(row, offered.slice(0, CATEGORIES_MAX), await countByType(db, counts));
}

async function countByType(db: Executor, counts: { categoryId: string; items: number }[]) {
  const itemsOf = new Map(counts.map((one) => [one.categoryId, one.items]));
  return (await listRootRows(db)).flatMap(({ id, categoryType }) => {
    const itemsCount = itemsOf.get(id) ?? 0;
    return itemsCount > 0 ? { categoryType, itemsCount } : [];
  });
}

/** Shown offers of a supplier in categories of which none lies below another. */
export async function countItemsOf(db: Executor, id: string, categoryIds: string[]): Promise<number> {
  const [row] = await db
    .select({ items: sum(categorySuppliers.itemsCount).mapWith(Number) })
    .from(categorySuppliers)
    .where(and(eq(categorySuppliers.supplierId, id), inArray(categorySuppliers.categoryId, categoryIds)));
  return row?.items ?? 0;
}

export interface SupplierScope {
  /** Subquery of (supplier_id, items): who is listed, and how many items the cards say. @default everybody, all items */
  counts: SQL | undefined;
  conditions: (SQL | undefined)[];
}

/** All suppliers, or those with offers in a category or a root type. */
export async function toScope(db: Executor, query: SuppliersQuery): Promise<SupplierScope> {
  const { categoryType, categoryId } = query;
  const conditions = narrowedBy(query);
  if (categoryId !== undefined) {
    const category = await getCategoryRow(db, categoryId);
    const isOfType = categoryType === undefined || category.categoryType === categoryType;
    return { counts: offersIn(categoryId), conditions: isOfType ? conditions : [sql`false`] };
  }
  if (categoryType === undefined) return { counts: undefined, conditions };
  const root = await getRoot(db, categoryType);
  return { counts: offersIn(root.id), conditions };
}

export async function listSuppliers(db: Executor, query: SuppliersQuery): Promise<Page<SupplierCard>> {
  return listFrom(db, await toScope(db, query), query);
}

/** Who offers something in the category or below it. */
export async function listSuppliersWithCatalog(
  db: Executor,
  categoryId: string,
  query: SupplierListQuery,
): Promise<Page<SupplierCard>> {
  return listSuppliers(db, { ...query, categoryId });
}

/** Who has an offer in the category or below it that meets all filters; `itemsCount` is of those offers. */
export async function listSuppliersMatching(
  db: Executor,
  categoryId: string,
  body: CategorySuppliersBody,
  query: SupplierListQuery,
): Promise<Page<SupplierCard>> {
  if (body.properties.length === 0) return listSuppliersWithCatalog(db, categoryId, query);
  const definitions = await listPropertyRows(db, categoryId);
  const counts = offersBySupplier(categoryId, definitions, body.properties);
  return listFrom(db, { counts, conditions: narrowedBy(query) }, query);
}

const narrowedBy = ({ city, province, q }: SupplierListQuery): (SQL | undefined)[] => [
  city === undefined ? undefined : eq(suppliers.cityFolded, foldText(city)),
  province === undefined ? undefined : eq(suppliers.province, province),
  q === undefined ? undefined : isNamed(suppliers.id, 'supplier', q),
];

const offersIn = (categoryId: string): SQL =>
  sql`(select supplier_id, items_count as items from category_suppliers where category_id = ${categoryId})`;

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
    shape: z.tuple([cursorPart.text, cursorPart.uuid]),
    after: ([name, id]) => sql`(${suppliers.nameSort}, ${suppliers.id}) > (${name}, ${id}::uuid)`,
    by: sql`${suppliers.nameSort}, ${suppliers.id}`,
    position: ({ supplier }) => [supplier.nameSort, supplier.id],
  },
  items: {
    shape: z.tuple([cursorPart.int, cursorPart.uuid]),
    after: ([items, id]) => sql`(listed.items, ${suppliers.id}) < (${items}::int, ${id}::uuid)`,
    by: sql`listed.items desc, ${suppliers.id} desc`,
    position: ({ supplier, items }) => [items, supplier.id],
  },
};

/** The suppliers of a scope, joined to `listed`, which has how many items each is listed with. */
export function joinListed(scope: SupplierScope) {
  const listed = scope.counts
    ? sql`${scope.counts} listed`
    : sql`(select id as supplier_id, items_count as items from suppliers) listed`;
  return { listed, isListed: and(sql`listed.supplier_id = ${suppliers.id}`, isConfirmed, ...scope.conditions) };
}

async function listFrom(db: Executor, scope: SupplierScope, page: SupplierListQuery): Promise<Page<SupplierCard>> {
  const order = orders[page.sort ?? 'name'];
  const after = decodeCursor(page.cursor, order.shape);
  const size = page.size ?? PAGE_SIZE_DEFAULT;
  const { listed, isListed } = joinListed(scope);
  const rows = await db
    .select({ supplier: suppliers, items: sql<number>`listed.items` })
    .from(suppliers)
    .innerJoin(listed, sql`true`)
    .where(and(isListed, after && order.after(after)))
    .orderBy(order.by)
    .limit(size + 1);
  const present = (row: Listed) => presentSupplierCard(row.supplier, row.items);
  const cut = toPage(rows, size, present, order.position);
  // Who follows a list has its count already; a first page that holds all of them has counted them.
  if (after !== undefined) return cut;
  return { ...cut, totalCount: rows.length <= size ? rows.length : await countListed(db, scope) };
}

async function countListed(db: Executor, scope: SupplierScope): Promise<number> {
  const { listed, isListed } = joinListed(scope);
  const [row] = await db.select({ suppliers: count() }).from(suppliers).innerJoin(listed, sql`true`).where(isListed);
  return row?.suppliers ?? 0;
}
