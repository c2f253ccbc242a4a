/** `node scripts/install-chromium.ts`: installs a Chromium for the browser tests if the machine has none. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const SHELL = 'chromium-headless-shell';
const SHELL_PATH = `/usr/bin/${SHELL}`;
const APT_GET = '/usr/bin/apt-get';
const INSTALL_LIMIT_MS = 300_000;

/** Path of the browser to launch: the system's, else Playwright's own. */
export const findChromium = (): string | undefined =>
  [...SYSTEM_PATHS, chromium.executablePath()].find((path) => existsSync(path));

/**
 * Like `findChromium`, but installs one if needed: Debian's package as root, else Playwright's own in the user's cache.
 * @throws Error if the installation brings no browser
 */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  process.stdout.write('  … installing Chromium\n');
  if (hasApt()) {
    aptGet('update');
    aptGet('install', '--yes', '--no-install-recommends', 'chromium', SHELL);
  } else {
    const cli = join(import.meta.dirname, '../node_modules/playwright-core/cli.js');
    execFileSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
  }
  const installed = findChromium();
  if (!installed) throw new Error('no Chromium was found after installing one');
  return installed;
}

/**
 * Path of Chromium without a window, which takes a quarter less of the processor for a page; where there is none, that of
 * Chromium.
 */
export const findHeadlessShell = (): string | undefined => (existsSync(SHELL_PATH) ? SHELL_PATH : findChromium());

/** Installs the one without a window too, where Debian's packages can be had. */
export function requireBrowsers(): void {
  requireChromium();
  if (existsSync(SHELL_PATH) || !hasApt()) return;
  try {
    aptGet('update');
    aptGet('install', '--yes', '--no-install-recommends', SHELL);
  } catch {
    process.stdout.write(`  … no ${SHELL}: the browser tests run in Chromium\n`);
  }
}

const hasApt = (): boolean => process.getuid?.() === 0 && existsSync(APT_GET);

function aptGet(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync(APT_GET, ['-qq', ...args], { stdio: 'inherit', env, timeout: INSTALL_LIMIT_MS });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  requireBrowsers();
  console.log(findHeadlessShell());
}
