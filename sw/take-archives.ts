import { archiveUrl, cutArchives } from '../src/core/worker/file-archives.ts';
import { isOk } from './answer.ts';
import type { BuildFiles } from './build-files.ts';

const contentTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
};

/** The key of a path in the precache. */
export type KeyOf = (path: string) => string | undefined;

interface Sized {
  url: string;
  bytes: number;
}

/** The files of an archive by path; none if one of them has not the size that the manifest says. */
async function readArchive(url: string, files: readonly Sized[]): Promise<Map<string, Response>> {
  const response = await fetch(url, { cache: 'no-store' });
  const texts: unknown = isOk(response, 'json') ? await response.json() : undefined;
  if (!Array.isArray(texts) || texts.length !== files.length) return new Map();
  const blobs = files.map(({ url: path }, index) => {
    const type = contentTypes[path.slice(path.lastIndexOf('.') + 1)] ?? '';
    return { path, type, blob: new Blob([String(texts[index])], { type }) };
  });
  if (blobs.some(({ blob }, index) => blob.size !== files[index]?.bytes)) return new Map();
  return new Map(
    blobs.map(({ path, type, blob }) => [path, new Response(blob, { headers: { 'content-type': type } })]),
  );
}

export const storedKeys = async (cache: Cache): Promise<ReadonlySet<string>> =>
  new Set((await cache.keys()).map(({ url }) => url));

/**
 * Stores the files of archives of which most are missing: a first install asks a few times instead of 300. An update
 * brings few new files, which come one by one.
 */
export async function takeArchives(cache: Cache, files: BuildFiles, build: string, keyOf: KeyOf): Promise<void> {
  const stored = await storedKeys(cache);
  const isMissing = ({ url }: Sized) => !stored.has(keyOf(url) ?? '');
  const sized = [...files].flatMap(([url, bytes]) => (bytes === undefined ? [] : [{ url, bytes }]));
  for (const [index, archived] of cutArchives(sized).entries()) {
    const missing = archived.filter(isMissing);
    if (missing.length * 2 < archived.length) continue;
    const responses = await readArchive(archiveUrl(build, index), archived);
    await Promise.all(
      missing.map(async ({ url }) => {
        const [key, response] = [keyOf(url), responses.get(url)];
        if (key && response) await cache.put(key, response);
      }),
    );
  }
}
