import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSite, freePort, type Site, startBuild } from './site.ts';

export interface TwoBuilds {
  /** One address, whichever build is served. */
  url: string;
  /** Address of the script that the build's id is in. */
  entryOf: (build: BuildName) => Promise<string>;
  /** Ends what is served and serves this. */
  serve: (build: BuildName, env?: Record<string, string>) => Promise<void>;
  /** Nothing answers until the next `serve`. */
  stop: () => Promise<void>;
  close: () => Promise<void>;
}

/** `alone`: the second build without the first one's files. */
export type BuildName = 'first' | 'second' | 'alone';

/** Below the project: the built server finds its packages there. */
const CACHE = join(import.meta.dirname, '../../.cache');

/** Two real builds of the present sources, to be deployed one over the other. */
export async function makeTwoBuilds(): Promise<TwoBuilds> {
  await mkdir(CACHE, { recursive: true });
  const dir = await mkdtemp(join(CACHE, 'builds-'));
  const distOf = (build: BuildName) => join(dir, build);
  buildSite({ distDir: distOf('second'), salt: 'first' });
  await cp(distOf('second'), distOf('first'), { recursive: true });
  buildSite({ distDir: distOf('second'), salt: 'second' });
  await cp(distOf('second'), distOf('alone'), { recursive: true });
  const stamp = join(distOf('alone'), 'build.json');
  await writeFile(stamp, JSON.stringify({ ...JSON.parse(await readFile(stamp, 'utf8')), earlier: [] }));
  const port = await freePort();
  let site: Site | undefined;
  const stop = async () => {
    await site?.stop();
    site = undefined;
  };
  return {
    url: `http://localhost:${port}`,
    entryOf: async (build) => {
      const html = await readFile(join(distOf(build), 'client/index.html'), 'utf8');
      const entry = /"(\/assets\/base-[^"]+\.js)"/.exec(html)?.[1];
      if (!entry) throw new Error('the build has no entry script');
      return entry;
    },
    serve: async (build, env) => {
      await stop();
      site = await startBuild({ distDir: distOf(build), dataDir: join(dir, 'data'), port, ...(env && { env }) });
    },
    stop,
    close: async () => {
      await stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
