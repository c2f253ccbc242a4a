import { inArray, type SQL, sql } from 'drizzle-orm';
import type { CategoriesQuery, Category } from '../../../contract/catalog/category.ts';
import type { Page } from '../../../contract/page.ts';
import { uuidArray } from '../../db/insert-rows.ts';
import type { Executor } from '../../db/open-database.ts';
import type { RankScope } from '../../search/ranked-entries.ts';
import { readRankedPage } from '../../search/ranked-page.ts';
import { categories, placedColumns } from './category.table.ts';
import { presentCategory } from './present.ts';

/** Condition on `search_entries e`: the entry's category is active. */
export const whereOpenEntry = sql`exists (select from categories c where c.id = e.object_id and c.is_active)`;

/** Active categories whose names or synonyms match a text, by relevance. */
export async function searchCategories(
  db: Executor,
  text: string,
  query: Omit<CategoriesQuery, 'q'>,
): Promise<Page<Category>> {
  const scope: RankScope = { type: 'category', text, where: whereQuery(query) };
  const { ids, page } = await readRankedPage(db, scope, query);
  return { items: await findCategories(db, ids), ...page };
}

function whereQuery({ parentId, categoryType, ids }: Omit<CategoriesQuery, 'q'>): SQL {
  const conditions = [sql`c.is_active`];
  if (parentId) conditions.push(sql`c.parent_id = ${parentId}::uuid`);
  if (categoryType) conditions.push(sql`c.category_type = ${categoryType}`);
  if (ids) conditions.push(sql`c.id = any(${uuidArray(ids)})`);
  return sql`exists (select from categories c where c.id = e.object_id and ${sql.join(conditions, sql` and `)})`;
}

async function findCategories(db: Executor, ids: string[]): Promise<Category[]> {
  if (ids.length === 0) return [];
  const rows = await db.select(placedColumns).from(categories).where(inArray(categories.id, ids));
  const byId = new Map(rows.map((row) => [row.id, presentCategory(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
