import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { versions } from '../../src/core/versions.ts';
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
const ROOT = join(import.meta.dirname, '../..');
const CACHE = join(ROOT, '.cache');

/** What a build is made of. */
const SOURCES = [
  'src',
  'sw',
  'public',
  'scripts',
  'index.html',
  'vite.config.ts',
  'tsconfig.base.json',
  'package.json',
  'package-lock.json',
];
const VERSIONS_FILE = 'src/core/versions.ts';

/** Of the second build. A server that supports none below it refuses the first. */
export const NEXT_CLIENT = versions.client + 1;

/** The present sources as they would be after a change of the API that older clients cannot live with. */
async function copyNextSources(dir: string): Promise<void> {
  for (const path of SOURCES) await cp(join(ROOT, path), join(dir, path), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(dir, 'node_modules'));
  const present = await readFile(join(dir, VERSIONS_FILE), 'utf8');
  const next = present.replace(`client: ${versions.client},`, `client: ${NEXT_CLIENT},`);
  if (next === present) throw new Error(`${VERSIONS_FILE} names no client version`);
  await writeFile(join(dir, VERSIONS_FILE), next);
}

/** Two real builds to be deployed one over the other: of the present sources, and of the next client. */
export async function makeTwoBuilds(): Promise<TwoBuilds> {
  await mkdir(CACHE, { recursive: true });
  const dir = await mkdtemp(join(CACHE, 'builds-'));
  const distOf = (build: BuildName) => join(dir, build);
  buildSite({ distDir: distOf('second') });
  await cp(distOf('second'), distOf('first'), { recursive: true });
  const sourcesDir = join(dir, 'next-sources');
  await copyNextSources(sourcesDir);
  buildSite({ distDir: distOf('second'), sourcesDir });
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
