import { Hono } from 'hono';
import type { BuildManifest, LatestBuild } from '../../contract/builds/latest-build.ts';
import { versions } from '../../core/wire/versions.ts';
import { answerStream } from '../live/answer-stream.ts';
import type { LiveStreams } from '../live/live-streams.ts';
import type { AppEnv } from '../platform/http/app-env.ts';
import type { StaticFiles } from '../platform/http/static-files.ts';

const NO_STORE = { 'cache-control': 'no-store' };

export interface BuildRoutesDeps {
  buildId: string;
  /** Files of the current build and of earlier ones that open tabs still run. */
  files: StaticFiles;
  minSupported: number;
  streams: LiveStreams;
}

/** Mounted at `/build`: how open clients learn of a deploy. */
export function buildRoutes({ buildId, files, minSupported, streams }: BuildRoutesDeps) {
  const latest: LatestBuild = { buildId, schemaVersion: versions.dataSchema, minSupported };
  const manifest: BuildManifest = {
    buildId,
    clientVersion: versions.client,
    files: [...files].filter(([, file]) => !file.isEarlier).map(([url, file]) => ({ url, bytes: file.bytes.length })),
  };
  return (
    new Hono<AppEnv>()
      .get('/latest.json', (c) => c.json(latest, 200, NO_STORE))
      .get('/manifest.json', (c) => c.json(manifest, 200, NO_STORE))
      // Tabs that still run a build from before `/api/v1/live` listen here.
      .get('/events', (c) => answerStream(c, streams))
  );
}
