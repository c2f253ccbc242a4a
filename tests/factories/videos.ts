import { uuidv7 } from '../../src/core/ids/uuidv7.ts';
import { foldText } from '../../src/core/text/persian.ts';
import { toSlug } from '../../src/core/text/slug.ts';
import { videos } from '../../src/server/content/video/video.table.ts';
import type { Db } from '../../src/server/db/open-database.ts';

interface VideoOptions {
  title?: string;
  topic?: string;
  transcript?: string;
  categoryIds?: string[];
  publishedAt?: Date;
}

export async function buildVideo(
  db: Db,
  {
    title = 'سفت کردن پیچ‌های فلنج',
    topic = 'لوله',
    transcript = 'پیچ‌ها ضربدری سفت می‌شوند.',
    categoryIds = [],
    publishedAt = new Date('2026-10-01T00:00:00Z'),
  }: VideoOptions = {},
): Promise<string> {
  const id = uuidv7();
  await db.insert(videos).values({
    id,
    title,
    slug: toSlug(title),
    textFolded: foldText([title, topic, transcript].join(' ')),
    topic,
    poster: '/videos/flange-bolt-sequence.svg',
    durationSec: 22,
    sources: [{ url: '/videos/flange-bolt-sequence-600.mp4', type: 'video/mp4', bytes: 90_000, height: 600 }],
    transcript,
    categoryIds,
    publishedAt,
  });
  return id;
}
