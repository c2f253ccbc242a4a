import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { persons } from '../account/person/person.table.ts';
import { moment } from '../db/columns.ts';
import { conversations } from './conversation.table.ts';

export const messages = pgTable(
  'messages',
  {
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id),
    seq: integer().notNull(),
    /** Made by the device. */
    id: uuid().notNull(),
    changedSeq: integer().notNull(),
    partyNo: smallint().notNull(),
    authorId: uuid()
      .notNull()
      .references(() => persons.id),
    /** Empty once it is deleted; what it said is in `message_edits`. */
    text: text().notNull(),
    fileIds: uuid().array().notNull().default(sql`'{}'`),
    replyToSeq: integer(),
    editNo: integer().notNull().default(0),
    editedAt: moment(),
    deletedAt: moment(),
    at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.seq] }),
    unique('messages_device_id').on(t.conversationId, t.id),
    // What has changed since a reader was here.
    index('messages_changed').on(t.conversationId, t.changedSeq),
    // What a person wrote in the last minute.
    index('messages_author').on(t.authorId, t.at),
    // What a search looks through, the newest first.
    index('messages_at').on(t.conversationId, t.at, t.seq),
    check('messages_deleted_empty', sql`${t.deletedAt} is null or (${t.text} = '' and cardinality(${t.fileIds}) = 0)`),
  ],
);
export type MessageRow = typeof messages.$inferSelect;

/** What messages said before they were edited or deleted: evidence that no call answers. */
export const messageEdits = pgTable(
  'message_edits',
  {
    conversationId: uuid().notNull(),
    seq: integer().notNull(),
    /** The one that ended with this. */
    editNo: integer().notNull(),
    text: text().notNull(),
    fileIds: uuid().array().notNull(),
    at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.seq, t.editNo] }),
    foreignKey({
      name: 'message_edits_message',
      columns: [t.conversationId, t.seq],
      foreignColumns: [messages.conversationId, messages.seq],
    }),
  ],
);
