import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { objectTypes } from '../../core/ids/object-types.ts';
import { persons } from '../account/person/person.table.ts';
import { entityColumns, moment } from '../db/columns.ts';

export const notes = pgTable(
  'notes',
  {
    ...entityColumns,
    updatedAt: moment().notNull(),
    personId: uuid()
      .notNull()
      .references(() => persons.id),
    objectType: text({ enum: objectTypes }).notNull(),
    objectId: uuid().notNull(),
    /** Empty once deleted. */
    text: text().notNull(),
    deletedAt: moment(),
  },
  (t) => [
    index('notes_latest').on(t.personId, t.updatedAt, t.id),
    index('notes_object').on(t.personId, t.objectType, t.objectId),
  ],
);

export type NoteRow = typeof notes.$inferSelect;

/** Earlier texts of notes. */
export const noteRevisions = pgTable(
  'note_revisions',
  {
    noteId: uuid()
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    text: text().notNull(),
    /** When the text was replaced. */
    at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.noteId, t.version] })],
);
