import { uuidv7 } from '../../src/core/ids/uuidv7.ts';
import type { Db } from '../../src/server/db/open-database.ts';
import { type NoteRow, notes } from '../../src/server/notes/note.table.ts';

/** Notes about a product; returns their ids. */
export async function buildNotes(
  db: Db,
  given: Pick<NoteRow, 'personId' | 'objectId'>,
  count: number,
): Promise<string[]> {
  const rows = Array.from({ length: count }, () => ({
    ...given,
    id: uuidv7(),
    objectType: 'product' as const,
    text: 'متن',
    updatedAt: new Date(),
  }));
  await db.insert(notes).values(rows);
  return rows.map(({ id }) => id);
}
