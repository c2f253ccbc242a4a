import { and, asc, eq, lt } from 'drizzle-orm';
import type { AppDeps } from '../app-deps.ts';
import { type FileRow, files } from './file.table.ts';

/** Longer than any upload takes. */
const UNFINISHED_MS = 60 * 60_000;
const BATCH_SIZE = 200;

export type FileDeps = Pick<AppDeps, 'db' | 'files' | 'log' | 'now'>;

/**
 * Deletes the contents and rows of removed files, and what aborted uploads have left. A row goes last, so a failure leaves
 * it for the next time.
 * @param personId only of one person
 */
export async function pruneFiles({ db, files: store, log, now }: FileDeps, personId?: string): Promise<void> {
  const own = personId === undefined ? undefined : eq(files.personId, personId);
  const unfinished = new Date(now().getTime() - UNFINISHED_MS);
  // First the state: an upload that goes on meanwhile cannot finish any more.
  await db
    .update(files)
    .set({ state: 'removed' })
    .where(and(eq(files.state, 'storing'), lt(files.updatedAt, unfinished), own));
  const rows = await db
    .select()
    .from(files)
    .where(and(eq(files.state, 'removed'), own))
    .orderBy(asc(files.updatedAt))
    .limit(BATCH_SIZE);
  const prune = async (row: FileRow): Promise<void> => {
    await store.remove(row.storageKey);
    await db.delete(files).where(eq(files.id, row.id));
  };
  for (const row of rows)
    await prune(row).catch((error: unknown) => log.warn({ err: error, fileId: row.id }, 'a file was not pruned'));
}
