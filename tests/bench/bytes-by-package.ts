/** Bytes of the first load by package: a build with source maps tells where each byte of a chunk comes from. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const SHOWN_MAX = 24;
/** Chunks that the first load of a list needs. */
const FIRST_LOAD = /^(?:base|shared|list|filters)-[\w-]+\.js$/;

/** A package, or two levels of our own folders. */
const ownerOf = (source: string): string =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ??
  /src\/(?:[\w-]+\/){1,3}/.exec(source)?.[0].replace(/\/$/, '') ??
  'bundler';

function addOwners(bytesOf: Map<string, number>, file: string): void {
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
  for (const [line, text] of readFileSync(file, 'utf8').split('\n').entries()) {
    for (let column = 0; column < text.length; column++) {
      const entry = map.findEntry(line, column);
      const owner = 'originalSource' in entry ? ownerOf(entry.originalSource) : 'bundler';
      bytesOf.set(owner, (bytesOf.get(owner) ?? 0) + Buffer.byteLength(text.charAt(column)));
    }
  }
}

/** Minified bytes, before compression, of everything that the first load of a list runs; largest first. */
function bytesByPackage(): [owner: string, bytes: number][] {
  const distDir = mkdtempSync(join(tmpdir(), 'rasteh-bytes-'));
  try {
    const env = { ...process.env, DIST_DIR: distDir, SOURCE_MAPS: 'on' };
    execFileSync(process.execPath, ['scripts/build.ts'], { cwd: ROOT, env });
    const assets = join(distDir, 'client/assets');
    const bytesOf = new Map<string, number>();
    for (const name of readdirSync(assets)) if (FIRST_LOAD.test(name)) addOwners(bytesOf, join(assets, name));
    return [...bytesOf].sort((a, b) => b[1] - a[1]);
  } finally {
    rmSync(distDir, { recursive: true, force: true });
  }
}

export function printBytesByPackage(): void {
  const all = bytesByPackage();
  const total = all.reduce((sum, [, bytes]) => sum + bytes, 0);
  process.stdout.write(`\nScript of the first load of a list by package: ${total} bytes minified\n`);
  for (const [owner, bytes] of all.slice(0, SHOWN_MAX)) {
    const share = `${((bytes / total) * 100).toFixed(1)} %`;
    process.stdout.write(`${owner.padEnd(44)}${String(bytes).padStart(8)}${share.padStart(9)}\n`);
  }
}
