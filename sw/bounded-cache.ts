import { type Answer, toResponse } from './answer.ts';

const SIZE_HEADER = 'x-stored-bytes';

/** Stores the answer as the newest entry of the cache. */
export async function putNewest(cache: Cache, key: RequestInfo, answer: Answer): Promise<void> {
  const headers = new Headers(answer.headers);
  headers.set(SIZE_HEADER, String(answer.body.size));
  await cache.delete(key);
  await cache.put(key, toResponse({ ...answer, headers }));
}

/** Deletes the oldest entries beyond the bounds. A cache lists its keys in insertion order. */
export async function trimCache(cache: Cache, maxCount: number, maxBytes: number): Promise<void> {
  const newestFirst = [...(await cache.keys())].reverse();
  let bytes = 0;
  for (const [index, key] of newestFirst.entries()) {
    const response = index < maxCount ? await cache.match(key) : undefined;
    bytes += Number(response?.headers.get(SIZE_HEADER) ?? 0);
    if (index >= maxCount || bytes > maxBytes) await cache.delete(key);
  }
}
