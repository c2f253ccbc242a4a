import type { CategoryCard } from '../../../contract/catalog/category.ts';
import type { ContentPage, PageCard, PageContent, PageLabel } from '../../../contract/content/page.ts';
import { toSlug } from '../../../core/text/slug.ts';
import { presentEntity } from '../../platform/present-entity.ts';
import { type ContentTypes, presentContentType } from '../content-type/read.ts';
import type { ContentPageRow } from './page.table.ts';

/** What a card shows of a page. */
export interface CardRow
  extends Pick<
    ContentPageRow,
    'id' | 'slug' | 'pageType' | 'contentTypeId' | 'publishedAt' | 'readingMin' | 'likeCount' | 'commentCount'
  > {
  published: Omit<PageContent, 'body'>;
  supplier: PageCard['supplier'];
}

/** The labels under the addresses of their lists. */
export function presentLabels(titles: readonly string[]): PageLabel[] {
  const bySlug = new Map(titles.map((title) => [toSlug(title), title]));
  return [...bySlug].map(([slug, title]) => ({ title, slug }));
}

function presentCover(pageId: string, { cover }: Pick<PageContent, 'cover'>): string | null {
  if (cover === null) return null;
  return cover.kind === 'figure' ? `/figures/${cover.name}.svg` : `/api/v1/pages/${pageId}/files/${cover.fileId}`;
}

export function presentPageCard(row: CardRow, types: ContentTypes): PageCard {
  const type = types.get(row.contentTypeId ?? '');
  return {
    id: row.id,
    title: row.published.title,
    slug: row.slug,
    lead: row.published.lead,
    pageType: row.pageType,
    contentType: type ? presentContentType(type) : null,
    coverUrl: presentCover(row.id, row.published),
    labels: presentLabels(row.published.labels),
    supplier: row.supplier,
    publishedAt: (row.publishedAt ?? new Date(0)).toISOString(),
    readingMin: row.readingMin,
    likeCount: row.likeCount,
    commentCount: row.commentCount,
  };
}

interface PageParts extends Pick<ContentPage, 'parts' | 'drawings' | 'related'> {
  categories: CategoryCard[];
  supplier: PageCard['supplier'];
  types: ContentTypes;
}

/** @param content what the public reads, or the draft in its preview */
export function presentPage(row: ContentPageRow, content: PageContent, of: PageParts): ContentPage {
  return {
    ...presentPageCard({ ...row, published: content, supplier: of.supplier }, of.types),
    ...presentEntity(row),
    uniqueName: row.uniqueName,
    body: content.body,
    categories: of.categories,
    parts: of.parts,
    drawings: of.drawings,
    related: of.related,
    seo: content.seo,
  };
}
