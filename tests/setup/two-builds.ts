import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { versions } from '../../src/core/wire/versions.ts';
import { madeOnce } from './made-once.ts';
import { buildSite, copySeed, freePort, type Site, startBuild } from './site.ts';

export interface TwoBuilds {
  /** The same URL for each build. */
  url: string;
  /** URL of the script that contains the build's id. */
  entryOf: (build: BuildName) => Promise<string>;
  /** Stops the current server and serves this build. */
  serve: (build: BuildName, env?: Record<string, string>) => Promise<void>;
  /** Stops the server until the next `serve`. */
  stop: () => Promise<void>;
  close: () => Promise<void>;
}

/** `alone`: the second build without the files of the first. */
export type BuildName = 'first' | 'second' | 'alone';

const ROOT = join(import.meta.dirname, '../..');

/** The sources of a build. */
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
const VERSIONS_FILE = 'src/core/wire/versions.ts';

/** `versions.client` of the second build; a server with this minimum refuses the first. */
export const NEXT_CLIENT = versions.client + 1;

/** Copies the current sources and increases the client version, as after a breaking change of the API. */
async function copyNextSources(dir: string): Promise<void> {
  for (const path of SOURCES) await cp(join(ROOT, path), join(dir, path), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(dir, 'node_modules'));
  const present = await readFile(join(dir, VERSIONS_FILE), 'utf8');
  const next = present.replace(`client: ${versions.client},`, `client: ${NEXT_CLIENT},`);
  if (next === present) throw new Error(`${VERSIONS_FILE} names no client version`);
  await writeFile(join(dir, VERSIONS_FILE), next);
}

/** As a build that was the first in its folder. */
async function forgetEarlier(distDir: string): Promise<void> {
  const stamp = join(distDir, 'build.json');
  await writeFile(stamp, JSON.stringify({ ...JSON.parse(await readFile(stamp, 'utf8')), earlier: [] }));
}

/** Writes the three builds, one folder each. */
async function makeBuilds(folder: string): Promise<void> {
  const distOf = (build: BuildName) => join(folder, build);
  await cp(join(ROOT, 'dist'), distOf('second'), { recursive: true });
  await forgetEarlier(distOf('second'));
  await cp(distOf('second'), distOf('first'), { recursive: true });
  const sourcesDir = join(folder, 'next-sources');
  await copyNextSources(sourcesDir);
  buildSite({ distDir: distOf('second'), sourcesDir });
  await rm(sourcesDir, { recursive: true });
  await cp(distOf('second'), distOf('alone'), { recursive: true });
  await forgetEarlier(distOf('alone'));
}

/** Two real builds to deploy one over the other: of the current sources and of the next client. */
export async function makeTwoBuilds(): Promise<TwoBuilds> {
  buildSite();
  const folder = await madeOnce({ name: 'builds', sources: SOURCES, make: makeBuilds });
  const distOf = (build: BuildName) => join(folder, build);
  const dataDir = await mkdtemp(join(tmpdir(), 'rasteh-builds-'));
  await copySeed(dataDir);
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
      site = await startBuild({ distDir: distOf(build), dataDir, port, ...(env && { env }) });
    },
    stop,
    close: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
