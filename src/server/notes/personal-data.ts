import { asc, eq, inArray } from 'drizzle-orm';
import type { ExportedNote } from '../../contract/account/personal-export.ts';
import type { Executor } from '../db/open-database.ts';
import { type PersonalData, rowsOfPages } from '../platform/personal-data.ts';
import { noteRevisions, notes } from './note.table.ts';
import { listNotesOfUser } from './read.ts';

const PAGE_SIZE = 100;

export const notesOfPerson: PersonalData = {
  name: 'notes',
  columns: [notes.personId],
  rows: (db, personId) => rowsOfPages((cursor) => readPage(db, personId, cursor)),
  erase: async (tx, personId) => {
    await tx.delete(notes).where(eq(notes.personId, personId));
  },
};

async function readPage(db: Executor, personId: string, cursor: string | undefined) {
  const { items, nextCursor } = await listNotesOfUser(db, personId, { withDeleted: true, size: PAGE_SIZE, cursor });
  const ids = items.map(({ id }) => id);
  const rows = await db
    .select()
    .from(noteRevisions)
    .where(inArray(noteRevisions.noteId, ids))
    .orderBy(asc(noteRevisions.noteId), asc(noteRevisions.version));
  const revisionsOf = Map.groupBy(rows, ({ noteId }) => noteId);
  const withRevisions = items.map((item): ExportedNote => {
    const revisions = (revisionsOf.get(item.id) ?? []).map(({ version, text, at }) => ({
      version,
      text,
      at: at.toISOString(),
    }));
    return { ...item, revisions };
  });
  return { items: withRevisions, nextCursor };
}
