import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Each takes a thread for each of its forms; Node has four. */
const FILES_AT_ONCE = 2;
const COMPRESSIBLE = new Set(['.js', '.css', '.html', '.svg', '.json', '.webmanifest']);

const brotli = (bytes: Buffer) =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      // 0.1 % less than the defaults for scripts of this size.
      [constants.BROTLI_PARAM_LGWIN]: 19,
      [constants.BROTLI_PARAM_LGBLOCK]: 16,
    },
  });

const gzipBest = (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION });

/** Writes `.br` and `.gz` next to each file of `dir` if they are smaller; returns the number of files written. */
export async function compressDist(dir: string): Promise<number> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  let written = 0;
  const compressNext = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) written += await compressFile(file);
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, compressNext));
  return written;
}

async function compressFile(file: string): Promise<number> {
  const bytes = await readFile(file);
  const forms = await Promise.all([
    brotli(bytes).then((coded) => ({ extension: '.br', coded })),
    gzipBest(bytes).then((coded) => ({ extension: '.gz', coded })),
  ]);
  const smaller = forms.filter(({ coded }) => coded.length < bytes.length);
  await Promise.all(smaller.map(({ extension, coded }) => writeFile(file + extension, coded)));
  return smaller.length;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const dir = process.argv[2];
  if (!dir) throw new Error('usage: node scripts/compress-dist.ts DIR');
  const written = await compressDist(dir);
  console.log(`${written} compressed files beside those in ${dir}`);
}
