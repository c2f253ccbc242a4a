import type { Context } from 'hono';

/** Chromium lets no worker in for minutes where the one before it is asked for a page's files at that moment. */
const PAGE_SETTLES_MS = 3_000;

/**
 * The kill switch: in the worker's place one that removes itself, for the day a broken worker holds people's devices.
 * It empties the caches, leaves the app's own database (unsent work, saved reads) alone, and opens every tab anew, once:
 * a device without caches had no worker of ours, and is not moved again.
 */
const SELF_DESTROYING_WORKER = `
self.addEventListener('install', (event) => {
  event.waitUntil(new Promise((resolve) => setTimeout(resolve, ${PAGE_SETTLES_MS})).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    const names = await caches.keys();
    await Promise.all(names.map((name) => caches.delete(name)));
    const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    await self.registration.unregister();
    if (names.length > 0) await Promise.all(tabs.map((tab) => tab.navigate(tab.url).catch(() => {})));
  })());
});
`;

export const workerOff = (c: Context): Response =>
  c.body(SELF_DESTROYING_WORKER, 200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  });
