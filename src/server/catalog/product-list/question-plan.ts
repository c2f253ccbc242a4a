import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { loosen, type Question, type QuestionVocabulary } from '../../../core/question/read-question.ts';
import type { RankScope } from '../../search/ranked-entries.ts';
import { toQueryWords } from '../../search/words-query.ts';
import { rangeFit, whereAnswers, whereOffered } from './question-conditions.ts';

const planKinds = ['read', 'near', 'words', 'kind'] as const;
const LEFT_MAX = 8;

/**
 * One interpretation of a question. `read`: category and conditions · `near`: the same with approximate numbers ·
 * `words`: all words · `kind`: the category, those with most words first. With what it leaves out: positions of
 * conditions or words.
 */
export const questionPlan = z.tuple([z.enum(planKinds), z.array(z.int().min(0).max(40)).max(LEFT_MAX)]);
export type QuestionPlan = z.infer<typeof questionPlan>;
export type ProductScope = RankScope & { type: 'product' };

const both = (conditions: readonly (SQL | undefined)[]): SQL | undefined => {
  const given = conditions.filter((one) => one !== undefined);
  return given.length === 0 ? undefined : sql.join(given, sql` and `);
};

/** Undefined if the question cannot be read that way: it has no condition, no category or no word. */
export function scopeOf(
  [kind, left]: QuestionPlan,
  question: Question,
  vocabulary: QuestionVocabulary,
  where: SQL | undefined,
): ProductScope | undefined {
  const { categoryIds, words, text, supplierId } = question;
  const offered = supplierId === undefined ? undefined : whereOffered(supplierId);
  if (kind === 'words') {
    const kept = toQueryWords(text).filter((_, at) => !left.includes(at));
    if (kept.length === 0 && !offered) return undefined;
    const spelled = kept.map(({ typed }) => typed).join(' ');
    return { type: 'product', text: spelled, where: both([offered, where]), isOpen: kept.length === 0 };
  }
  if (categoryIds.length === 0) return undefined;
  if (kind === 'kind') {
    const inKind = whereAnswers(categoryIds, [], vocabulary);
    return { type: 'product', text, where: both([inKind, offered, where]), isOpen: true };
  }
  const conditions = kind === 'near' ? loosen(question.conditions) : question.conditions;
  const kept = conditions?.filter((_, at) => !left.includes(at)) ?? [];
  if (kept.length === 0) return undefined;
  const said = question.conditions.filter((_, at) => left.includes(at)).map((one) => one.said);
  const met = whereAnswers(categoryIds, kept, vocabulary);
  return {
    type: 'product',
    text: [...words, ...said].join(' '),
    where: both([met, offered, where]),
    isOpen: true,
    fit: rangeFit(kept, vocabulary),
  };
}

/** The interpretations that leave no word out, likeliest first. */
export function plansOf({ conditions, words }: Question): QuestionPlan[] {
  const all: QuestionPlan = ['words', []];
  if (conditions.length === 0) return [all];
  const whole: QuestionPlan[] = [
    ['read', []],
    ['near', []],
  ];
  const places = conditions.length > 1 ? [...conditions.keys()].slice(0, LEFT_MAX) : [];
  // What follows from a unit alone is left out before what the words name.
  places.sort((one, other) => Number(conditions[one]?.isStated) - Number(conditions[other]?.isStated));
  const looser = places.map((at): QuestionPlan => ['read', [at]]);
  return words.length > 0 ? [...whole, all, ...looser] : [...whole, ...looser, all];
}
