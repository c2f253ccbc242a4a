import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { FileScope } from '../../contract/files/file.ts';
import { persons } from '../account/person/person.table.ts';
import { entityColumns, foldedText, moment } from '../db/columns.ts';

/** `storing` until the content is in the store; `removed` until it is there no more. */
export const fileStates = ['storing', 'ready', 'removed'] as const;

/** A row is there before its content and goes after it, so that no content is without a row. */
export const files = pgTable(
  'files',
  {
    ...entityColumns,
    updatedAt: moment().notNull(),
    personId: uuid()
      .notNull()
      .references(() => persons.id),
    scope: text().$type<FileScope>().notNull(),
    state: text({ enum: fileStates }).notNull(),
    name: text().notNull(),
    mime: foldedText().notNull(),
    bytes: integer().notNull(),
    /** Of what was sent. */
    sha256: foldedText().notNull(),
    /** Of the content in the store. */
    storageKey: foldedText().notNull(),
  },
  (t) => [
    index('files_person').on(t.personId, t.id),
    uniqueIndex('files_picture').on(t.personId).where(sql`${t.scope} = 'profilePicture' and ${t.state} = 'ready'`),
    index('files_unfinished').on(t.updatedAt).where(sql`${t.state} <> 'ready'`),
    // What a pruning looks for grants of.
    index('files_attachments').on(t.updatedAt).where(sql`${t.scope} = 'attachment' and ${t.state} = 'ready'`),
  ],
);

export type FileRow = typeof files.$inferSelect;
