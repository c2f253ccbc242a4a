import { isServerThere } from '../connection/connection.ts';
import { reloadNow } from '../updates/guarded-reload.ts';
import { PUBLIC_DATABASE } from './device-stores.ts';

/** Storage that does not answer must not keep the user on the error page. */
const STORAGE_PATIENCE_MS = 3_000;
const PRECACHE = 'workbox-precache';

/**
 * Drops what the device has saved of the server's answers and pages, and loads `href`. What the user has typed or chosen
 * stays. Without a server the files of the app stay too: nothing could replace them.
 */
export async function startAfresh(href = location.href): Promise<void> {
  const isThere = await isServerThere();
  const dropping = Promise.allSettled([dropDatabase(), dropCaches((name) => isThere || !name.startsWith(PRECACHE))]);
  await Promise.race([dropping, new Promise((resolve) => setTimeout(resolve, STORAGE_PATIENCE_MS))]);
  reloadNow(new URL(href, location.href).href);
}

const dropDatabase = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(PUBLIC_DATABASE);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });

async function dropCaches(isDropped: (name: string) => boolean): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(isDropped).map((name) => caches.delete(name)));
}
