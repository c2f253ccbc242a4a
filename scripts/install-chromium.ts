/** `node scripts/install-chromium.ts`: installs a Chromium for the browser tests if the machine has none. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const APT_GET = '/usr/bin/apt-get';

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
  if (process.getuid?.() === 0 && existsSync(APT_GET)) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args: string[]) => execFileSync(APT_GET, ['-qq', ...args], { stdio: 'inherit', env });
    apt('update');
    apt('install', '--yes', '--no-install-recommends', 'chromium');
  } else {
    const cli = join(import.meta.dirname, '../node_modules/playwright-core/cli.js');
    execFileSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
  }
  const installed = findChromium();
  if (!installed) throw new Error('no Chromium was found after installing one');
  return installed;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) console.log(requireChromium());
