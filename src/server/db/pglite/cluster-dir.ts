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

/** The PostgreSQL inside the pinned PGlite. A directory of another major version does not open. */
export const PGLITE_POSTGRES_MAJOR = '18';

export interface ClusterOptions {
  durable: boolean;
  /** A prepared cluster to copy instead of running initdb (6–8 CPU-seconds). */
  snapshot?: string | undefined;
  onProgress?: ((text: string) => void) | undefined;
}

export const hasCluster = (dir: string): boolean => existsSync(join(dir, 'PG_VERSION'));

/** Makes the cluster where there is none. It is built aside and renamed, so a start killed half-way leaves nothing. */
export async function ensureCluster(dir: string, options: ClusterOptions): Promise<void> {
  if (hasCluster(dir)) return assertSameMajor(dir);
  const draft = `${dir}.new`;
  rmSync(draft, { recursive: true, force: true });
  if (options.snapshot) {
    cpSync(options.snapshot, draft, { recursive: true });
  } else {
    options.onProgress?.('در حال ساختن پایگاه داده؛ این کار تنها یک بار انجام می‌شود …');
    const host = new WorkerHost({ dir: draft, durable: false, queryTimeoutMs: 0 });
    await host.reset();
    await host.close();
  }
  if (options.durable) fsyncTree(draft);
  renameSync(draft, dir);
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

/** Forces a whole directory to the disk. */
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
