import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { foldedText, moment } from '../db/columns.ts';
import { files } from './file.table.ts';

/** Who besides its person may read a file: the parties of an object, such as a request or a conversation. */
export const fileGrants = pgTable(
  'file_grants',
  {
    fileId: uuid()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    /** The kind of object, such as `feedback`. */
    scope: foldedText().notNull(),
    scopeId: uuid().notNull(),
    at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.fileId, t.scope, t.scopeId] }),
    // The files of an object.
    index('file_grants_object').on(t.scope, t.scopeId, t.fileId),
  ],
);
