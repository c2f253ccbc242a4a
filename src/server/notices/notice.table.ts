import { boolean, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { noticeKinds } from '../../contract/notices/notice.ts';
import { persons } from '../account/person/person.table.ts';
import { moment } from '../db/columns.ts';

const kind = () => text({ enum: noticeKinds });

export const notices = pgTable(
  'notices',
  {
    id: uuid().primaryKey(),
    personId: uuid()
      .notNull()
      .references(() => persons.id),
    /** Of the hint that was written with it: the order of commits. */
    seq: integer().notNull(),
    kind: kind().notNull(),
    objectType: text().notNull(),
    objectId: uuid().notNull(),
    params: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    path: text().notNull(),
    at: moment().notNull(),
  },
  (t) => [unique('notices_person_seq').on(t.personId, t.seq)],
);

export type NoticeRow = typeof notices.$inferSelect;

/** How far a person has read, and what sends no message to their browsers. */
export const noticeSettings = pgTable('notice_settings', {
  personId: uuid()
    .primaryKey()
    .references(() => persons.id),
  readSeq: integer().notNull().default(0),
  silentKinds: kind().array().notNull().default([]),
  /** Whether what costs money when missed also comes as a text message. */
  hasTexts: boolean().notNull().default(true),
});
