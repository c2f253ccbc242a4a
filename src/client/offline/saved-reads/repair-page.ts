import type { QueryClient } from '@tanstack/react-query';
import { delMany } from 'idb-keyval';
import { DOCUMENTS_CACHE_PREFIX } from '../../../core/worker/worker-messages.ts';
import { deviceValue } from '../../ui/device/device-value.ts';
import { PUBLIC_DATABASE, PUBLIC_STORES } from './device-stores.ts';
import { connectDatabase } from './idb-connection.ts';
import { copiedReads, distrustedReads, pageReads } from './page-reads.ts';
import { savedKey } from './read-store.ts';

const DROP_PATIENCE_MS = 1_000;
/** A page that breaks again sooner has another cause. */
const AGAIN_AFTER_MS = 60_000;
const PATHS_MAX = 20;

type Repairs = readonly [path: string, at: number][];

const isRepair = (value: unknown): boolean =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';

/** When which page was repaired in this tab, latest first; also across reloads. */
const repairs = deviceValue<Repairs>(
  'rasteh-repairs',
  (stored) => (Array.isArray(stored) && stored.every(isRepair) ? stored : []),
  { kind: 'session' },
);

/**
 * After a screen has failed to render: if it showed data that the device had saved, drops the saved and the cached reads
 * of the page. Returns whether the page should be rendered again, at most once a minute for each path.
 */
export async function repairPage(queryClient: QueryClient, path: string): Promise<boolean> {
  const now = Date.now();
  const known = repairs.get();
  const last = known.find(([one]) => one === path);
  if (last && Math.abs(now - last[1]) < AGAIN_AFTER_MS) return false;
  const cache = queryClient.getQueryCache();
  const queries = cache.getAll().filter((query) => pageReads.has(query.queryHash) || query.isActive());
  if (!queries.some(({ queryHash }) => copiedReads.has(queryHash))) return false;
  const repair: Repairs[number] = [path, now];
  repairs.set([repair, ...known.filter(([one]) => one !== path)].slice(0, PATHS_MAX));
  const hashes = queries.map(({ queryHash }) => queryHash);
  for (const hash of hashes) {
    distrustedReads.add(hash);
    copiedReads.delete(hash);
  }
  const dropping = Promise.allSettled([dropSaved(hashes), dropDocument(path)]);
  await Promise.race([dropping, new Promise((resolve) => setTimeout(resolve, DROP_PATIENCE_MS))]);
  for (const query of queries) {
    if (query.isActive()) void queryClient.resetQueries({ queryKey: query.queryKey, exact: true });
    else cache.remove(query);
  }
  return true;
}

async function dropSaved(hashes: readonly string[]): Promise<void> {
  const database = connectDatabase(PUBLIC_DATABASE, PUBLIC_STORES);
  const keys = hashes.map(savedKey);
  await Promise.allSettled(PUBLIC_STORES.map((store) => delMany(keys, database.store(store))));
  database.close();
}

/** The saved document of the page has the same reads. */
async function dropDocument(path: string): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(DOCUMENTS_CACHE_PREFIX));
  await Promise.all(names.map(async (name) => (await caches.open(name)).delete(path, { ignoreSearch: true })));
}
