// Runs on the machine's Node (20.19 or newer) before the packages are installed: no dependencies, no TypeScript.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
/** The project's own runtime, an npm dependency. */
export const node = join(root, 'node_modules/.bin/node');

const stamp = join(root, 'node_modules/.rasteh-installed');

const wanted = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package.json')))
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

export function install() {
  const hash = wanted();
  if (existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  const startedAt = Date.now();
  process.stdout.write('  … نصب بسته‌ها\n');
  const env = { ...process.env, NODE_ENV: 'development' };
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: 'inherit', env });
  writeFileSync(stamp, hash);
  process.stdout.write(`  ✓ بسته‌ها (${((Date.now() - startedAt) / 1000).toFixed(1)} s)\n`);
}

/** Runs a script on the project's runtime. @throws Error if it fails */
export function run(args, options = {}) {
  execFileSync(node, args, { cwd: root, stdio: 'inherit', ...options });
}
