import { and, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Question, QuestionVocabulary } from '../../../core/question/read-question.ts';
import { LEFT_MAX, planKinds, type QuestionPlan, scopeOfPlan } from '../../../core/search/question-plan.ts';
import { productsOffered, whereOffered } from '../../search/offered-by.ts';
import type { RankScope } from '../../search/ranked-entries.ts';
import { productsAnswering, rangeFit } from './question-conditions.ts';
import { whereEntryWithin } from './search.ts';

/** A plan as a cursor has it. */
export const questionPlan: z.ZodType<QuestionPlan> = z.tuple([
  z.enum(planKinds),
  z.array(z.int().min(0).max(40)).max(LEFT_MAX),
]);
export type ProductScope = RankScope & { type: 'product' };

/** Undefined if the question cannot be read that way. */
export function scopeOf(
  plan: QuestionPlan,
  question: Question,
  vocabulary: QuestionVocabulary,
  where: SQL | undefined,
): ProductScope | undefined {
  const scope = scopeOfPlan(plan, question);
  if (!scope) return undefined;
  const { text, isOpen, categoryIds, conditions, supplierId } = scope;
  const offered = supplierId === undefined ? undefined : whereOffered(supplierId);
  if (conditions.length === 0) {
    if (supplierId !== undefined && isOpen && categoryIds.length === 0) {
      return { type: 'product', text, among: productsOffered(supplierId), isAmongOrdered: true, where, isOpen };
    }
    const within = categoryIds.length === 0 ? undefined : whereEntryWithin(categoryIds);
    return { type: 'product', text, where: and(within, offered, where), isOpen };
  }
  return {
    type: 'product',
    text,
    among: productsAnswering(categoryIds, conditions, vocabulary),
    where: and(offered, where),
    isOpen,
    fit: rangeFit(conditions, vocabulary),
  };
}
