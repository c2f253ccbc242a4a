import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { archiveUrl, cutArchives } from '../../src/core/worker/file-archives.ts';

interface BuiltFile {
  url: string;
  bytes: number;
}

/** Writes the archives of the worker's manifest beside the files of the build. */
export function fileArchives(build: string): { plugin: Plugin; write: (manifest: BuiltFile[]) => Promise<void> } {
  let outDir = '';
  const plugin: Plugin = {
    name: 'file-archives',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
  };
  const write = async (manifest: BuiltFile[]) => {
    for (const [index, files] of cutArchives(manifest).entries()) {
      const texts = await Promise.all(files.map(({ url }) => readFile(join(outDir, url), 'utf8')));
      await writeFile(join(outDir, archiveUrl(build, index)), JSON.stringify(texts));
    }
  };
  return { plugin, write };
}
