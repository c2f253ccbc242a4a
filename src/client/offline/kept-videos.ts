import { isOwnAnswer } from '../../core/wire/own-answer.ts';
import { VIDEOS_CACHE } from '../../core/worker/videos-cache.ts';

/** A video of the site takes some hundreds of kilobytes. */
const FILE_MAX_BYTES = 50 * 1024 * 1024;
const FETCH_TIMEOUT_MS = 120_000;

const isThere = (): boolean => 'caches' in globalThis;

/** Addresses of the files that the device keeps. */
export async function keptVideoUrls(): Promise<ReadonlySet<string>> {
  if (!isThere()) return new Set();
  const keys = await (await caches.open(VIDEOS_CACHE)).keys();
  return new Set(keys.map(({ url }) => new URL(url).pathname));
}

/** @throws where the network, or the storage, fails */
export async function keepVideo(url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || !isOwnAnswer(response) || !type.startsWith('video/')) throw new Error(`no video at ${url}`);
  const bytes = await response.blob();
  if (bytes.size > FILE_MAX_BYTES) throw new Error(`${url} is too large`);
  await (await caches.open(VIDEOS_CACHE)).put(url, new Response(bytes, { headers: { 'content-type': type } }));
}

export async function dropVideo(url: string): Promise<void> {
  await (await caches.open(VIDEOS_CACHE)).delete(url);
}

/** An address in memory for a kept file, which also answers jumps; undefined for one that is not kept. */
export async function playableUrl(url: string): Promise<string | undefined> {
  if (!isThere()) return undefined;
  const kept = await (await caches.open(VIDEOS_CACHE)).match(url);
  return kept && URL.createObjectURL(await kept.blob());
}
