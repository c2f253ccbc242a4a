import type { Plugin } from 'vite';
import { firstLoad } from './chunks.ts';

/** A library's index imports everything; tree shaking decides what the first load contains. */
const isLibrary = /node_modules/;

/** Finds what the entry imports statically, before the chunks are made. */
export function entryClosure(): Plugin {
  return {
    name: 'rasteh:entry-closure',
    apply: 'build',
    buildEnd() {
      const walk = (id: string) => {
        if (firstLoad.has(id) || isLibrary.test(id)) return;
        firstLoad.add(id);
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) walk(imported);
      };
      for (const id of this.getModuleIds()) if (id.endsWith('/src/client/app/main.tsx')) walk(id);
    },
  };
}
