import { boolean, customType, index, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { persons } from '../../account/person/person.table.ts';
import { moment } from '../../db/columns.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** An upload that comes in parts. It becomes the file of the same id once all parts are here. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    personId: uuid()
      .notNull()
      .references(() => persons.id),
    /** Bytes of the whole. */
    length: integer().notNull(),
    /** Bytes that are stored: the next part starts here. */
    received: integer().notNull().default(0),
    /** Its file is stored. The row stays for a day: a device that did not hear of it asks. */
    isDone: boolean().notNull().default(false),
    /** As the protocol carries it. */
    metadata: jsonb().$type<Record<string, string | null>>().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [index('uploads_person').on(t.personId), index('uploads_created').on(t.createdAt)],
);

/** A part waits in the database, where it is stored in the transaction that counts it; the whole goes to the file store. */
export const uploadParts = pgTable(
  'upload_parts',
  {
    uploadId: uuid()
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    start: integer().notNull(),
    content: bytes().notNull(),
  },
  (t) => [primaryKey({ columns: [t.uploadId, t.start] })],
);

export type UploadRow = typeof uploads.$inferSelect;
