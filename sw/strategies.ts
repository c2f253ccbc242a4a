import { categoryTreesShape, websiteMenusShape } from '../src/contract/answer-versions.gen.ts';
import { categoryTypes } from '../src/core/catalog/category-types.ts';
import { SAVED_AT_HEADER } from '../src/core/wire/saved-at-header.ts';
import { type Answer, isOk, readWhole, toResponse } from './answer.ts';
import { putNewest, trimCache } from './bounded-cache.ts';
import { IMAGES_CACHE, MENUS_CACHE } from './cache-names.ts';
import { fromNetworkOrLate, fromStorage } from './from-storage.ts';

declare const self: ServiceWorkerGlobalScope;

const MENU_PATIENCE_MS = 3_000;
const SHAPE_HEADER = 'x-saved-shape';
const MENUS_SHAPE = categoryTreesShape + websiteMenusShape;
const MENU_ADDRESS = '/api/v1/categories/menu';

/** The menu of each root type, the menu of all of them, and the site's menu. */
export const menuAddresses: readonly string[] = [
  MENU_ADDRESS,
  ...categoryTypes.map((type) => `${MENU_ADDRESS}?categoryTypes=${type}`),
  '/api/v1/websitemenus/tree?platform=web',
];

/** Adds the time of arrival, so that the page knows the age of a cached response, and the shape that it has. */
function stamped(answer: Answer): Response {
  const headers = new Headers(answer.headers);
  headers.set(SAVED_AT_HEADER, String(Date.now()));
  headers.set(SHAPE_HEADER, MENUS_SHAPE);
  return toResponse({ ...answer, headers });
}

async function cacheMenu(address: string, answer: Answer): Promise<void> {
  if (!isOk(answer, 'json')) return;
  const cache = await caches.open(MENUS_CACHE);
  await cache.put(address, stamped(answer));
}

/** Precaches the menus. An API error does not fail the install. */
export async function takeMenus(): Promise<void> {
  await Promise.allSettled(
    menuAddresses.map(async (address) => cacheMenu(address, await readWhole(await fetch(address)))),
  );
}

/**
 * Network first, with the cached menu as fallback for a failed or slow network. Not cache first: the page has a saved
 * copy with its time for that, and treats what the worker returns as fresh.
 */
export async function menu(event: FetchEvent): Promise<Response> {
  const { pathname, search } = new URL(event.request.url);
  const fresh = fetch(event.request).then(readWhole);
  event.waitUntil(fresh.then((answer) => cacheMenu(pathname + search, answer)).catch(() => {}));
  const inTime = Promise.race([fresh, after(MENU_PATIENCE_MS)]).catch(() => undefined);
  const answer = await inTime;
  if (answer && isOk(answer, 'json')) return toResponse(answer);
  return (await cachedMenu(pathname + search)) ?? toResponse(answer ?? (await fresh));
}

/** A cached menu whose body is whole, and whose shape is the one that this build's pages show. */
async function cachedMenu(address: string): Promise<Response | undefined> {
  const cached = await fromStorage(caches.match(address, { cacheName: MENUS_CACHE }));
  if (cached?.headers.get(SHAPE_HEADER) !== MENUS_SHAPE) return undefined;
  const answer = await readWhole(cached);
  try {
    JSON.parse(await answer.body.text());
    return toResponse(answer);
  } catch {
    return undefined;
  }
}

const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms, undefined));

const IMAGES_MAX_COUNT = 1_500;
const IMAGES_MAX_BYTES = 30 * 1024 * 1024;
const IMAGES_MAX_BYTES_SAVE_DATA = 5 * 1024 * 1024;
const IMAGES_PER_TRIM = 50;

let imagesSinceTrim = 0;

/** Cache first. Caches only immutable drawings, whose URL contains their version. */
export async function image(event: FetchEvent): Promise<Response> {
  const reading = caches.match(event.request, { cacheName: IMAGES_CACHE });
  return (await fromStorage(reading)) ?? fromNetworkOrLate(freshImage(event), reading);
}

async function freshImage(event: FetchEvent): Promise<Response> {
  const answer = await readWhole(await fetch(event.request));
  const isLasting = answer.headers.get('cache-control')?.includes('immutable') ?? false;
  if (isOk(answer, 'image/') && isLasting) event.waitUntil(cacheImage(event.request, answer).catch(() => {}));
  return toResponse(answer);
}

/** Cache first, and anew in the background: pictures of contents keep their address when they change. */
export async function picture(event: FetchEvent): Promise<Response> {
  const fresh = fetch(event.request).then(async (response) => {
    const answer = await readWhole(response);
    if (isOk(answer, 'image/')) await cacheImage(event.request, answer).catch(() => {});
    return answer;
  });
  const reading = caches.match(event.request, { cacheName: IMAGES_CACHE });
  const cached = await fromStorage(reading);
  if (!cached) return fromNetworkOrLate(fresh.then(toResponse), reading);
  event.waitUntil(fresh.catch(() => {}));
  return cached;
}

async function cacheImage(request: Request, answer: Answer): Promise<void> {
  const cache = await caches.open(IMAGES_CACHE);
  await putNewest(cache, request, answer);
  imagesSinceTrim += 1;
  if (imagesSinceTrim < IMAGES_PER_TRIM) return;
  imagesSinceTrim = 0;
  await trimCache(cache, IMAGES_MAX_COUNT, savesData(request) ? IMAGES_MAX_BYTES_SAVE_DATA : IMAGES_MAX_BYTES);
}

const savesData = (request: Request): boolean =>
  request.headers.get('save-data') === 'on' ||
  ((self.navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false);
