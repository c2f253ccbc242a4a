import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockDataDir } from '../../../src/server/db/pglite/data-dir-lock.ts';
import { temporaryRoot } from '../../setup/test-database.ts';

const pathOf = (file: string) => fileURLToPath(new URL(`../../../${file}`, import.meta.url));
const IMPORT = pathOf('src/server/cli/import/main.ts');
const BACKUP = pathOf('src/server/cli/backup/backup-main.ts');
const RESTORE = pathOf('src/server/cli/backup/restore-main.ts');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(temporaryRoot(), 'rasteh-commands-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Asynchronous: this process must be able to answer for the lock that it holds. */
async function run(command: string, dataDir: string, ...args: string[]) {
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [command, ...args], { env: { ...env, DATA_DIR: join(folder, dataDir) } });
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { stdout, stderr, status: status as number | null };
}

/** All lines except the header, which contains the time. */
const rowsOf = (path: string) => gunzipSync(readFileSync(path)).toString().split('\n').slice(1);

describe('npm run backup and npm run restore', () => {
  test('moves all rows to an empty data directory', async () => {
    expect((await run(IMPORT, 'from', pathOf('tests/api/import/fixtures/bmecat.xml'))).status).toBe(0);
    const backup = await run(BACKUP, 'from');
    expect(backup.status).toBe(0);
    const path = backup.stdout.split('\n')[0] ?? '';
    expect(readdirSync(join(folder, 'from/backups'))).toHaveLength(1);
    expect(rowsOf(path).some((line) => line.includes('ZP-10'))).toBe(true);

    const restore = await run(RESTORE, 'to', path);
    expect(restore.stderr).not.toContain('ناتمام');
    expect(restore.status).toBe(0);
    const again = join(folder, 'again.gz');
    expect((await run(BACKUP, 'to', again)).status).toBe(0);
    expect(rowsOf(again)).toEqual(rowsOf(path));

    const twice = await run(RESTORE, 'to', path);
    expect(twice.status).toBe(1);
    expect(twice.stderr).toContain('خالی نیست');
  });

  test('a broken file: exit 1, the reason, no stack', async () => {
    const path = join(folder, 'broken.gz');
    writeFileSync(path, 'x');
    const { status, stderr } = await run(RESTORE, 'other', path);
    expect([status, stderr.includes('    at ')]).toEqual([1, false]);
    expect(stderr).toContain('ناقص');
  });

  test('both refuse while the server holds the data directory', async () => {
    const lock = await lockDataDir(join(folder, 'held'));
    const refused = [await run(BACKUP, 'held', join(folder, 'held.gz')), await run(RESTORE, 'held', 'any.gz')];
    await lock.release();
    expect(refused.map(({ status }) => status)).toEqual([1, 1]);
    for (const { stderr } of refused) expect(stderr).toContain(String(process.pid));
    expect(existsSync(join(folder, 'held.gz'))).toBe(false);
  });
});
