import { z } from 'zod';
import { versions } from '../../core/versions.ts';

/** Which build the server serves now; asked for by every open client, never kept. */
export const latestBuild = z.object({
  buildId: z.string(),
  /** Form of the public data that this build keeps on a device. */
  schemaVersion: z.string(),
  /** Clients below this `clientVersion` can no longer talk to the API. */
  minSupported: z.number().int(),
});
export type LatestBuild = z.infer<typeof latestBuild>;

/** All files of the present build, as a device would take them along. */
export const buildManifest = z.object({
  buildId: z.string(),
  clientVersion: z.literal(versions.client),
  files: z.array(z.object({ url: z.string(), bytes: z.number().int() })),
});
export type BuildManifest = z.infer<typeof buildManifest>;
