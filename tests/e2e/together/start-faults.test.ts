import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { programPath } from '../../../scripts/program-path.mjs';
import { prepareSnapshot } from '../../../src/server/db/pglite/snapshot.ts';

const ROOT = join(import.meta.dirname, '../../..');

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'rasteh-start-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** Exit code and error output of a start. */
async function start(env: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [programPath(ROOT)], {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', PORT: '0', DATA_DIR: folder(), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, said };
}

/** A tmpfs, or undefined where this user may not mount one. */
function mounted(options: string): string | undefined {
  const dir = folder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', dir], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  onTestFinished(() => void execFileSync('umount', ['-l', dir]));
  return dir;
}

async function brokenCluster(change: (dir: string) => void): Promise<string> {
  const dir = folder();
  cpSync(await prepareSnapshot(), join(dir, 'pglite'), { recursive: true });
  change(join(dir, 'pglite'));
  return dir;
}

describe('a start that cannot succeed says in a sentence what to do', () => {
  const expectSentence = async (env: Record<string, string>, words: RegExp) => {
    const { code, said } = await start(env);
    expect(said).toMatch(words);
    expect(said).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
  };

  it('port taken, before any other work', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void other.close());
    const address = other.address();
    const port = typeof address === 'object' && address ? String(address.port) : '';
    await expectSentence({ PORT: port, HOST: '127.0.0.1', DIST_DIR: '/nowhere' }, new RegExp(`^درگاه ${port} در دست`));
  });

  it('no build', () => expectSentence({ DIST_DIR: '/nowhere' }, /«\/nowhere» نیست؛ npm run build/));

  it('unreachable PostgreSQL', () =>
    expectSentence({ DATABASE_URL: 'postgres://a:b@localhost:1/c' }, /DATABASE_URL پاسخ نمی‌دهد \(ECONNREFUSED\)/));

  it('a file in the place of the data directory', async () => {
    const file = join(folder(), 'data');
    writeFileSync(file, '');
    await expectSentence({ DATA_DIR: file }, /پوشه نیست/);
  });

  it('a read-only data directory', async () => {
    const dir = mounted('size=1m,ro');
    if (dir) await expectSentence({ DATA_DIR: dir }, /فقط‌خواندنی/);
  });

  it('a full disk', async () => {
    const dir = mounted('size=5m');
    if (dir) await expectSentence({ DATA_DIR: dir }, /دیسک .* پر است/);
  });

  it('a data directory of a newer PostgreSQL', async () => {
    const dir = await brokenCluster((cluster) => writeFileSync(join(cluster, 'PG_VERSION'), '99\n'));
    await expectSentence({ DATA_DIR: dir }, /با نسخهٔ 99 ساخته شده است/);
  });

  it('a corrupt data directory', async () => {
    const dir = await brokenCluster((cluster) => {
      const control = join(cluster, 'global/pg_control');
      chmodSync(control, 0o600);
      writeFileSync(control, Buffer.alloc(8_192, 7));
    });
    await expectSentence({ DATA_DIR: dir }, /شاید آسیب دیده است/);
    const unreadable = folder();
    mkdirSync(join(unreadable, 'pglite'));
    writeFileSync(join(unreadable, 'pglite/PG_VERSION'), 'garbage');
    await expectSentence({ DATA_DIR: unreadable }, /PG_VERSION خوانا نیست/);
  });
});
