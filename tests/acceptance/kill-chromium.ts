import { readdirSync, readFileSync } from 'node:fs';
import type { Device } from '../setup/browser.ts';

/** The browser's own process; the others have a `--type`. */
function browserPid(userDataDir: string): number {
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const command = readCommand(name);
    if (command.includes(`--user-data-dir=${userDataDir}`) && !command.some((word) => word.startsWith('--type=')))
      return Number(name);
  }
  throw new Error(`no browser runs in ${userDataDir}`);
}

function readCommand(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

/** Ends a device with a profile of its own at once, with all its processes, as a battery that is taken out. */
export async function killDevice({ context }: Device, userDataDir: string): Promise<void> {
  const closed = new Promise((resolve) => context.once('close', resolve));
  // Playwright starts a browser as the leader of a process group.
  process.kill(-browserPid(userDataDir), 'SIGKILL');
  await closed;
}
