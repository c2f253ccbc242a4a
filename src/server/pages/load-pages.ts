import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartError } from '../db/start-error.ts';
import type { Pages } from './draw-page.ts';
import { PageTemplate } from './template.ts';

/** `build.json`, which scripts/build.ts writes. */
interface BuildStamp {
  buildId: string;
  /** Earlier builds whose files are still served, newest first. */
  earlier: string[];
}

type ServerEntry = Pick<Pages, 'drawShell' | 'addressOf'> & { drawPage: Pages['draw'] };

export const clientDirOf = (dist: string): string => join(dist, 'client');

/**
 * Loads the build's server side.
 * @returns the pages, and the earlier builds whose files are still served
 * @throws StartError if there is no build
 */
export async function loadPages(dist: string): Promise<{ pages: Pages; earlier: string[] }> {
  const stamp = await readFile(join(dist, 'build.json'), 'utf8').catch(() => {
    throw new StartError(`ساختهٔ برنامه در «${dist}» نیست؛ npm run build را اجرا کنید یا DIST_DIR را درست کنید.`);
  });
  const { buildId, earlier } = JSON.parse(stamp) as BuildStamp;
  const entry = (await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)) as ServerEntry;
  const { drawPage, drawShell, addressOf } = entry;
  return {
    pages: { template: await PageTemplate.load(clientDirOf(dist)), buildId, draw: drawPage, drawShell, addressOf },
    earlier,
  };
}
