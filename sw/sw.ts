/// <reference lib="webworker" />

import { isPagePath, isResourcePath } from '../src/core/pages/pages.ts';
import { OUTBOX_WAKE } from '../src/core/worker/outbox-wake.ts';
import { VIDEOS_CACHE } from '../src/core/worker/videos-cache.ts';
import {
  DOCUMENTS_CACHE_PREFIX,
  type GiveWayMessage,
  type SaveDocumentMessage,
  workerMessages,
} from '../src/core/worker/worker-messages.ts';
import { isOk } from './answer.ts';
import { filesOf, revisionOfShell, startsBuild } from './build-files.ts';
import { IMAGES_CACHE, MENUS_CACHE } from './cache-names.ts';
import { savedDocuments } from './documents.ts';
import { fromNetworkOrLate, fromStorage } from './from-storage.ts';
import { lastPage } from './last-page.ts';
import { wakePages } from './outbox-wake.ts';
import { installedFile, precacheBuild, precachedFile, refillBuild, shell, shellOf } from './precache.ts';
import { openPressed, renewSubscription, type SubscriptionChange, showPush } from './push.ts';
import { image, menu, menuAddresses, picture, takeMenus } from './strategies.ts';

declare const self: ServiceWorkerGlobalScope;

const LIST_LATEST_MS = 10_000;
/**
 * The build that navigations start, once a page has asked for it. Chromium may keep this worker active for minutes beside
 * one that waits: while it answers something, such as a slow drawing.
 */
let successor: { build: string | undefined } | undefined;

// Install: precaches the build and the menus. The new worker then waits until a page sends SKIP_WAITING or the last tab
// of the old one closes.
const manifest = self.__WB_MANIFEST;
const files = filesOf(manifest);
precacheBuild(manifest, files);
const buildId = revisionOfShell(manifest);
const documentsCache = `${DOCUMENTS_CACHE_PREFIX}${buildId}`;
const documents = savedDocuments(documentsCache, (html) => startsBuild(html, files));
self.addEventListener('install', (event) => event.waitUntil(takeMenus()));

// Activate: does not claim open pages; they stay with the worker they started with.
self.addEventListener('activate', (event) => event.waitUntil(removeUnknownCaches()));

self.addEventListener('message', (event) => {
  const message = messageOf(event.data);
  if (message?.type === workerMessages.skipWaiting) void self.skipWaiting();
  if (message?.type === workerMessages.giveWay) {
    successor = message;
    event.ports[0]?.postMessage(buildId);
  }
  if (message?.type === workerMessages.getBuild) event.ports[0]?.postMessage(buildId);
  if (message?.type === workerMessages.saveDocument && isPagePath(pathOf(message.path))) {
    event.waitUntil(documents.save(message.path).catch(() => {}));
  }
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

self.addEventListener('sync', (event) => {
  const { tag } = event as ExtendableEvent & { tag?: string };
  if (tag === OUTBOX_WAKE) (event as ExtendableEvent).waitUntil(wakePages());
});

/** Undefined: the browser fetches without the worker. */
function answerTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || request.headers.has('authorization') || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') return page(event, url);
  if (/^\/(drawings|ads)\//.test(url.pathname)) return image(event);
  if (/^\/(figures|videos)\/[^/]+\.svg$/.test(url.pathname)) return picture(event);
  if (menuAddresses.includes(url.pathname + url.search)) return menu(event);
  if (files.has(url.pathname)) return file(event);
  if (successor && url.pathname.startsWith('/assets/')) return fileOfSuccessor(event, url.pathname);
  return;
}

/** Pages of the client start from their saved document, else the shell. An unknown URL goes to the server first. */
function page(event: FetchEvent, { pathname, search }: URL): Promise<Response> | undefined {
  const { request } = event;
  if (isPagePath(pathname)) return savedPage(event, pathname + search);
  if (isResourcePath(pathname)) return;
  return fetch(request)
    .catch((error: unknown) => fromNetworkOrLate(Promise.reject(error), shell()))
    .catch(withoutAll);
}

async function savedPage(event: FetchEvent, path: string): Promise<Response> {
  const next = successor && (await pageOfSuccessor(event, successor.build).catch(() => undefined));
  if (next) return next;
  const [document, frame] = [documents.find(path), shell()];
  const inTime = fromStorage(frame);
  const found = (await fromStorage(document)) ?? (await inTime);
  if (found) return found;
  const late = document.catch(() => undefined).then((response) => response ?? frame);
  return lost(event, late).catch(withoutAll);
}

async function file(event: FetchEvent): Promise<Response> {
  const reading = precachedFile(new URL(event.request.url).pathname);
  return (await fromStorage(reading)) ?? lost(event, reading);
}

/** The shell that the waiting worker has installed, or the server's page: both start a newer build. */
async function pageOfSuccessor({ request }: FetchEvent, build: string | undefined): Promise<Response> {
  const reading = build === undefined ? Promise.resolve(undefined) : shellOf(build);
  return (await fromStorage(reading)) ?? fromNetworkOrLate(ownPage(request), reading);
}

async function ownPage(request: Request): Promise<Response> {
  const response = await fetch(request);
  if (!isOk(response, 'html')) throw new TypeError(`no page of the server at ${request.url}`);
  return response;
}

async function fileOfSuccessor({ request }: FetchEvent, path: string): Promise<Response> {
  const reading = installedFile(path);
  return (await fromStorage(reading)) ?? fromNetworkOrLate(fetch(request), reading);
}

/** For what Cache Storage should have, and does not have, or not yet. */
function lost(event: FetchEvent, reading: Promise<Response | undefined>): Promise<Response> {
  refillBuild(event);
  return fromNetworkOrLate(fetch(event.request), reading);
}

/** Neither storage nor the network has the page. */
const withoutAll = async (): Promise<Response> => lastPage((await fromStorage(documents.list(), LIST_LATEST_MS)) ?? []);

async function removeUnknownCaches(): Promise<void> {
  const names = await caches.keys();
  const own = [MENUS_CACHE, IMAGES_CACHE, VIDEOS_CACHE, documentsCache];
  const known = (name: string) => own.includes(name) || name.startsWith('workbox-precache');
  await Promise.all(names.filter((name) => !known(name)).map((name) => caches.delete(name)));
}

type Message = { type: 'SKIP_WAITING' | 'GET_BUILD' } | GiveWayMessage | SaveDocumentMessage;

const messageOf = (data: unknown): Message | undefined =>
  typeof data === 'object' && data !== null && 'type' in data ? (data as Message) : undefined;

const pathOf = (path: string): string => new URL(path, self.location.origin).pathname;
