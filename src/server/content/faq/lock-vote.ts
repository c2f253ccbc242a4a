import { and, eq } from 'drizzle-orm';
import type { FaqVoteAnswer } from '../../../contract/content/faq.ts';
import type { Tx } from '../../db/open-database.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { type FaqQuestionRow, type FaqVoteRow, faqCategories, faqQuestions, faqVotes } from './faq.table.ts';

interface LockedVote {
  question: FaqQuestionRow;
  /** Undefined before the voter's first visit. */
  vote: FaqVoteRow | undefined;
}

/**
 * Locks the question until the commit, so that votes of one question follow each other and its counts are exact.
 * @throws AppError 404 for a question that is not shown
 */
export async function lockVote(tx: Tx, questionId: string, voter: string): Promise<LockedVote> {
  const [question] = await tx
    .select()
    .from(faqQuestions)
    .where(and(eq(faqQuestions.id, questionId), eq(faqQuestions.isActive, true)))
    .for('update');
  if (!question || !(await isShown(tx, question.categoryId))) throw notFound('پرسش');
  const [vote] = await tx
    .select()
    .from(faqVotes)
    .where(and(eq(faqVotes.questionId, questionId), eq(faqVotes.voter, voter)));
  return { question, vote };
}

async function isShown(tx: Tx, categoryId: string): Promise<boolean> {
  return (await tx.$count(faqCategories, and(eq(faqCategories.id, categoryId), eq(faqCategories.isActive, true)))) > 0;
}

type Counts = Pick<FaqQuestionRow, 'visitCount' | 'usefulYes' | 'usefulNo'>;

/** Stores the counts of a locked question. Its version stays: a reader does not change the question. */
export async function saveCounts(tx: Tx, questionId: string, counts: Partial<Counts>): Promise<void> {
  await tx.update(faqQuestions).set(counts).where(eq(faqQuestions.id, questionId));
}

export const presentVote = (
  { id, visitCount, usefulYes, usefulNo }: Counts & Pick<FaqQuestionRow, 'id'>,
  isUseful: boolean | null,
): FaqVoteAnswer => ({ questionId: id, isUseful, visitCount, usefulYes, usefulNo });
