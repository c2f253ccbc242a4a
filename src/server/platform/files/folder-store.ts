import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { storageFull } from '../errors/app-error.ts';
import { assertFileKey } from './file-key.ts';
import type { FileStore } from './file-store.ts';

const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;
const FULL = new Set(['ENOSPC', 'EDQUOT']);
/** Left free for the database, which may be on the same disk. */
const SPARE_BYTES = 128 * 1024 * 1024;

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** Files in a folder of this machine, below a folder for each of 256 beginnings of keys. */
export class FolderStore implements FileStore {
  readonly #root: string;
  readonly #spareBytes: number;

  constructor(root: string, { spareBytes = SPARE_BYTES }: { spareBytes?: number } = {}) {
    this.#root = root;
    this.#spareBytes = spareBytes;
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    const folder = this.#folderOf(key);
    const draft = join(folder, `${key}.${randomUUID()}.part`);
    try {
      await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
      await this.#assertSpace(bytes.length);
      await writeSynced(draft, bytes);
      await rename(draft, join(folder, key));
      await syncFolder(folder);
    } catch (error) {
      await rm(draft, { force: true });
      throw FULL.has(codeOf(error) ?? '') ? storageFull(error) : error;
    }
  }

  async find(key: string): Promise<Buffer | undefined> {
    try {
      return await readFile(join(this.#folderOf(key), key));
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  async open(key: string): Promise<AsyncIterable<Uint8Array> | undefined> {
    try {
      return (await open(join(this.#folderOf(key), key))).createReadStream();
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    const folder = this.#folderOf(key);
    const names = await readdir(folder).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return [];
      throw error;
    });
    for (const name of names) if (name.startsWith(key)) await rm(join(folder, name), { force: true });
  }

  #folderOf(key: string): string {
    assertFileKey(key);
    return join(this.#root, key.slice(0, 2));
  }

  async #assertSpace(bytes: number): Promise<void> {
    const { bavail, bsize } = await statfs(this.#root);
    if (bavail * bsize < bytes + this.#spareBytes) throw storageFull();
  }
}

async function writeSynced(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx', OWNER_ONLY);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}
