import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Block } from '../../../contract/content/block.ts';
import { platforms } from '../../../core/people/platforms.ts';
import { entityColumns, foldedText, moment } from '../../db/columns.ts';

export const faqCategories = pgTable('faq_categories', {
  ...entityColumns,
  title: text().notNull(),
  slug: text().notNull(),
  position: integer().notNull(),
  isActive: boolean().notNull().default(true),
});

export type FaqCategoryRow = typeof faqCategories.$inferSelect;

export const faqQuestions = pgTable(
  'faq_questions',
  {
    ...entityColumns,
    categoryId: uuid()
      .notNull()
      .references(() => faqCategories.id),
    question: text().notNull(),
    answer: jsonb().$type<Block[]>().notNull(),
    platforms: text({ enum: platforms }).array().notNull(),
    position: integer().notNull(),
    isActive: boolean().notNull().default(true),
    visitCount: integer().notNull().default(0),
    usefulYes: integer().notNull().default(0),
    usefulNo: integer().notNull().default(0),
  },
  (t) => [
    index('faq_questions_visited').on(t.visitCount, t.id),
    index('faq_questions_order').on(t.categoryId, t.position),
  ],
);

export type FaqQuestionRow = typeof faqQuestions.$inferSelect;

/** What one voter has said of a question, and whether it has opened it: each counts once. */
export const faqVotes = pgTable(
  'faq_votes',
  {
    questionId: uuid()
      .notNull()
      .references(() => faqQuestions.id, { onDelete: 'cascade' }),
    /** `actorKey`: names the person, or has a hash of the device's id. */
    voter: foldedText().notNull(),
    /** Null if the voter has only opened the question. */
    isUseful: boolean(),
    at: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.questionId, t.voter] }), index('faq_votes_age').on(t.at)],
);

export type FaqVoteRow = typeof faqVotes.$inferSelect;
