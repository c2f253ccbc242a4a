/// <reference lib="webworker" />
import { isPagePath, isResourcePath } from '../src/core/pages.ts';
import { IMAGES_CACHE, MENUS_CACHE } from './cache-names.ts';
import { precacheBuild, precachedFile, refillBuild, revisionOfShell, shell } from './precache.ts';
import { openPressed, renewSubscription, type SubscriptionChange, showPush } from './push.ts';
import { image, menu, menuAddresses, takeMenus } from './strategies.ts';

declare const self: ServiceWorkerGlobalScope;

// Install: precaches the build and the menus. The new worker then waits until a page sends SKIP_WAITING or the last tab
// of the old one closes.
const manifest = self.__WB_MANIFEST;
precacheBuild(manifest);
const buildId = revisionOfShell(manifest);
const precached = new Set(
  manifest.map((entry) => new URL(typeof entry === 'string' ? entry : entry.url, self.location.origin).pathname),
);
self.addEventListener('install', (event) => event.waitUntil(takeMenus()));

// Activate: does not claim open pages; they stay with the worker they started with.
self.addEventListener('activate', (event) => event.waitUntil(removeUnknownCaches()));

self.addEventListener('message', (event) => {
  const type = typeOf(event.data);
  if (type === 'SKIP_WAITING') void self.skipWaiting();
  if (type === 'GET_BUILD') event.ports[0]?.postMessage(buildId);
});

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

self.addEventListener('push', (event) => event.waitUntil(showPush(event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openPressed(event)));
self.addEventListener('pushsubscriptionchange', (event) =>
  (event as SubscriptionChange).waitUntil(renewSubscription(event as SubscriptionChange)),
);

/** Undefined: the browser fetches without the worker. */
function answerTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || request.headers.has('authorization') || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') return page(event, url.pathname);
  if (/^\/(drawings|ads)\//.test(url.pathname)) return image(event);
  if (menuAddresses.includes(url.pathname + url.search)) return menu(event);
  if (precached.has(url.pathname)) return file(event);
  return;
}

/** Pages of the client start from the shell. An unknown URL goes to the server, with the shell as fallback. */
function page(event: FetchEvent, pathname: string): Promise<Response> | undefined {
  const { request } = event;
  if (isPagePath(pathname)) return shell().then((response) => response ?? lost(event));
  if (isResourcePath(pathname)) return;
  return fetch(request).catch(async (error: unknown) => {
    const response = await shell();
    if (response) return response;
    throw error;
  });
}

const file = async (event: FetchEvent): Promise<Response> =>
  (await precachedFile(new URL(event.request.url).pathname)) ?? lost(event);

/** The network's answer for a file that Cache Storage should have. */
function lost(event: FetchEvent): Promise<Response> {
  refillBuild(event);
  return fetch(event.request);
}

async function removeUnknownCaches(): Promise<void> {
  const names = await caches.keys();
  const known = (name: string) => name === MENUS_CACHE || name === IMAGES_CACHE || name.startsWith('workbox-precache');
  await Promise.all(names.filter((name) => !known(name)).map((name) => caches.delete(name)));
}

const typeOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'type' in data ? data.type : undefined;
