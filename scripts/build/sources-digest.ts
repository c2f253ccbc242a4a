import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const DIGEST_LENGTH = 12;

async function filesOf(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined);
  if (!entries) return [path];
  const nested = await Promise.all(entries.map((entry) => filesOf(join(path, entry.name))));
  return nested.flat();
}

/** Equal sources give the same digest on every machine. @param inputs files and folders below `root` */
export async function sourcesDigest(root: string, inputs: readonly string[]): Promise<string> {
  const files = (await Promise.all(inputs.map((input) => filesOf(join(root, input))))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file.slice(root.length))
      .update('\0')
      .update(await readFile(file));
  return hash.digest('hex').slice(0, DIGEST_LENGTH);
}
