/** Checks the bytes of the built client against the budgets; the e2e tests check HTML. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { routeOfScreen } from '../src/core/pages/route-screens.ts';
import { archiveUrl, cutArchives } from '../src/core/worker/file-archives.ts';
import { SHELL_URL } from '../src/core/worker/shell-url.ts';

const dist = join(import.meta.dirname, '../dist/client');
const KB = 1024;
const budgets = {
  js: 148 * KB,
  privateJs: 191 * KB,
  css: 15 * KB,
  font: 45 * KB,
  worker: 12.5 * KB,
  precache: 630 * KB,
};

type Chunk = { file: string; imports?: string[]; css?: string[] };

const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
/** Bytes on the wire: of the compressed file if there is one. */
const sizeOf = (path: string): number => {
  const file = join(dist, path);
  return readFileSync(existsSync(`${file}.br`) ? `${file}.br` : file).length;
};

function filesOf(key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  return [chunk.file, ...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap((one) => filesOf(one, seen))];
}

/** What the document loads on every page. */
const html = readFileSync(join(dist, 'index.html'), 'utf8');
const entryFiles = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map((match) => match[1] ?? '');
if (entryFiles.length === 0) throw new Error('the built index.html loads no script');
/** Only the device draws them, once it has the app. */
const isPrivate = (key: string): boolean => /^\/(?:profile|users\/(?!login))/.test(routeOfScreen(key) ?? '');
const routes = Object.keys(manifest).filter((key) => routeOfScreen(key) !== undefined);
const rows: [name: string, bytes: number, budget: number][] = [];

for (const route of routes) {
  const files = [...new Set([...entryFiles, ...filesOf(route)])];
  const name = (route.split('?')[0] ?? '').slice('src/client/routes/'.length);
  for (const kind of ['js', 'css'] as const) {
    const bytes = files.filter((file) => file.endsWith(`.${kind}`)).reduce((sum, file) => sum + sizeOf(file), 0);
    rows.push([`${kind} ${name}`, bytes, budgets[kind === 'js' && isPrivate(route) ? 'privateJs' : kind]]);
  }
}
rows.push(['font', sizeOf('fonts/vazirmatn.woff2'), budgets.font]);
rows.push(['worker', sizeOf('sw.js'), budgets.worker]);
const precached = [...readFileSync(join(dist, 'sw.js'), 'utf8').matchAll(/url:"([^"]+)"|"url":"([^"]+)"/g)]
  .map((match) => match[1] ?? match[2] ?? '')
  .filter((url) => url !== SHELL_URL)
  .map((url) => ({ url, bytes: statSync(join(dist, url)).size }));
const archives = cutArchives(precached);
const { buildId } = JSON.parse(readFileSync(join(dist, '../build.json'), 'utf8')) as { buildId: string };
/** What a first install fetches. */
const fetched = [
  ...archives.map((_, index) => archiveUrl(buildId, index)),
  ...precached.filter((file) => !archives.flat().includes(file)).map(({ url }) => url),
];
rows.push(['precache', fetched.reduce((sum, url) => sum + sizeOf(url), 0), budgets.precache]);

let isOver = false;
for (const [name, bytes, budget] of rows) {
  const mark = bytes > budget ? '✗' : ' ';
  isOver ||= bytes > budget;
  process.stdout.write(`${mark} ${name.padEnd(56)} ${(bytes / KB).toFixed(1).padStart(6)} / ${budget / KB} KB\n`);
}
process.exit(isOver ? 1 : 0);
