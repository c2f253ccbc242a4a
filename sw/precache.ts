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

const pathsOf = (manifest: Manifest): ReadonlySet<string> =>
  new Set(manifest.map((entry) => `/${(typeof entry === 'string' ? entry : entry.url).replace(/^\//, '')}`));

/** Returns a function that tells whether a document loads only files of this build. */
export function documentsOfBuild(manifest: Manifest): (html: string) => boolean {
  const known = pathsOf(manifest);
  return (html) => {
    const assets = html.match(ASSET_ADDRESS) ?? [];
    return assets.length > 0 && assets.every((asset) => known.has(asset));
  };
}

/**
 * Precaches every file of the build at install. A missing or wrong file fails the install, and the previous worker
 * stays active. Activation deletes the caches of earlier builds.
 */
export function precacheBuild(manifest: Manifest): void {
  const isOfThisBuild = documentsOfBuild(manifest);
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
        return isOfThisBuild(await response.clone().text()) ? response : null;
      },
    },
  ]);
  precache([...manifest]);
  cleanupOutdatedCaches();
}
