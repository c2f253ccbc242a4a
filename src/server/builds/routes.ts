import { Hono } from 'hono';
import type { BuildManifest, LatestBuild } from '../../contract/builds/latest-build.ts';
import { versions } from '../../core/wire/versions.ts';
import type { AppEnv } from '../platform/app-env.ts';
import { unavailable } from '../platform/errors/app-error.ts';
import type { StaticFiles } from '../platform/static-files.ts';
import type { EventStreams } from './event-streams.ts';

const NO_STORE = { 'cache-control': 'no-store' };

export interface BuildRoutesDeps {
  buildId: string;
  /** Files of the current build and of earlier ones that open tabs still run. */
  files: StaticFiles;
  minSupported: number;
  streams: EventStreams;
}

/** Mounted at `/build`: how open clients learn of a deploy. */
export function buildRoutes({ buildId, files, minSupported, streams }: BuildRoutesDeps) {
  const latest: LatestBuild = { buildId, schemaVersion: versions.dataSchema, minSupported };
  const manifest: BuildManifest = {
    buildId,
    clientVersion: versions.client,
    files: [...files].filter(([, file]) => !file.isEarlier).map(([url, file]) => ({ url, bytes: file.bytes.length })),
  };
  return new Hono<AppEnv>()
    .get('/latest.json', (c) => c.json(latest, 200, NO_STORE))
    .get('/manifest.json', (c) => c.json(manifest, 200, NO_STORE))
    .get('/events', (c) => {
      const stream = streams.open();
      if (!stream) throw unavailable();
      // `x-accel-buffering`: a buffering reverse proxy would delay the first event.
      return c.body(stream, 200, {
        ...NO_STORE,
        'content-type': 'text/event-stream; charset=utf-8',
        'x-accel-buffering': 'no',
      });
    });
}
