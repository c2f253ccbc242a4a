import { z } from 'zod';
import { readData } from '../read-data.ts';

const demoVideo = z.strictObject({
  key: z.string(),
  /** The files in `public/videos` are `{file}-600.mp4`, `{file}-400.mp4` and `{file}.svg`. */
  file: z.string(),
  title: z.string(),
  topic: z.string(),
  durationSec: z.int().positive(),
  /** What a viewer who does not see the picture needs. */
  transcript: z.string(),
  categories: z.array(z.string()),
  publishedAt: z.iso.datetime(),
});
export type DemoVideo = z.infer<typeof demoVideo>;

/** The drawings come from `scripts/videos`. */
export const demoVideos: readonly DemoVideo[] = readData('videos.json', z.array(demoVideo));
