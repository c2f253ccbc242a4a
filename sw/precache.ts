import { addPlugins, cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precache } from 'workbox-precaching';
import { SHELL_URL } from '../src/core/shell-url.ts';

type Manifest = readonly (PrecacheEntry | string)[];

const ASSET_ADDRESS = /\/assets\/[\w.-]+/g;

/** The document that starts the client from the device's own data. */
export const shell = (): Promise<Response | undefined> => matchPrecache(SHELL_URL);

/** The build's id: the shell stands in the list under it. */
export const revisionOfShell = (manifest: Manifest): string | undefined => {
  const entry = manifest.find((one) => typeof one !== 'string' && one.url === SHELL_URL);
  return typeof entry === 'object' ? (entry.revision ?? undefined) : undefined;
};

/**
 * Takes every file of the build at install; one that is missing or wrong fails the whole install, and the worker before
 * it goes on. What earlier builds left goes at activation.
 */
export function precacheBuild(manifest: Manifest): void {
  const known = new Set(
    manifest.map((entry) => `/${(typeof entry === 'string' ? entry : entry.url).replace(/^\//, '')}`),
  );
  addPlugins([
    {
      cacheWillUpdate: async ({ request, response }) => {
        if (!response.ok) return null;
        const isHtml = response.headers.get('content-type')?.includes('text/html') ?? false;
        const isShell = new URL(request.url).pathname === SHELL_URL;
        // A server that answers every address with its start page would put HTML in the place of code.
        if (isHtml !== isShell) return null;
        if (!isShell) return response;
        // During a deploy one server may answer with the worker and another with the shell of a different build.
        const assets = (await response.clone().text()).match(ASSET_ADDRESS) ?? [];
        return assets.every((asset) => known.has(asset)) ? response : null;
      },
    },
  ]);
  precache([...manifest]);
  cleanupOutdatedCaches();
}
