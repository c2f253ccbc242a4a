/*
 * Only one process may open a data directory: PGlite opens a directory in use without an error and then loses
 * acknowledged rows. On Linux each holder listens on a Unix socket inside the directory: every container and user that
 * shares the directory reaches it, and the kernel refuses connections once its process is dead. The directory must be on
 * a local disk: a socket does not answer across machines.
 */
import { randomUUID } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { holdBySocket } from './data-dir-socket.ts';

const ATTEMPTS = 5;
const LOCK_FILE = 'rasteh.lock';

export interface DataDirLock {
  release(): Promise<void>;
}

export type LockKind = 'socket' | 'file';

/** Another live process holds the directory; `pid` is undefined if it did not answer in time. */
export class DataDirInUseError extends Error {
  override name = 'DataDirInUseError';
  readonly pid: number | undefined;

  constructor(dir: string, pid: number | undefined) {
    super(
      `پوشهٔ دادهٔ «${dir}» در دست برنامهٔ دیگری است (شمارهٔ پردازه: ${pid ?? 'نامعلوم'}). نخست آن را ببندید.\n` +
        `The data directory ${dir} is in use by process ${pid ?? '(unknown)'}. Stop that process first.`,
    );
    this.pid = pid;
  }
}

/**
 * Creates the directory if necessary and locks it until `release`.
 * @throws DataDirInUseError if another live process holds it
 */
export async function lockDataDir(
  dir: string,
  kind: LockKind = process.platform === 'linux' ? 'socket' : 'file',
): Promise<DataDirLock> {
  mkdirSync(dir, { recursive: true });
  const real = realpathSync(dir);
  return kind === 'socket' ? lockBySocket(real) : lockByFile(real);
}

async function lockBySocket(dir: string): Promise<DataDirLock> {
  const held = await holdBySocket(dir);
  if ('occupant' in held) throw new DataDirInUseError(dir, held.occupant.pid);
  return held;
}

async function lockByFile(dir: string): Promise<DataDirLock> {
  const path = join(dir, LOCK_FILE);
  const pending = join(dir, `${LOCK_FILE}.${randomUUID()}`);
  writeFileSync(pending, String(process.pid));
  try {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      // `link` is atomic: nobody can read a lock file without its pid.
      if (tryLink(pending, path)) return { release: async () => rmSync(path, { force: true }) };
      const pid = readPid(path);
      if (pid !== undefined && isAlive(pid)) throw new DataDirInUseError(dir, pid);
      removeStaleLock(path, dir);
    }
    throw new DataDirInUseError(dir, readPid(path));
  } finally {
    rmSync(pending, { force: true });
  }
}

/** Two starts may both see a stale lock: the later one may remove the earlier one's new lock, and then restores it. */
function removeStaleLock(path: string, dir: string): void {
  const aside = join(dir, `${LOCK_FILE}.${randomUUID()}`);
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const pid = readPid(aside);
  if (pid !== undefined && isAlive(pid)) tryLink(aside, path);
  unlinkSync(aside);
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readPid(path: string): number | undefined {
  try {
    return Number(readFileSync(path, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
