import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { feedbackStates, feedbackTypes } from '../../core/content/feedback.ts';
import { objectTypes } from '../../core/ids/object-types.ts';
import { persons } from '../account/person/person.table.ts';
import { entityColumns, foldedText, moment } from '../db/columns.ts';

export const feedbacks = pgTable(
  'feedbacks',
  {
    ...entityColumns,
    /** Null for a sender who was not signed in. */
    personId: uuid().references(() => persons.id),
    trackingCode: foldedText().notNull(),
    type: text({ enum: feedbackTypes }).notNull(),
    text: text().notNull(),
    objectType: text({ enum: objectTypes }),
    objectId: uuid(),
    /** A phone number in E.164, or an e-mail address. */
    contact: text(),
    fileIds: uuid().array().notNull().default(sql`'{}'`),
    appBuild: text(),
    requestId: text(),
    state: text({ enum: feedbackStates }).notNull().default('new'),
    /** When it came to its state. */
    stateAt: moment().notNull(),
    answer: text(),
    seenAt: moment(),
    answeredAt: moment(),
    closedAt: moment(),
    /** Null for the feedback of a person, which stays with their account. */
    expiresAt: moment(),
  },
  (t) => [
    uniqueIndex('feedbacks_code').on(t.trackingCode),
    index('feedbacks_state').on(t.state, t.stateAt, t.id),
    index('feedbacks_all').on(t.stateAt, t.id),
    index('feedbacks_person').on(t.personId, t.createdAt, t.id).where(sql`${t.personId} is not null`),
    index('feedbacks_expiry').on(t.expiresAt).where(sql`${t.expiresAt} is not null`),
  ],
);

export type FeedbackRow = typeof feedbacks.$inferSelect;

/** What a sender has sent in the present window: one row each. */
export const feedbackLimits = pgTable(
  'feedback_limits',
  {
    /** A hash of the address or the device, or the person's id. */
    subject: foldedText().primaryKey(),
    windowStart: moment().notNull(),
    sent: integer().notNull(),
  },
  (t) => [index('feedback_limits_age').on(t.windowStart)],
);
