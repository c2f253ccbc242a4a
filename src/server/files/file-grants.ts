import { and, asc, eq, exists, inArray, notInArray } from 'drizzle-orm';
import type { Executor, Tx } from '../db/open-database.ts';
import { notFound, unprocessable } from '../platform/errors/app-error.ts';
import { type FileRow, files } from './file.table.ts';
import { fileGrants } from './file-grant.table.ts';
import { whereReadyOf } from './read.ts';

/** The object whose parties may read a file. */
export interface GrantObject {
  scope: string;
  scopeId: string;
}

const whereOf = ({ scope, scopeId }: GrantObject) => and(eq(fileGrants.scope, scope), eq(fileGrants.scopeId, scopeId));

/**
 * Opens a person's own files to the parties of an object; granted again, nothing changes.
 * @throws 422 if one is no stored file of the person
 */
export async function grantFiles(
  tx: Tx,
  given: GrantObject & { personId: string; fileIds: readonly string[]; now: Date; field?: string },
): Promise<void> {
  const { personId, now, scope, scopeId, field = 'fileIds' } = given;
  const ids = [...new Set(given.fileIds)];
  if (ids.length === 0) return;
  // Held until the commit, so that a pruning does not take a file that is being granted.
  const own = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(whereReadyOf(personId), inArray(files.id, ids)))
    .orderBy(asc(files.id))
    .for('update');
  if (own.length < ids.length) throw unprocessable('file_unknown', 'یکی از پیوست‌ها پیدا نشد؛ دوباره بیفزایید.', field);
  const rows = own.map(({ id }) => ({ fileId: id, scope, scopeId, at: now }));
  await tx.insert(fileGrants).values(rows).onConflictDoNothing();
}

/** Ends the grant of one file of an object, or of all of them. */
export async function endGrants(tx: Tx, object: GrantObject, fileId?: string): Promise<void> {
  await tx
    .delete(fileGrants)
    .where(and(whereOf(object), fileId === undefined ? undefined : eq(fileGrants.fileId, fileId)));
}

/** Ends the grants of all files of a person to these objects, but for some files. */
export async function endGrantsOf(
  tx: Tx,
  {
    personId,
    scope,
    scopeIds,
    except = [],
  }: { personId: string; scope: string; scopeIds: readonly string[]; except?: readonly string[] },
): Promise<void> {
  const own = tx.select({ id: files.id }).from(files).where(eq(files.personId, personId));
  await tx
    .delete(fileGrants)
    .where(
      and(
        eq(fileGrants.scope, scope),
        inArray(fileGrants.scopeId, [...scopeIds]),
        inArray(fileGrants.fileId, own),
        except.length === 0 ? undefined : notInArray(fileGrants.fileId, [...except]),
      ),
    );
}

/** For a caller who is a party of the object. @throws 404 for a file that was not granted or is stored no more */
export async function getGrantedFile(db: Executor, object: GrantObject, fileId: string): Promise<FileRow> {
  const granted = db
    .select({ id: fileGrants.fileId })
    .from(fileGrants)
    .where(and(eq(fileGrants.fileId, files.id), whereOf(object)));
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.state, 'ready'), exists(granted)));
  if (!row) throw notFound('فایل');
  return row;
}

/**
 * The stored files of an object, in the order of their ids.
 * @param ids only those @default all
 */
export async function listGrantedFiles(db: Executor, object: GrantObject, ids?: readonly string[]): Promise<FileRow[]> {
  if (ids?.length === 0) return [];
  const granted = db.select({ id: fileGrants.fileId }).from(fileGrants).where(whereOf(object));
  return db
    .select()
    .from(files)
    .where(and(inArray(files.id, granted), eq(files.state, 'ready'), ids && inArray(files.id, [...ids])))
    .orderBy(asc(files.id));
}
