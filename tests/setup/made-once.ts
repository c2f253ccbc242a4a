import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { digestOf } from './digest.ts';

const CACHE = join(import.meta.dirname, '../../.cache');

interface MadeOnce {
  name: string;
  /** Files and folders of the project that determine the result. */
  sources: readonly string[];
  make: (folder: string) => Promise<void>;
}

const found = new Map<string, Promise<string>>();

/** A folder that is made once for each state of its sources; the one of an earlier state is deleted. */
export function madeOnce(given: MadeOnce): Promise<string> {
  const known = found.get(given.name) ?? findOrMake(given);
  found.set(given.name, known);
  return known;
}

async function findOrMake({ name, sources, make }: MadeOnce): Promise<string> {
  const path = join(CACHE, `${name}-${digestOf(sources)}`);
  if (existsSync(path)) return path;
  await mkdir(CACHE, { recursive: true });
  const making = await mkdtemp(join(CACHE, `making-${name}-`));
  try {
    await make(making);
    // Another process may have been quicker.
    await rename(making, path).catch((error) => {
      if (!existsSync(path)) throw error;
    });
  } finally {
    await rm(making, { recursive: true, force: true });
  }
  for (const other of await readdir(CACHE)) {
    if (other.startsWith(`${name}-`) && join(CACHE, other) !== path)
      await rm(join(CACHE, other), { recursive: true, force: true });
  }
  return path;
}
