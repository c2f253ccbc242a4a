/** Builds the client and its server entry into dist/, unless the sources are those of the build that is there. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { compressDist } from './compress-dist.ts';

const root = join(import.meta.dirname, '..');
const stamp = join(root, 'dist/build.json');
const inputs = [
  'src/client',
  'src/contract',
  'src/core',
  'sw',
  'public',
  'index.html',
  'vite.config.ts',
  'scripts/web-manifest.ts',
  'package-lock.json',
];
const BUILD_ID_LENGTH = 12;

async function filesOf(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined);
  if (!entries) return [path];
  const nested = await Promise.all(entries.map((entry) => filesOf(join(path, entry.name))));
  return nested.flat();
}

/** The same sources give the same id on every machine. */
async function sourceId(): Promise<string> {
  const files = (await Promise.all(inputs.map((input) => filesOf(join(root, input))))).flat().sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file.slice(root.length))
      .update('\0')
      .update(await readFile(file));
  return hash.digest('hex').slice(0, BUILD_ID_LENGTH);
}

async function main(): Promise<void> {
  const buildId = await sourceId();
  if (existsSync(stamp) && JSON.parse(readFileSync(stamp, 'utf8')).buildId === buildId) return;
  const startedAt = performance.now();
  process.stdout.write('  … ساخت\n');
  process.env.BUILD_ID = buildId;
  process.env.NODE_ENV = 'production';
  await rm(stamp, { force: true });
  await build({ root, logLevel: 'warn' });
  await build({ root, logLevel: 'warn', build: { ssr: 'src/client/entry-server.tsx' } });
  await compressDist(join(root, 'dist/client'));
  writeFileSync(`${stamp}.new`, JSON.stringify({ buildId }));
  await rename(`${stamp}.new`, stamp);
  process.stdout.write(`  ✓ ساخت ${buildId} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)\n`);
}

await main();
