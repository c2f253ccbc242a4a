import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockDataDir } from '../../../src/server/db/pglite/data-dir-lock.ts';
import { startDatabaseProcess, temporaryFolder } from './database-processes.ts';
import { onPglite } from './engine-under-test.ts';

const mayUnshare = spawnSync('unshare', ['--net', '--mount', 'true']).status === 0;
const maySwitchUser = spawnSync('setpriv', ['--reuid', '65534', '--clear-groups', 'true']).status === 0;

async function expectRefused(dataDir: string, within: readonly string[], pid: number | undefined): Promise<void> {
  const second = await startDatabaseProcess(dataDir, 'hold', within);
  expect(await second.ended).toBe(1);
  expect(second.lines.join('\n')).toContain(`in use by process ${pid}`);
}

describe.runIf(onPglite)('a data directory that another process holds', () => {
  it.runIf(mayUnshare)('is refused from another network namespace', async () => {
    const dataDir = temporaryFolder();
    const first = await startDatabaseProcess(dataDir, 'hold');
    await first.said((line) => line === 'ready');
    await expectRefused(dataDir, ['unshare', '--net'], first.child.pid);
  });

  it.runIf(mayUnshare)('is refused through a bind mount', async () => {
    const dataDir = temporaryFolder();
    const mounted = temporaryFolder();
    const first = await startDatabaseProcess(dataDir, 'hold');
    await first.said((line) => line === 'ready');
    const bindAndRun = `mount --bind '${dataDir}' '${mounted}' && exec "$@"`;
    await expectRefused(mounted, ['unshare', '--net', '--mount', 'sh', '-c', bindAndRun, 'sh'], first.child.pid);
  });

  it.runIf(maySwitchUser)('is refused to another user', async () => {
    const dataDir = temporaryFolder();
    chmodSync(dataDir, 0o777);
    const first = await startDatabaseProcess(dataDir, 'hold');
    await first.said((line) => line === 'ready');
    await expectRefused(dataDir, ['setpriv', '--reuid', '65534', '--clear-groups'], first.child.pid);
  });

  it.runIf(mayUnshare)('opens from another network namespace once its holder is killed', async () => {
    const dataDir = temporaryFolder();
    const first = await startDatabaseProcess(dataDir, 'hold');
    await first.said((line) => line === 'ready');
    await first.kill();
    const second = await startDatabaseProcess(dataDir, 'hold', ['unshare', '--net']);
    await second.said((line) => line === 'ready');
  });
});

describe.runIf(process.platform === 'linux')('lockDataDir by sockets', () => {
  it('lets one of many starters in', async () => {
    const dir = temporaryFolder();
    const starts = await Promise.allSettled(Array.from({ length: 12 }, () => lockDataDir(dir, 'socket')));
    const holders = starts.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(holders.length).toBeLessThanOrEqual(1);
    for (const holder of holders) await holder.release();
    await (await lockDataDir(dir, 'socket')).release();
    expect(readdirSync(dir)).toEqual([]);
  });

  it('works in a directory whose path is longer than a socket may have', async () => {
    const dir = join(temporaryFolder(), 'x'.repeat(120), 'y'.repeat(120));
    mkdirSync(dir, { recursive: true });
    const lock = await lockDataDir(dir, 'socket');
    await expect(lockDataDir(dir, 'socket')).rejects.toMatchObject({ pid: process.pid });
    await lock.release();
  });

  it('leaves files with other names alone', async () => {
    const dir = temporaryFolder();
    writeFileSync(join(dir, 'rasteh-notes.sock'), '');
    await (await lockDataDir(dir, 'socket')).release();
    expect(readdirSync(dir)).toEqual(['rasteh-notes.sock']);
  });
});
