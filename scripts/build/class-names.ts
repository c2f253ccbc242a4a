import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const CLASS_NAME_LENGTH = 5;
const KIT_STYLES = /ui\/kit\/(?:[a-z-]+\/)*([a-z-]+)\.module\.css/;

const ownerOf = new Map<string, string>();

/**
 * Class names stand in every page: short, and the same on client and server; those of the kit by their own words.
 * @throws Error if two classes would share a name
 */
export function shortName(name: string, file: string): string {
  const kit = KIT_STYLES.exec(file)?.[1];
  if (kit) return `${kit}-${name}`;
  const owner = `${relative(ROOT, file.split('?')[0] ?? file)}#${name}`;
  const short = `_${createHash('sha256').update(owner).digest('base64url').replaceAll(/[-_]/g, '').slice(0, CLASS_NAME_LENGTH)}`;
  if ((ownerOf.get(short) ?? owner) !== owner) throw new Error(`${owner} has the class name of ${ownerOf.get(short)}`);
  ownerOf.set(short, owner);
  return short;
}
