import { and, asc, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type {
  CategoriesQuery,
  Category,
  CategoryBranch,
  CategoryCard,
  CategoryTree,
  CategoryType,
  ItemsCount,
} from '../../../contract/catalog/category.ts';
import { PAGE_SIZE_DEFAULT, type Page } from '../../../contract/page.ts';
import { categoryTypes } from '../../../core/catalog/category-types.ts';
import { oncePer } from '../../db/once-per.ts';
import type { Executor } from '../../db/open-database.ts';
import { cursorPart, decodeCursor, toPage } from '../../platform/cursor.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { type CategoryRow, categories, type PlacedCategoryRow, placedColumns } from './category.table.ts';
import { presentCategory, presentCategoryBranch, presentCategoryCard } from './present.ts';

const MENU_LEVELS = 3;
const inMenuOrder = [asc(categories.position), asc(categories.id)];
const whereActive = eq(categories.isActive, true);

/** @throws AppError 404 for a category that does not exist */
export async function getCategoryRow(db: Executor, id: string): Promise<PlacedCategoryRow> {
  const [row] = await categoryById(db).execute({ id });
  if (!row) throw notFound('دسته');
  return row;
}

/** What is kept of a category between two changes of the data. */
export type KnownCategory = PlacedCategoryRow;

/** Without the ids that do not exist. */
export async function loadCategoryRows(db: Executor, ids: readonly string[]): Promise<Map<string, KnownCategory>> {
  const rows = await db
    .select(placedColumns)
    .from(categories)
    .where(inArray(categories.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Almost every read of the catalogue begins with it. */
const categoryById = oncePer((db) =>
  db
    .select(placedColumns)
    .from(categories)
    .where(eq(categories.id, sql.placeholder('id')))
    .prepare('category_by_id'),
);

/** @throws AppError 404 for a category that does not exist */
export async function getCategory(db: Executor, id: string): Promise<Category> {
  return presentCategory(await getCategoryRow(db, id));
}

export async function listCategories(db: Executor, query: CategoriesQuery): Promise<Page<Category>> {
  const after = decodeCursor(query.cursor, z.tuple([cursorPart.int, cursorPart.int, cursorPart.uuid]));
  const conditions: (SQL | undefined)[] = [whereActive];
  if (query.parentId) conditions.push(eq(categories.parentId, query.parentId));
  if (query.categoryType) conditions.push(eq(categories.categoryType, query.categoryType));
  if (query.ids) conditions.push(inArray(categories.id, query.ids));
  if (after)
    conditions.push(
      sql`(${categories.level}, ${categories.position}, ${categories.id}) > (${after[0]}, ${after[1]}, ${after[2]}::uuid)`,
    );
  const size = query.size ?? PAGE_SIZE_DEFAULT;
  const rows = await db
    .select(placedColumns)
    .from(categories)
    .where(and(...conditions))
    .orderBy(asc(categories.level), ...inMenuOrder)
    .limit(size + 1);
  return toPage(rows, size, presentCategory, (row) => [row.level, row.position, row.id]);
}

/** The root types with two levels below them, as the header's menu shows them. */
export async function listCategoryMenu(
  db: Executor,
  types: readonly CategoryType[] = categoryTypes,
): Promise<CategoryTree[]> {
  const rows = await db
    .select()
    .from(categories)
    .where(and(whereActive, inArray(categories.categoryType, [...types]), lte(categories.level, MENU_LEVELS)))
    .orderBy(asc(categories.level), ...inMenuOrder);
  return toTree(rows, types);
}

function toTree(rows: CategoryRow[], types: readonly CategoryType[]): CategoryTree[] {
  const children = Map.groupBy(rows, (row) => row.parentId);
  const branchesOf = (id: string): CategoryBranch[] =>
    (children.get(id) ?? []).map((row) => presentCategoryBranch(row, branchesOf(row.id)));
  const roots = (children.get(null) ?? []).map((row) => ({
    ...presentCategoryBranch(row, branchesOf(row.id)),
    categoryType: row.categoryType,
  }));
  return roots.sort((a, b) => types.indexOf(a.categoryType) - types.indexOf(b.categoryType));
}

/** The categories right below the roots. */
export async function listTopLevels(
  db: Executor,
  types: readonly CategoryType[] = categoryTypes,
): Promise<CategoryCard[]> {
  const rows = await db
    .select()
    .from(categories)
    .where(and(whereActive, inArray(categories.categoryType, [...types]), eq(categories.level, 2)))
    .orderBy(asc(categories.categoryType), ...inMenuOrder);
  return rows.map(presentCategoryCard);
}

/** @throws AppError 404 for a category that does not exist */
export async function listChildren(db: Executor, id: string): Promise<CategoryCard[]> {
  await getCategoryRow(db, id);
  const rows = await db
    .select()
    .from(categories)
    .where(and(whereActive, eq(categories.parentId, id)))
    .orderBy(...inMenuOrder);
  return rows.map(presentCategoryCard);
}

/**
 * From the root to the category itself.
 * @throws AppError 404 for a category that does not exist
 */
export async function listBreadcrumb(db: Executor, id: string): Promise<CategoryCard[]> {
  const self = await getCategoryRow(db, id);
  if (self.path.length === 0) return [presentCategoryCard(self)];
  const ancestors = await db
    .select()
    .from(categories)
    .where(inArray(categories.id, self.path))
    .orderBy(asc(categories.level));
  return [...ancestors, self].map(presentCategoryCard);
}

/**
 * A category is inactive if it or one above it is closed.
 * @throws AppError 404 for a category that does not exist
 */
export async function getActiveState(db: Executor, id: string) {
  const self = await getCategoryRow(db, id);
  if (!self.isActive) return { id, isActive: false, reason: 'این دسته بسته شده است.' };
  const closed = await db
    .select({ name: categories.name })
    .from(categories)
    .where(and(inArray(categories.id, [id, ...self.path]), eq(categories.isActive, false)))
    .limit(1);
  const above = closed[0];
  return { id, isActive: above === undefined, reason: above ? `دستهٔ «${above.name}» بسته شده است.` : null };
}

/**
 * Counts of a category and its children, or of the roots.
 * @throws AppError 404 for a category that does not exist
 */
export async function listItemsCount(
  db: Executor,
  query: { categoryId?: string; categoryType?: CategoryType },
): Promise<ItemsCount[]> {
  const rows = await db
    .select({
      categoryId: categories.id,
      categoryType: categories.categoryType,
      itemsCount: categories.itemsCount,
      supplierCount: categories.supplierCount,
    })
    .from(categories)
    .where(
      query.categoryId
        ? or(eq(categories.id, query.categoryId), and(whereActive, eq(categories.parentId, query.categoryId)))
        : and(
            eq(categories.level, 1),
            query.categoryType ? eq(categories.categoryType, query.categoryType) : undefined,
          ),
    )
    .orderBy(asc(categories.level), ...inMenuOrder);
  if (rows.length === 0) throw notFound('دسته');
  return rows;
}

/** @throws AppError 404 if the root does not exist yet */
export async function getRoot(db: Executor, type: CategoryType): Promise<CategoryRow> {
  const [row] = await db
    .select()
    .from(categories)
    .where(and(eq(categories.categoryType, type), eq(categories.level, 1)));
  if (!row) throw notFound('دسته');
  return row;
}

/** The four roots in menu order, or the one of a type. */
export async function listRootRows(db: Executor, type?: CategoryType): Promise<CategoryRow[]> {
  return db
    .select()
    .from(categories)
    .where(and(eq(categories.level, 1), type ? eq(categories.categoryType, type) : undefined))
    .orderBy(...inMenuOrder);
}

/** Cards of active categories below the roots. */
export async function findCategoryCards(db: Executor, ids: string[]): Promise<Map<string, CategoryCard>> {
  const rows = await db
    .select()
    .from(categories)
    .where(and(whereActive, inArray(categories.id, ids), gt(categories.level, 1)));
  return new Map(rows.map((row) => [row.id, presentCategoryCard(row)]));
}
