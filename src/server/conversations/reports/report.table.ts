import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { talkReportReasons, talkReportStates } from '../../../core/talk/talk-reports.ts';
import { persons } from '../../account/person/person.table.ts';
import { moment } from '../../db/columns.ts';
import { conversations } from '../conversation.table.ts';

export interface KeptMessage {
  seq: number;
  text: string;
  fileIds: string[];
}

/** What a party says against the other one. */
export const conversationReports = pgTable(
  'conversation_reports',
  {
    /** Made by the device. */
    id: uuid().primaryKey(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id),
    reporterId: uuid()
      .notNull()
      .references(() => persons.id),
    /** The party of who reports. */
    reporterNo: smallint().notNull(),
    /** Null for the whole conversation. */
    messageSeq: integer(),
    /** What the message said when it was reported: its writer may edit or delete it. */
    messageText: text(),
    /** Of the message, or of all that are kept. */
    messageFileIds: uuid().array().notNull().default(sql`'{}'`),
    /** What the other party had said when a whole conversation was reported; null once it is decided. */
    keptMessages: jsonb().$type<KeptMessage[]>(),
    reason: text({ enum: talkReportReasons }).notNull(),
    text: text().notNull(),
    state: text({ enum: talkReportStates }).notNull().default('open'),
    createdAt: moment().notNull(),
    decidedAt: moment(),
    decidedBy: uuid().references(() => persons.id),
  },
  (t) => [
    uniqueIndex('conversation_reports_open').on(t.conversationId, t.reporterId).where(sql`${t.state} = 'open'`),
    index('conversation_reports_state').on(t.state, t.createdAt, t.id),
    index('conversation_reports_reporter').on(t.reporterId, t.createdAt),
    check('conversation_reports_decided', sql`(${t.state} = 'open') = (${t.decidedAt} is null)`),
  ],
);
export type ReportRow = typeof conversationReports.$inferSelect;
