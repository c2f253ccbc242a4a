import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Env } from '../../env.ts';
import { BucketStore } from './bucket-store.ts';
import type { FileStore } from './file-store.ts';
import { FolderStore } from './folder-store.ts';

const FOLDER = 'files';

/** The store of FILES_URL, else a folder of the data directory. */
export function createFileStore({ FILES_URL, DATA_DIR }: Pick<Env, 'FILES_URL' | 'DATA_DIR'>): FileStore {
  if (FILES_URL === undefined) return new FolderStore(join(DATA_DIR, FOLDER));
  return FILES_URL.startsWith('file:') ? new FolderStore(fileURLToPath(FILES_URL)) : new BucketStore(FILES_URL);
}
