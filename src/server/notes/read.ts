import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { ListDigest } from '../../contract/list-digest.ts';
import type { Note, NotesOfObjectQuery, NotesQuery } from '../../contract/notes/note.ts';
import { PAGE_SIZE_DEFAULT, type Page } from '../../contract/page.ts';
import type { Executor } from '../db/open-database.ts';
import { readDigest } from '../db/read-digest.ts';
import { type FindTitle, findObjectTitles } from '../objects/find-objects.ts';
import { decodeCursor, toPage } from '../platform/cursor.ts';
import { notFound } from '../platform/errors/app-error.ts';
import { momentPosition, whereEarlier } from '../platform/moment-cursor.ts';
import { presentEntity } from '../platform/present-entity.ts';
import { type NoteRow, notes } from './note.table.ts';

const present = (row: NoteRow, titleOf: FindTitle): Note => ({
  ...presentEntity(row),
  objectType: row.objectType,
  objectId: row.objectId,
  text: row.text,
  isDeleted: row.deletedAt !== null,
  object: titleOf(row) ?? null,
});

export async function presentNote(db: Executor, row: NoteRow): Promise<Note> {
  return present(row, await findObjectTitles(db, [row]));
}

/** @throws 404 for a note that does not exist, is deleted or is another's */
export async function getNote(db: Executor, personId: string, id: string): Promise<Note> {
  const [row] = await db
    .select()
    .from(notes)
    .where(and(eq(notes.id, id), eq(notes.personId, personId), isNull(notes.deletedAt)));
  if (!row) throw notFound('یادداشت');
  return presentNote(db, row);
}

/** A person's notes, latest change first. */
async function listNotes(
  db: Executor,
  personId: string,
  { where, cursor, size }: { where: SQL | undefined; cursor?: string | undefined; size?: number | undefined },
): Promise<Page<Note>> {
  const after = decodeCursor(cursor, momentPosition);
  const isAfter = whereEarlier(notes.updatedAt, notes.id, after);
  const rows = await db
    .select()
    .from(notes)
    .where(and(eq(notes.personId, personId), where, isAfter))
    .orderBy(desc(notes.updatedAt), desc(notes.id))
    .limit((size ?? PAGE_SIZE_DEFAULT) + 1);
  const titleOf = await findObjectTitles(db, rows);
  return toPage(
    rows,
    size,
    (row) => present(row, titleOf),
    (row) => [row.updatedAt.toISOString(), row.id],
  );
}

export const listNotesOfUser = (db: Executor, personId: string, { type, withDeleted, ...page }: NotesQuery) =>
  listNotes(db, personId, {
    ...page,
    where: and(type && eq(notes.objectType, type), withDeleted ? undefined : isNull(notes.deletedAt)),
  });

export const listNotesOfObject = (
  db: Executor,
  personId: string,
  { objectType, objectId, ...page }: NotesOfObjectQuery,
) =>
  listNotes(db, personId, {
    ...page,
    where: and(eq(notes.objectType, objectType), eq(notes.objectId, objectId), isNull(notes.deletedAt)),
  });

/** Of the notes that are not deleted. */
export const readNotesDigest = (db: Executor, personId: string): Promise<ListDigest> =>
  readDigest(db, notes, and(eq(notes.personId, personId), isNull(notes.deletedAt)));
