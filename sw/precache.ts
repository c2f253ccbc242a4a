import { addPlugins, cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precache } from 'workbox-precaching';
import { SHELL_URL } from '../src/core/shell-url.ts';

type Manifest = readonly (PrecacheEntry | string)[];

const ASSET_ADDRESS = /\/assets\/[\w.-]+/g;

/** The document that starts the client from saved data. */
export const shell = (): Promise<Response | undefined> => matchPrecache(SHELL_URL);

/** The build's id, which is the revision of the shell in the manifest. */
export const revisionOfShell = (manifest: Manifest): string | undefined => {
  const entry = manifest.find((one) => typeof one !== 'string' && one.url === SHELL_URL);
  return typeof entry === 'object' ? (entry.revision ?? undefined) : undefined;
};

/**
 * Precaches every file of the build at install. A missing or wrong file fails the install, and the previous worker
 * stays active. Activation deletes the caches of earlier builds.
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
        // A server that answers every URL with its start page would put HTML in place of code.
        if (isHtml !== isShell) return null;
        if (!isShell) return response;
        // During a deploy one instance may serve the worker and another the shell of a different build.
        const assets = (await response.clone().text()).match(ASSET_ADDRESS) ?? [];
        return assets.every((asset) => known.has(asset)) ? response : null;
      },
    },
  ]);
  precache([...manifest]);
  cleanupOutdatedCaches();
}
