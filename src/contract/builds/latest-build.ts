import { z } from 'zod';
import { versions } from '../../core/wire/versions.ts';

/** The build that the server serves now. Every open client reads it; no cache stores it. */
export const latestBuild = z.object({
  buildId: z.string(),
  /** Version of the public data that this build saves on a device. */
  schemaVersion: z.string(),
  /** The API refuses clients below this `clientVersion`. */
  minSupported: z.number().int(),
});
export type LatestBuild = z.infer<typeof latestBuild>;

/** All files of the current build, with the URLs under which a device caches them. */
export const buildManifest = z.object({
  buildId: z.string(),
  clientVersion: z.literal(versions.client),
  files: z.array(z.object({ url: z.string(), bytes: z.number().int() })),
});
export type BuildManifest = z.infer<typeof buildManifest>;
