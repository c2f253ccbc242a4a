/**
 * Bundles the server: Node loads a dozen files instead of 1,400 modules in each of two threads, and starts in half the
 * processor time. A program has a folder of its own, because the threads of a running one may start after the next build.
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { build, type Plugin } from 'vite';
import { NEWEST, programDigest, programsDir } from '../program-path.mjs';

/** The modules that the server's main thread, the import command and threads begin with. */
const entries = {
  main: 'src/server/main.ts',
  import: 'src/server/cli/import/main.ts',
  reader: 'src/server/read-worker-main.ts',
  sheet: 'src/server/selling/sheet/sheet-thread.ts',
  table: 'src/server/catalog/import/uploaded/table-thread.ts',
  pglite: 'src/server/db/pglite/worker.ts',
};

/** Packages that load files of their own from their folder, and optional ones of `pg`. */
const external = ['@electric-sql/pglite', 'sharp', 'pg-native', 'pg-cloudflare'];

/** Modules keep the address of their source, where migrations and data stand; threads begin with their bundled module. */
function sourceAddresses(root: string, dir: string): Plugin {
  const nameOf = new Map(Object.entries(entries).map(([name, path]) => [join(root, path), name]));
  return {
    name: 'source-addresses',
    transform: {
      order: 'pre',
      filter: { id: /\/src\/.+\.ts$/, code: /import\.meta\.(?:url|dirname)/ },
      handler(code, id) {
        const urlOf = (path: string) =>
          `new URL(${JSON.stringify(relative(dir, path).split(sep).join('/'))}, import.meta.url)`;
        const pathOf = (path: string) => `process.getBuiltinModule('node:url').fileURLToPath(${urlOf(path)})`;
        return code.replaceAll(
          /new URL\('(\.[^']+\.ts)', import\.meta\.url\)|import\.meta\.(url|dirname)/g,
          (_all, thread: string | undefined, kind: string) => {
            if (thread === undefined) return kind === 'url' ? `${urlOf(id)}.href` : pathOf(dirname(id));
            const name = nameOf.get(resolve(dirname(id), thread));
            if (name === undefined) throw new Error(`${thread} of ${id} is no entry of the program`);
            return `new URL('./${name}.js', import.meta.url)`;
          },
        );
      },
    },
  };
}

async function bundle(root: string, dir: string): Promise<void> {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [sourceAddresses(root, dir)],
    ssr: { noExternal: true, external },
    build: {
      ssr: true,
      outDir: dir,
      target: 'node24',
      minify: false,
      copyPublicDir: false,
      rolldownOptions: { input: entries, output: { entryFileNames: '[name].js', chunkFileNames: 'chunk-[name].js' } },
    },
  });
}

/** Bundles the server of the current sources, unless it is there; keeps the program before it. */
export async function buildProgram(root: string): Promise<void> {
  const programs = programsDir(root);
  const digest = programDigest(root);
  const dir = join(programs, digest);
  const newest = join(programs, NEWEST);
  const before = existsSync(newest) ? readFileSync(newest, 'utf8') : undefined;
  if (before === digest && existsSync(dir)) return;
  const building = `${dir}.${process.pid}`;
  await mkdir(programs, { recursive: true });
  if (!existsSync(dir)) {
    await bundle(root, building);
    // Another process may have built the same one meanwhile.
    await rename(building, dir).catch(() => rm(building, { recursive: true, force: true }));
  }
  await writeFile(`${newest}.${process.pid}`, digest);
  await rename(`${newest}.${process.pid}`, newest);
  const kept = new Set([digest, before, NEWEST]);
  for (const name of await readdir(programs))
    if (!kept.has(name) && !name.includes('.')) await rm(join(programs, name), { recursive: true, force: true });
}
