import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { commentStates } from '../../../core/content/page-types.ts';
import { persons } from '../../account/person/person.table.ts';
import { entityColumns, moment } from '../../db/columns.ts';
import { contentPages } from '../page/page.table.ts';

export const pageComments = pgTable(
  'page_comments',
  {
    ...entityColumns,
    pageId: uuid()
      .notNull()
      .references(() => contentPages.id, { onDelete: 'cascade' }),
    /** The comment that it answers. */
    parentId: uuid(),
    personId: uuid()
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    state: text({ enum: commentStates }).notNull().default('waiting'),
    /** When it came to its state. */
    stateAt: moment().notNull(),
    rejectReason: text(),
    likeCount: integer().notNull().default(0),
    editedAt: moment(),
  },
  (t) => [
    index('page_comments_shown').on(t.pageId, t.createdAt, t.id).where(sql`state = 'shown'`),
    index('page_comments_state').on(t.state, t.stateAt, t.id),
    index('page_comments_person').on(t.personId, t.createdAt, t.id),
  ],
);

export type PageCommentRow = typeof pageComments.$inferSelect;

export const commentLikes = pgTable(
  'comment_likes',
  {
    personId: uuid()
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    commentId: uuid()
      .notNull()
      .references(() => pageComments.id, { onDelete: 'cascade' }),
    at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.personId, t.commentId] }), index('comment_likes_comment').on(t.commentId)],
);
