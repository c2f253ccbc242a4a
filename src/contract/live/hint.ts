import { z } from 'zod';

/** What a hint can be about: a new one is added here, and its reads to `src/client/app/live-areas.ts`. */
export const liveAreas = ['notices', 'conversations'] as const;
export type LiveArea = (typeof liveAreas)[number];

/** An event of `/api/v1/live`: something of the area has changed for the signed-in user. It never carries content. */
export const liveHint = z.object({
  area: z.enum(liveAreas),
  /** What has changed; null: several things. */
  id: z.string().nullable(),
  /** Counts the user's hints of the area. */
  seq: z.number().int(),
});
export type LiveHint = z.infer<typeof liveHint>;
