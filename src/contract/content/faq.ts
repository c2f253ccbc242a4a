import { z } from 'zod';
import { platforms } from '../../core/people/platforms.ts';
import { entityFields, pageOf, pageQuery } from '../page.ts';
import { blocks } from './block.ts';

const platform = z.enum(platforms).default('web');

const faqCategory = z.object({
  id: z.uuid(),
  title: z.string(),
  slug: z.string(),
  order: z.number().int(),
});

/** A category that is shown, with the number of its questions. */
export const faqCategoryCard = faqCategory.extend({ questionsCount: z.number().int() });
export type FaqCategoryCard = z.infer<typeof faqCategoryCard>;

const question = z.object({ ...entityFields, categoryId: z.uuid(), question: z.string(), order: z.number().int() });

/** Each person or device counts once. */
const counts = z.object({
  visitCount: z.number().int(),
  usefulYes: z.number().int(),
  usefulNo: z.number().int(),
});

/** A question without its answer, with the counts of now. */
const visitedQuestion = question.extend(counts.shape);
export type VisitedQuestion = z.infer<typeof visitedQuestion>;
export const visitedQuestions = pageOf(visitedQuestion);

/** Without counts: they change with every reader, and this answer is cached until a question changes. */
const faqQuestion = question.extend({ answer: blocks });
export type FaqQuestion = z.infer<typeof faqQuestion>;

/** A question with its answer and the counts of now. */
export const countedQuestion = faqQuestion.extend(counts.shape);
export type CountedQuestion = z.infer<typeof countedQuestion>;

/** A category with its questions. */
const faqGroup = faqCategory.extend({ questions: z.array(faqQuestion) });
export type FaqGroup = z.infer<typeof faqGroup>;
export const faqGroups = z.array(faqGroup);

export const faqPlatformQuery = z.object({ platform });

export const visitedQuestionsQuery = pageQuery.extend({ platform });
export type VisitedQuestionsQuery = z.output<typeof visitedQuestionsQuery>;

export const questionsOfCategoryQuery = pageQuery.extend({ categoryId: z.uuid(), platform });
export type QuestionsOfCategoryQuery = z.output<typeof questionsOfCategoryQuery>;

/** What the voter says now; null takes an earlier vote back. */
export const usefulBody = z.object({ isUseful: z.boolean().nullable() }).meta({ examples: [{ isUseful: true }] });

/** The question as its voter has left it. */
export const faqVoteAnswer = counts.extend({ questionId: z.uuid(), isUseful: z.boolean().nullable() });
export type FaqVoteAnswer = z.infer<typeof faqVoteAnswer>;

/** A question that a person has opened, as the export shows it. */
export const ownFaqVote = z.object({
  questionId: z.uuid(),
  question: z.string(),
  isUseful: z.boolean().nullable(),
  at: z.iso.datetime(),
});
export type OwnFaqVote = z.infer<typeof ownFaqVote>;
