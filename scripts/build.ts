/** Builds the client, its server entry and the server's program into dist/, unless the existing build has the same sources. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { writeAnswerShapes } from './answer-shapes.ts';
import { buildProgram } from './build/program.ts';
import { sourcesDigest } from './build/sources-digest.mjs';
import { compressDist } from './compress-dist.ts';

const root = join(import.meta.dirname, '..');
/** Tests of a deploy build into another folder. */
const { DIST_DIR = join(root, 'dist') } = process.env;
const stamp = join(DIST_DIR, 'build.json');
const client = join(DIST_DIR, 'client');
const earlierDir = join(DIST_DIR, 'earlier');
/** The files of this many previous builds are kept for tabs that still run them. */
const EARLIER_BUILDS_MAX = 2;
const inputs = [
  'src/client',
  'src/contract',
  'src/core',
  'sw',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/build',
  'scripts/web-manifest.ts',
  'package-lock.json',
];

interface Stamp {
  buildId: string;
  /** Previous builds whose files are kept, newest first. */
  earlier: string[];
}

const readStamp = (): Stamp | undefined =>
  existsSync(stamp) ? (JSON.parse(readFileSync(stamp, 'utf8')) as Stamp) : undefined;

/** Copies the previous build's files to `earlier`, deletes the oldest; returns the kept build ids, newest first. */
async function keepEarlier(before: Stamp | undefined, buildId: string): Promise<string[]> {
  if (!before) return [];
  await cp(join(client, 'assets'), join(earlierDir, before.buildId, 'assets'), { recursive: true });
  const kept = [before.buildId, ...(before.earlier ?? [])].filter((id) => id !== buildId).slice(0, EARLIER_BUILDS_MAX);
  for (const id of await readdir(earlierDir))
    if (!kept.includes(id)) await rm(join(earlierDir, id), { recursive: true, force: true });
  return kept;
}

async function buildClient(): Promise<void> {
  const buildId = sourcesDigest(root, inputs);
  const before = readStamp();
  if (before?.buildId === buildId) return;
  const startedAt = performance.now();
  process.stdout.write('  … ساخت\n');
  process.env.BUILD_ID = buildId;
  process.env.NODE_ENV = 'production';
  const earlier = await keepEarlier(before, buildId);
  await rm(stamp, { force: true });
  await build({ root, logLevel: 'warn', build: { outDir: client } });
  const server = { ssr: 'src/client/app/entry-server.tsx', outDir: join(DIST_DIR, 'server') };
  await Promise.all([compressDist(client), build({ root, logLevel: 'warn', build: server })]);
  writeFileSync(`${stamp}.new`, JSON.stringify({ buildId, earlier } satisfies Stamp));
  await rename(`${stamp}.new`, stamp);
  process.stdout.write(`  ✓ ساخت ${buildId} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)\n`);
}

writeAnswerShapes();
await Promise.all([buildClient(), buildProgram(root)]);
