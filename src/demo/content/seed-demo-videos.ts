import { statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { foldText } from '../../core/text/persian.ts';
import { toSlug } from '../../core/text/slug.ts';
import { stableId } from '../../server/catalog/ingest/stable-id.ts';
import { findCategoryTitles } from '../../server/catalog/object-titles.ts';
import { videos } from '../../server/content/video/video.table.ts';
import { insertRows } from '../../server/db/insert-rows.ts';
import type { Tx } from '../../server/db/open-database.ts';
import { listSourceSupplierIds } from '../../server/suppliers/read.ts';
import { demoVideoId } from './demo-texts.ts';
import { type DemoVideo, demoVideos } from './demo-videos.ts';

const DEMO = 'demo';
const HEIGHTS = [600, 400] as const;
const folder = join(import.meta.dirname, '../../../public/videos');

const sourcesOf = ({ file }: DemoVideo) =>
  HEIGHTS.map((height) => ({
    url: `/videos/${file}-${height}.mp4`,
    type: 'video/mp4',
    bytes: statSync(join(folder, `${file}-${height}.mp4`)).size,
    height,
  }));

/** Fills an empty table if the demo catalogue is stored; returns the number of rows written. */
export async function seedDemoVideos(tx: Tx): Promise<number> {
  if ((await tx.$count(videos)) > 0 || (await listSourceSupplierIds(tx, DEMO)).size === 0) return 0;
  const categoryId = (key: string) => stableId(DEMO, `category ${key}`);
  const stored = await findCategoryTitles(
    tx,
    demoVideos.flatMap(({ categories }) => categories.map(categoryId)),
  );
  const rows = demoVideos.map((video) => {
    const publishedAt = new Date(video.publishedAt);
    return {
      id: demoVideoId(video.key),
      title: video.title,
      slug: toSlug(video.title),
      textFolded: foldText([video.title, video.topic, video.transcript].join(' ')),
      topic: video.topic,
      poster: `/videos/${video.file}.svg`,
      durationSec: video.durationSec,
      sources: sourcesOf(video),
      transcript: video.transcript,
      categoryIds: video.categories.map(categoryId).filter((id) => stored.has(id)),
      publishedAt,
      createdAt: publishedAt,
      updatedAt: publishedAt,
    };
  });
  // If two servers start at once, the second one finds the rows of the first.
  await insertRows(tx, videos, rows, sql`on conflict do nothing`);
  return rows.length;
}
