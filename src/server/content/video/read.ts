import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { MediaVideo, VideoSearchQuery, VideosQuery } from '../../../contract/content/video.ts';
import { PAGE_SIZE_DEFAULT, type Page } from '../../../contract/page.ts';
import { searchTerms } from '../../../core/text/persian.ts';
import { findCategoryCards } from '../../catalog/category/read.ts';
import { categoriesWithin } from '../../catalog/filter/offer-filter.ts';
import type { Executor } from '../../db/open-database.ts';
import { decodeCursor, toPage } from '../../platform/cursor.ts';
import { momentPosition, whereEarlier } from '../../platform/moment-cursor.ts';
import { presentEntity } from '../../platform/present-entity.ts';
import { type VideoRow, videos } from './video.table.ts';

/** The latest first. */
export const listVideos = (db: Executor, query: VideosQuery): Promise<Page<MediaVideo>> => listWhere(db, query);

/** Videos whose title, topic or transcript has all words of a text. */
export const searchVideos = (db: Executor, { q, ...query }: VideoSearchQuery): Promise<Page<MediaVideo>> =>
  listWhere(db, query, whereAllWords(q));

/** `strpos` has no wildcards. A text without a word finds nothing. */
function whereAllWords(text: string): SQL | undefined {
  const words = searchTerms(text);
  return words.length === 0 ? sql`false` : and(...words.map((word) => sql`strpos(${videos.textFolded}, ${word}) > 0`));
}

async function listWhere(
  db: Executor,
  { topic, categoryId, cursor, size }: VideosQuery,
  where?: SQL,
): Promise<Page<MediaVideo>> {
  const after = decodeCursor(cursor, momentPosition);
  const rows = await db
    .select()
    .from(videos)
    .where(
      and(
        where,
        topic === undefined ? undefined : eq(videos.topic, topic),
        categoryId === undefined ? undefined : sql`${videos.categoryIds} && ${categoriesWithin([categoryId])}`,
        whereEarlier(videos.publishedAt, videos.id, after),
      ),
    )
    .orderBy(desc(videos.publishedAt), desc(videos.id))
    .limit((size ?? PAGE_SIZE_DEFAULT) + 1);
  const page = toPage(
    rows,
    size,
    (row) => row,
    (row) => [row.publishedAt.toISOString(), row.id],
  );
  return { ...page, items: await presentVideos(db, page.items) };
}

async function presentVideos(db: Executor, rows: readonly VideoRow[]): Promise<MediaVideo[]> {
  const categories = await findCategoryCards(db, [...new Set(rows.flatMap((row) => row.categoryIds))]);
  return rows.map((row) => ({
    ...presentEntity(row),
    title: row.title,
    slug: row.slug,
    topic: row.topic,
    poster: row.poster,
    durationSec: row.durationSec,
    sources: row.sources,
    transcript: row.transcript,
    categories: row.categoryIds.flatMap((id) => categories.get(id) ?? []),
    publishedAt: row.publishedAt.toISOString(),
  }));
}
