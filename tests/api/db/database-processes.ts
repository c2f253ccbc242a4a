import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { prepareSnapshot } from '../../../src/server/db/pglite/snapshot.ts';
import { temporaryRoot } from '../../setup/test-database.ts';

const { PATH = '', NODE_COMPILE_CACHE } = process.env;
const SCRIPT = fileURLToPath(new URL('./database-process.ts', import.meta.url));

export interface DatabaseProcess {
  child: ChildProcess;
  /** Complete lines that it has printed. */
  lines: string[];
  /** Resolves with the first matching line; rejects if the process ends without one. */
  said(fits: (line: string) => boolean): Promise<string>;
  ended: Promise<number | null>;
  kill(): Promise<void>;
}

/** Starts database-process.ts and kills it at the end of the test. */
export async function startDatabaseProcess(
  dataDir: string,
  mode: 'write' | 'hold',
  within: readonly string[] = [],
): Promise<DatabaseProcess> {
  const command = [...within, process.execPath, SCRIPT, dataDir, await prepareSnapshot(), mode];
  const child = spawn(command[0] as string, command.slice(1), {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) },
  });
  const lines: string[] = [];
  let tail = '';
  child.stdout.on('data', (chunk: Buffer) => {
    const parts = (tail + chunk.toString()).split('\n');
    tail = parts.pop() ?? '';
    lines.push(...parts);
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  const said = (fits: (line: string) => boolean): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const line = lines.find(fits);
        if (line !== undefined) resolve(line);
      };
      child.stdout.on('data', look);
      look();
      ended.then(() => reject(new Error(`ended without it, after: ${lines.slice(-3).join(' | ')}`)));
    });
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  onTestFinished(kill);
  return { child, lines, said, ended, kill };
}

/** A folder that is deleted after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(temporaryRoot(), 'rasteh-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A new, migrated PGlite cluster that is not open. */
export async function copiedCluster(): Promise<string> {
  const dir = join(temporaryFolder(), 'pglite');
  cpSync(await prepareSnapshot(), dir, { recursive: true });
  return dir;
}
