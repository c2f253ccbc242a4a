import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Everything that the origin's private file system has, as a page reads it. */
export const filesTextOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    type Folder = FileSystemDirectoryHandle & { values(): AsyncIterable<FileSystemHandle> };
    const texts: string[] = [];
    const walk = async (folder: Folder): Promise<void> => {
      for await (const one of folder.values()) {
        texts.push(one.name);
        if (one.kind === 'directory') await walk(one as Folder);
        else {
          // Compaction may have removed it meanwhile.
          const file = await (one as FileSystemFileHandle).getFile().catch(() => undefined);
          texts.push((await file?.text().catch(() => '')) ?? '');
        }
      }
    };
    await walk((await navigator.storage.getDirectory()) as Folder);
    return texts.join('\n');
  });

/** Names of files below a folder whose bytes have a text, in UTF-8 or UTF-16. */
export async function filesWith(folder: string, text: string): Promise<string[]> {
  const needles = [Buffer.from(text, 'utf8'), Buffer.from(text, 'utf16le')];
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path).catch(() => Buffer.alloc(0));
    if (needles.some((needle) => bytes.includes(needle))) found.push(path.slice(folder.length + 1));
  }
  return found;
}
