import {
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from '../start-error.ts';
import { WorkerHost } from './worker-host.ts';

/** Major version of PostgreSQL in the pinned PGlite, which cannot open directories of another one. */
export const PGLITE_POSTGRES_MAJOR = '18';

export interface ClusterOptions {
  durable: boolean;
  /** A prepared cluster to copy instead of running initdb (6–8 CPU-seconds). */
  snapshot?: string | undefined;
  onProgress?: ((text: string) => void) | undefined;
}

export const hasCluster = (dir: string): boolean => existsSync(join(dir, 'PG_VERSION'));

/**
 * Creates the cluster if it does not exist: in a temporary directory that it renames, so that a killed start leaves none.
 * @throws Error with a Persian message for a directory of another PostgreSQL major version
 */
export async function ensureCluster(dir: string, options: ClusterOptions): Promise<void> {
  if (hasCluster(dir)) return assertSameMajor(dir);
  const building = `${dir}.new`;
  rmSync(building, { recursive: true, force: true });
  if (options.snapshot) {
    cpSync(options.snapshot, building, { recursive: true });
  } else {
    options.onProgress?.('در حال ساختن پایگاه داده؛ این کار تنها یک بار انجام می‌شود …');
    const host = new WorkerHost({ dir: building, durable: false, queryTimeoutMs: 0 });
    await host.open();
    await host.close();
  }
  if (options.durable) fsyncTree(building);
  renameSync(building, dir);
  if (options.durable) fsyncPath(dirname(dir));
}

function assertSameMajor(dir: string): void {
  const major = readFileSync(join(dir, 'PG_VERSION'), 'utf8').trim();
  if (major === PGLITE_POSTGRES_MAJOR) return;
  if (!/^\d+$/.test(major)) {
    throw new StartError(
      `پایگاه دادهٔ «${dir}» آسیب دیده است (PG_VERSION خوانا نیست)؛ پشتیبان را با npm run restore در پوشه‌ای تازه بازگردانید.`,
    );
  }
  throw new StartError(
    `پایگاه دادهٔ «${dir}» با نسخهٔ ${major} ساخته شده است و این برنامه نسخهٔ ${PGLITE_POSTGRES_MAJOR} را می‌خواند. ` +
      `با نسخهٔ پیشین برنامه پشتیبان بگیرید و در این نسخه بازگردانی کنید.\n` +
      `The database in ${dir} is PostgreSQL ${major}, this program reads ${PGLITE_POSTGRES_MAJOR}: ` +
      `back up with the former release and restore with this one.`,
  );
}

/** Syncs all files of a directory to disk. */
export function fsyncTree(dir: string): void {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) fsyncTree(path);
    else fsyncPath(path);
  }
  fsyncPath(dir);
}

function fsyncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
