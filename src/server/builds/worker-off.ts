import type { Context } from 'hono';

/** Chromium delays activation for minutes if the previous worker is serving a page's files at that moment. */
const PAGE_SETTLES_MS = 3_000;

/**
 * The kill switch replaces a broken worker by one that unregisters itself. It deletes the caches, leaves IndexedDB (unsent
 * work, saved reads) alone, and reloads every tab once: a device without caches had no worker and is not reloaded.
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
