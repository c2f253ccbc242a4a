import { and, asc, eq, lt, notExists } from 'drizzle-orm';
import type { AppDeps } from '../app-deps.ts';
import { type FileRow, files } from './file.table.ts';
import { fileGrants } from './file-grant.table.ts';
import { pruneUploads } from './resumable/upload-commands.ts';

/** Longer than any upload takes. */
const UNFINISHED_MS = 60 * 60_000;
const UNGRANTED_MS = 24 * 60 * 60_000;
const BATCH_SIZE = 200;

export type FileDeps = Pick<AppDeps, 'db' | 'files' | 'log' | 'now'>;

/**
 * Deletes the contents and rows of removed files, of attachments that nobody has attached, and what aborted uploads have
 * left. A row goes last, so a failure leaves it for the next time.
 * @param personId only of one person, without the chunks of uploads
 */
export async function pruneFiles({ db, files: store, log, now }: FileDeps, personId?: string): Promise<void> {
  const own = personId === undefined ? undefined : eq(files.personId, personId);
  const unfinished = new Date(now().getTime() - UNFINISHED_MS);
  // First the state: an upload that goes on meanwhile cannot finish any more.
  await db
    .update(files)
    .set({ state: 'removed' })
    .where(and(eq(files.state, 'storing'), lt(files.updatedAt, unfinished), own));
  if (personId === undefined) await pruneUploads(db, now());
  const grants = db.select({ id: fileGrants.fileId }).from(fileGrants).where(eq(fileGrants.fileId, files.id));
  const ungranted = new Date(now().getTime() - UNGRANTED_MS);
  await db
    .update(files)
    .set({ state: 'removed' })
    .where(
      and(
        eq(files.state, 'ready'),
        eq(files.scope, 'attachment'),
        lt(files.updatedAt, ungranted),
        notExists(grants),
        own,
      ),
    );
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
