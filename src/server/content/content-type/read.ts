import { asc } from 'drizzle-orm';
import type { ContentTypeCard, ContentTypeTree } from '../../../contract/content/content-type.ts';
import type { PageType } from '../../../core/content/page-types.ts';
import type { Executor } from '../../db/open-database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { type ContentTypeRow, contentTypes } from './content-type.table.ts';

/** All of them, in their order: they are few, and the site's own. */
export type ContentTypes = ReadonlyMap<string, ContentTypeRow>;

export const presentContentType = ({ id, pageType, title, slug, icon }: ContentTypeRow): ContentTypeCard => ({
  id,
  pageType,
  title,
  slug,
  icon,
});

export async function readContentTypes(db: Executor): Promise<ContentTypes> {
  const rows = await db.select().from(contentTypes).orderBy(asc(contentTypes.position), asc(contentTypes.id));
  return new Map(rows.map((row) => [row.id, row]));
}

export async function listContentTypes(db: Executor, pageType: PageType): Promise<ContentTypeCard[]> {
  const types = await readContentTypes(db);
  return [...types.values()].filter((type) => type.pageType === pageType).map(presentContentType);
}

/** How many published pages each type has of its own, by its id. */
export type CountPages = (db: Executor) => Promise<ReadonlyMap<string, number>>;

export async function listContentTypeTree(db: Executor, countPages: CountPages): Promise<ContentTypeTree[]> {
  const types = [...(await readContentTypes(db)).values()];
  const pages = await countPages(db);
  const children = Map.groupBy(types, ({ parentId }) => parentId);
  const branchesOf = (parentId: string | null): ContentTypeTree[] =>
    (children.get(parentId) ?? []).map((type) => {
      const below = branchesOf(type.id);
      const own = pages.get(type.id) ?? 0;
      const pagesCount = below.reduce((sum, branch) => sum + branch.pagesCount, own);
      return { ...presentContentType(type), pagesCount, children: below };
    });
  return branchesOf(null);
}

/** @throws AppError 404 for a type that does not exist */
export async function listContentTypePath(db: Executor, id: string): Promise<ContentTypeCard[]> {
  const types = await readContentTypes(db);
  const path: ContentTypeCard[] = [];
  for (let type = types.get(id); type; type = types.get(type.parentId ?? '')) path.unshift(presentContentType(type));
  if (path.length === 0) throw notFound('گونهٔ مطلب');
  return path;
}

/** The type and those below it. @throws AppError 404 for a type that does not exist */
export async function listTypeIdsFrom(db: Executor, id: string): Promise<string[]> {
  const types = await readContentTypes(db);
  if (!types.has(id)) throw notFound('گونهٔ مطلب');
  const isBelow = (type: ContentTypeRow | undefined): boolean =>
    type !== undefined && (type.id === id || isBelow(types.get(type.parentId ?? '')));
  return [...types.values()].filter(isBelow).map((type) => type.id);
}
