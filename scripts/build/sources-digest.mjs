import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DIGEST_LENGTH = 12;

/**
 * The path of every file below a path, or the path itself. @param {string} path @returns {string[]}
 */
function filesOf(path) {
  try {
    const entries = readdirSync(path, { withFileTypes: true });
    return entries.flatMap((entry) => {
      const inner = join(path, entry.name);
      return entry.isDirectory() ? filesOf(inner) : [inner];
    });
  } catch {
    return [path];
  }
}

/**
 * Equal sources give the same digest on every machine. Synchronous: a thousand small files are read in a fraction of
 * the time. @param {string} root @param {readonly string[]} inputs files and folders below `root` @returns {string}
 */
export function sourcesDigest(root, inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesOf(join(root, input))).sort())
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
  return hash.digest('hex').slice(0, DIGEST_LENGTH);
}
