import { z } from 'zod';
import { categoryCard } from '../catalog/category.ts';
import { entityFields, pageOf, pageQuery } from '../page.ts';
import { searchText } from '../search/search-counts.ts';

const videoSource = z.object({
  url: z.string(),
  /** e.g. `video/webm; codecs="vp9"` */
  type: z.string(),
  /** Of the file, told before it is played. */
  bytes: z.number().int(),
  height: z.number().int(),
});
export type VideoSource = z.infer<typeof videoSource>;

const mediaVideo = z.object({
  ...entityFields,
  title: z.string(),
  slug: z.string(),
  topic: z.string(),
  poster: z.string(),
  durationSec: z.number().int(),
  /** Largest first. */
  sources: z.array(videoSource),
  transcript: z.string(),
  categories: z.array(categoryCard),
  publishedAt: z.iso.datetime(),
});
export type MediaVideo = z.infer<typeof mediaVideo>;

export const mediaVideos = pageOf(mediaVideo);

export const videosQuery = pageQuery.extend({
  topic: z.string().trim().min(1).max(80).optional(),
  categoryId: z.uuid().optional(),
});
export type VideosQuery = z.output<typeof videosQuery>;

export const videoSearchQuery = videosQuery.extend({ q: searchText });
export type VideoSearchQuery = z.output<typeof videoSearchQuery>;
