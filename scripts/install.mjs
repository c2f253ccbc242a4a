// Runs on the machine's Node (20.19 or newer) before the packages are installed: no dependencies, no TypeScript.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './is-installed.mjs';
import { pickRuntime } from './runtime.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** npm's own note of what it has installed. */
const INSTALLED = 'node_modules/.package-lock.json';

/** Installs exactly what package-lock.json names, unless it is installed. No package runs a script of its own. */
export function install() {
  if (existsSync(join(root, INSTALLED)) && isInstalled(readJson('package-lock.json'), readJson(INSTALLED))) return;
  const startedAt = Date.now();
  process.stdout.write('  … نصب بسته‌ها\n');
  const env = { ...process.env, NODE_ENV: 'development' };
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
  });
  process.stdout.write(`  ✓ بسته‌ها (${((Date.now() - startedAt) / 1000).toFixed(1)} s)\n`);
}

/** @type {string | undefined} */
let picked;

/** The path of the project's Node; ends the process with one sentence where there is none. Call it after `install`. */
export function runtime() {
  try {
    picked ??= pickRuntime({
      pinned: readJson('package.json').optionalDependencies,
      platform: process.platform,
      arch: process.arch,
      own: { path: process.execPath, version: process.versions.node },
      pathOf: (name) =>
        ['bin/node', 'bin/node.exe']
          .map((bin) => join(root, 'node_modules', name, bin))
          .find((path) => existsSync(path)),
      versionOf: (path) => spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout?.trim(),
    });
    return picked;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

/** Runs a script on the project's runtime. @throws Error if it fails */
export function run(args, options = {}) {
  execFileSync(runtime(), args, { cwd: root, stdio: 'inherit', ...options });
}
