import {
  addPlugins,
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  matchPrecache,
  type PrecacheEntry,
  precache,
} from 'workbox-precaching';
import { isOwnAnswer } from '../src/core/wire/own-answer.ts';
import { SHELL_URL } from '../src/core/worker/shell-url.ts';

declare const self: ServiceWorkerGlobalScope;

type Manifest = readonly (PrecacheEntry | string)[];

const ASSET_ADDRESS = /\/assets\/[\w.-]+/g;
/** Workbox names its cache so. */
const PRECACHE = `workbox-precache-v2-${self.registration.scope}`;
/** The page that found its files missing loads first. */
const REFILL_AFTER_MS = 3_000;

/** A file of the build; undefined if Cache Storage does not have it. */
export const precachedFile = (path: string): Promise<Response | undefined> => matchPrecache(path);

/** The document that starts the client from saved data. */
export const shell = (): Promise<Response | undefined> => precachedFile(SHELL_URL);

/** The same of a build whose worker waits: it has installed its files beside those of this build. */
export const shellOf = (build: string): Promise<Response | undefined> =>
  installedFile(`${SHELL_URL}?__WB_REVISION__=${build}`);

/** A file that a worker of this site has installed. @param key as Workbox writes it: the path, for files named by content */
export const installedFile = (key: string): Promise<Response | undefined> =>
  caches.match(key, { cacheName: PRECACHE, ignoreVary: true });

/** The build's id, which is the revision of the shell in the manifest. */
export const revisionOfShell = (manifest: Manifest): string | undefined => {
  const entry = manifest.find((one) => typeof one !== 'string' && one.url === SHELL_URL);
  return typeof entry === 'object' ? (entry.revision ?? undefined) : undefined;
};

/** Size of a file in bytes; the shell, which the server renders, has none. */
const sizeOf = (entry: PrecacheEntry | string): number | undefined =>
  typeof entry === 'object' && 'bytes' in entry && typeof entry.bytes === 'number' ? entry.bytes : undefined;

const addressOf = (entry: PrecacheEntry | string): string =>
  `/${(typeof entry === 'string' ? entry : entry.url).replace(/^\//, '')}`;

/** The files of the build by path, with their sizes. */
export type BuildFiles = ReadonlyMap<string, number | undefined>;

export const filesOf = (manifest: Manifest): BuildFiles =>
  new Map(manifest.map((entry) => [addressOf(entry), sizeOf(entry)]));

/** Whether a document loads only files of this build. */
export function startsBuild(html: string, files: BuildFiles): boolean {
  const assets = html.match(ASSET_ADDRESS) ?? [];
  return assets.length > 0 && assets.every((asset) => files.has(asset));
}

/**
 * Precaches every file of the build at install. A missing, partial or wrong file fails the install, and the previous
 * worker stays active. Activation deletes the caches of earlier builds.
 */
export function precacheBuild(manifest: Manifest, files: BuildFiles): void {
  const accept = async (path: string, response: Response): Promise<Response | null> => {
    if (!response.ok) return null;
    const isHtml = response.headers.get('content-type')?.includes('text/html') ?? false;
    const isShell = path === SHELL_URL;
    // A server that answers every URL with its start page would put HTML in place of code.
    // Files may come from the browser's cache as an earlier server sent them: their size is the proof.
    if (isHtml !== isShell || (isShell && !isOwnAnswer(response))) return null;
    const size = files.get(path);
    // A deploy under way, or a broken proxy, may serve half of a file as if it were all of it.
    if (size !== undefined && (await response.clone().blob()).size !== size) return null;
    if (!isShell) return response;
    // During a deploy one instance may serve the worker and another the shell of a different build.
    return startsBuild(await response.clone().text(), files) ? response : null;
  };
  addPlugins([{ cacheWillUpdate: ({ request, response }) => accept(new URL(request.url).pathname, response) }]);
  precache([...manifest]);
  cleanupOutdatedCaches();
  refill = () => refillWith([...files.keys()], accept);
}

let refill = async (): Promise<void> => {};
let refilling: Promise<void> | undefined;

/** Puts back the files of the build after another tab, or the browser, has emptied the cache under this worker. */
export function refillBuild(event: ExtendableEvent): void {
  refilling ??= new Promise((resolve) => setTimeout(resolve, REFILL_AFTER_MS))
    .then(() => refill())
    .catch(() => {})
    .finally(() => {
      refilling = undefined;
    });
  event.waitUntil(refilling);
}

async function refillWith(
  paths: readonly string[],
  accept: (path: string, response: Response) => Promise<Response | null>,
): Promise<void> {
  const cache = await caches.open(PRECACHE);
  for (const path of paths) {
    const key = getCacheKeyForURL(path);
    if (!key || (await cache.match(key))) continue;
    const accepted = await accept(path, await fetch(path, { cache: 'no-cache' }));
    if (accepted) await cache.put(key, accepted);
  }
}
