import type { ContentTypeCard, ContentTypeTree } from '../../../contract/content/content-type.ts';
import type { ContentPage, PageCard } from '../../../contract/content/page.ts';
import type { PackManifest } from '../../../contract/packs/pack.ts';
import type { Page } from '../../../contract/page.ts';
import type { PageSort } from '../../../core/content/page-sorts.ts';
import { PAGE_SIZE_DEFAULT } from '../../../core/pages/page-size.ts';
import type { PackData } from './pack-data.ts';

/** What a list of contents is asked for, as in the call's query: of a category or of a supplier. */
export interface PackContentsQuery {
  categoryId?: string | undefined;
  supplierId?: string | undefined;
  sort?: PageSort | undefined;
  size?: number | undefined;
  /** One that this module has made. */
  cursor?: string | undefined;
}

const CURSOR = /^pack\.(\d{1,3})$/;

/** Whether the pack has every content of the list, as its manifest tells. */
export function hasContentsOf(
  { kind, id, categoryIds, hasAllContents }: PackManifest,
  { categoryId, supplierId }: PackContentsQuery,
): boolean {
  // A pack of an earlier build does not tell.
  if (!hasAllContents || (categoryId === undefined) === (supplierId === undefined)) return false;
  return categoryId === undefined ? kind === 'supplier' && id === supplierId : categoryIds.includes(categoryId);
}

/** The server's answer to the same query; undefined unless the pack has the whole list. */
export function listContentsInPack(pack: PackData, query: PackContentsQuery): Page<PageCard> | undefined {
  const { categoryId, sort = 'newest', size = PAGE_SIZE_DEFAULT, cursor } = query;
  const start = cursor === undefined ? 0 : Number(CURSOR.exec(cursor)?.[1]);
  if (!hasContentsOf(pack.manifest, query) || Number.isNaN(start)) return undefined;
  const all = [...pack.contents.values()].filter(
    (page) => categoryId === undefined || isWithin(pack, page, categoryId),
  );
  const shown = all.sort(orders[sort]).slice(start, start + size);
  const end = start + shown.length;
  return {
    items: shown.map(cardOfContent),
    nextCursor: end < all.length ? `pack.${end}` : null,
    ...(cursor === undefined && { totalCount: all.length }),
  };
}

const isWithin = (pack: PackData, { categories }: ContentPage, categoryId: string): boolean =>
  categories.some(({ id }) => id === categoryId || pack.categories.get(id)?.category.path.includes(categoryId));

const byId = (a: PageCard, b: PageCard): number => (a.id < b.id ? 1 : -1);

/** The orders of the server's lists. */
const orders: Readonly<Record<PageSort, (a: PageCard, b: PageCard) => number>> = {
  newest: (a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt) || byId(a, b),
  mostLiked: (a, b) => b.likeCount - a.likeCount || byId(a, b),
};

/** A page in a list. */
export function cardOfContent(page: PageCard): PageCard {
  const { id, title, slug, lead, pageType, contentType, coverUrl, labels, supplier } = page;
  const { publishedAt, readingMin, likeCount, commentCount } = page;
  const names = { id, title, slug, lead, pageType, contentType, coverUrl, labels, supplier };
  return { ...names, publishedAt, readingMin, likeCount, commentCount };
}

/** From the topmost type to the type itself; undefined for one that the pack does not know. */
export function typePathIn(types: readonly ContentTypeTree[], id: string): ContentTypeCard[] | undefined {
  for (const { children, pagesCount: _, ...type } of types) {
    const below = type.id === id ? [] : typePathIn(children, id);
    if (below) return [type, ...below];
  }
  return undefined;
}
