import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../src/server/db/open-database.ts';
import { DataDirInUseError, lockDataDir } from '../../../src/server/db/pglite/data-dir-lock.ts';
import { prepareSnapshot } from '../../../src/server/db/pglite/snapshot.ts';
import { copiedCluster, startDatabaseProcess, temporaryFolder } from './database-processes.ts';
import { onPglite } from './engine-under-test.ts';

describe.runIf(onPglite)('lockDataDir', () => {
  // Without the lock both processes would write, and one would lose its rows.
  it('is needed, since stock PGlite opens a directory in use', async () => {
    const dir = await copiedCluster();
    const first = await PGlite.create({ fs: new NodeFS(dir) });
    const second = await PGlite.create({ fs: new NodeFS(dir) });
    expect((await first.query('SELECT 1 AS one')).rows).toEqual((await second.query('SELECT 1 AS one')).rows);
    await second.close();
    await first.close();
  });

  it.each(['socket', 'file'] as const)('(%s) names the holder and unlocks on release', async (kind) => {
    const dir = temporaryFolder();
    const lock = await lockDataDir(dir, kind);
    await expect(lockDataDir(dir, kind)).rejects.toMatchObject({ name: 'DataDirInUseError', pid: process.pid });
    await lock.release();
    await (await lockDataDir(dir, kind)).release();
  });

  it('identifies a directory by its real path', async () => {
    const dir = temporaryFolder();
    const link = join(temporaryFolder(), 'link');
    symlinkSync(dir, link);
    const lock = await lockDataDir(dir);
    await expect(lockDataDir(link)).rejects.toBeInstanceOf(DataDirInUseError);
    await lock.release();
  });

  it('(file) takes over the file of a dead process, once', async () => {
    const dir = temporaryFolder();
    const holder = await startDatabaseProcess(temporaryFolder(), 'hold');
    await holder.said((line) => line === 'ready');
    await holder.kill();
    const { writeFileSync } = await import('node:fs');
    writeFileSync(join(dir, 'rasteh.lock'), String(holder.child.pid));
    const attempts = await Promise.allSettled([1, 2, 3].map(() => lockDataDir(dir, 'file')));
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe.runIf(onPglite)('openDatabase, twice on one directory', () => {
  it('refuses the second process beside the first, in Persian and English, with the pid of the first', async () => {
    const dataDir = temporaryFolder();
    const first = await startDatabaseProcess(dataDir, 'hold');
    await first.said((line) => line === 'ready');
    const second = await startDatabaseProcess(dataDir, 'hold');
    expect(await second.ended).toBe(1);
    expect(second.lines.join('\n')).toContain(`شمارهٔ پردازه: ${first.child.pid}`);
    expect(second.lines.join('\n')).toContain(`in use by process ${first.child.pid}`);
  });

  it('opens at once after the holder was killed', async () => {
    const dataDir = temporaryFolder();
    const first = await startDatabaseProcess(dataDir, 'hold');
    await first.said((line) => line === 'ready');
    await first.kill();
    const database = await openDatabase({ dataDir, snapshot: await prepareSnapshot() });
    await database.ping();
    await database.close();
  });
});
