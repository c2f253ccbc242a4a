import { cleanupOutdatedCaches, PrecacheController } from 'workbox-precaching';
import { isOwnAnswer } from '../src/core/wire/own-answer.ts';
import { SHELL_URL } from '../src/core/worker/shell-url.ts';
import { addressOf, type BuildFiles, type Manifest, revisionOfShell, startsBuild } from './build-files.ts';
import { type KeyOf, storedKeys, takeArchives } from './take-archives.ts';

declare const self: ServiceWorkerGlobalScope;

/** Workbox names its cache so. */
const PRECACHE = `workbox-precache-v2-${self.registration.scope}`;
/** The page that found its files missing loads first. */
const REFILL_AFTER_MS = 3_000;

let controller: PrecacheController | undefined;

/** A file of the build; undefined if Cache Storage does not have it. */
export const precachedFile = async (path: string): Promise<Response | undefined> => controller?.matchPrecache(path);

/** The document that starts the client from saved data. */
export const shell = (): Promise<Response | undefined> => precachedFile(SHELL_URL);

/** The same of a build whose worker waits: it has installed its files beside those of this build. */
export const shellOf = (build: string): Promise<Response | undefined> =>
  installedFile(`${SHELL_URL}?__WB_REVISION__=${build}`);

/** A file that a worker of this site has installed. @param key as Workbox writes it: the path, for files named by content */
export const installedFile = (key: string): Promise<Response | undefined> =>
  caches.match(key, { cacheName: PRECACHE, ignoreVary: true });

type Accept = (path: string, response: Response) => Promise<Response | null>;

/**
 * Precaches every file of the build at install. A missing, partial or wrong file fails the install, and the previous
 * worker stays active. Activation deletes the caches of earlier builds.
 */
export function precacheBuild(manifest: Manifest, files: BuildFiles): void {
  const accept: Accept = async (path, response) => {
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
  const plugins = [
    {
      cacheWillUpdate: ({ request, response }: { request: Request; response: Response }) =>
        accept(new URL(request.url).pathname, response),
    },
  ];
  const all = new PrecacheController({ plugins });
  all.addToCacheList([...manifest]);
  controller = all;
  const keyOf: KeyOf = (path) => all.getCacheKeyForURL(path);
  const install = async (event: ExtendableEvent) => {
    const cache = await caches.open(PRECACHE);
    const build = revisionOfShell(manifest);
    if (build) await takeArchives(cache, files, build, keyOf).catch(() => {});
    const stored = await storedKeys(cache);
    // Asks for each missing file, and fails the install if one of them does not come.
    const rest = new PrecacheController({ plugins });
    rest.addToCacheList(manifest.filter((entry) => !stored.has(keyOf(addressOf(entry)) ?? '')));
    await rest.install(event);
  };
  self.addEventListener('install', (event) => event.waitUntil(install(event)));
  self.addEventListener('activate', (event) => void all.activate(event));
  cleanupOutdatedCaches();
  refill = () => refillWith(keyOf, [...files.keys()], accept);
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

async function refillWith(keyOf: KeyOf, paths: readonly string[], accept: Accept): Promise<void> {
  const cache = await caches.open(PRECACHE);
  for (const path of paths) {
    const key = keyOf(path);
    if (!key || (await cache.match(key))) continue;
    const accepted = await accept(path, await fetch(path, { cache: 'no-cache' }));
    if (accepted) await cache.put(key, accepted);
  }
}
