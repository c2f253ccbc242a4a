import type { PrecacheEntry } from 'workbox-precaching';
import { SHELL_URL } from '../src/core/worker/shell-url.ts';

/** The files of a build, as the build writes them into its worker. */
export type Manifest = readonly (PrecacheEntry | string)[];

const ASSET_ADDRESS = /\/assets\/[\w.-]+/g;

/** The build's id, which is the revision of the shell in the manifest. */
export const revisionOfShell = (manifest: Manifest): string | undefined => {
  const entry = manifest.find((one) => typeof one !== 'string' && one.url === SHELL_URL);
  return typeof entry === 'object' ? (entry.revision ?? undefined) : undefined;
};

/** Size of a file in bytes; the shell, which the server renders, has none. */
const sizeOf = (entry: PrecacheEntry | string): number | undefined =>
  typeof entry === 'object' && 'bytes' in entry && typeof entry.bytes === 'number' ? entry.bytes : undefined;

export const addressOf = (entry: PrecacheEntry | string): string =>
  `/${(typeof entry === 'string' ? entry : entry.url).replace(/^\//, '')}`;

/** The files of the build by path, with their sizes. */
export type BuildFiles = ReadonlyMap<string, number | undefined>;

/** The manifest names the web manifest twice, once without its size. */
export function filesOf(manifest: Manifest): BuildFiles {
  const files = new Map<string, number | undefined>();
  for (const entry of manifest) files.set(addressOf(entry), files.get(addressOf(entry)) ?? sizeOf(entry));
  return files;
}

/** Whether a document loads only files of this build. */
export function startsBuild(html: string, files: BuildFiles): boolean {
  const assets = html.match(ASSET_ADDRESS) ?? [];
  return assets.length > 0 && assets.every((asset) => files.has(asset));
}
