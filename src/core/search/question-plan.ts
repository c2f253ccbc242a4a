import { type Condition, loosen } from '../question/conditions.ts';
import type { Question } from '../question/read-question.ts';
import { toQueryWords } from './query-words.ts';

export const planKinds = ['read', 'near', 'words', 'kind', 'about', 'within'] as const;
/** A plan leaves out at most this many conditions or words. */
export const LEFT_MAX = 8;

/**
 * One interpretation of a question. `read`: category and conditions · `near`: the same with approximate numbers ·
 * `words`: all words · `kind`: the category, those with most words first · `about`: advice that has all other words ·
 * `within`: all words, in the named category. With what it leaves out: positions of
 * conditions or words.
 */
export type QuestionPlan = [kind: (typeof planKinds)[number], left: number[]];

/** What an interpretation asks of a product. */
export interface PlanScope {
  /** Words to find it by. */
  text: string;
  /** Products without the words count too, after the others. */
  isOpen: boolean;
  /** It is in one of them; empty for any. */
  categoryIds: readonly string[];
  /** It meets all of them. */
  conditions: readonly Condition[];
  /** This supplier offers it. */
  supplierId: string | undefined;
}

/** Undefined if the question cannot be read that way: it has no condition, no category or no word. */
export function scopeOfPlan([kind, left]: QuestionPlan, question: Question): PlanScope | undefined {
  const { categoryIds, words, text, supplierId } = question;
  if (kind === 'words') {
    const kept = toQueryWords(text).filter((_, at) => !left.includes(at));
    if (kept.length === 0 && supplierId === undefined) return undefined;
    const spelled = kept.map(({ typed }) => typed).join(' ');
    return { text: spelled, isOpen: kept.length === 0, categoryIds: [], conditions: [], supplierId };
  }
  if (categoryIds.length === 0) return undefined;
  if (kind === 'about') {
    return question.about
      ? { text: question.about, isOpen: false, categoryIds, conditions: [], supplierId }
      : undefined;
  }
  if (kind === 'within') return { text, isOpen: false, categoryIds, conditions: [], supplierId };
  if (kind === 'kind') return { text, isOpen: true, categoryIds, conditions: [], supplierId };
  const conditions = kind === 'near' ? loosen(question.conditions) : question.conditions;
  const kept = conditions?.filter((_, at) => !left.includes(at)) ?? [];
  if (kept.length === 0) return undefined;
  const said = question.conditions.filter((_, at) => left.includes(at)).map((one) => one.said);
  return { text: [...words, ...said].join(' '), isOpen: true, categoryIds, conditions: kept, supplierId };
}

/** The interpretations that leave no word out, likeliest first. */
export function plansOf({ conditions, words, about, isKindNamed }: Question): QuestionPlan[] {
  const all: QuestionPlan = ['words', []];
  if (about) return [['about', []], all];
  // «فلنج ۴»: elbows are listed among flanges too.
  if (conditions.length === 0) return isKindNamed && words.length > 0 ? [['within', []], all] : [all];
  const whole: QuestionPlan[] = [
    ['read', []],
    ['near', []],
  ];
  const places = conditions.length > 1 ? [...conditions.keys()].slice(0, LEFT_MAX) : [];
  // What follows from a unit alone is left out before what the words name.
  places.sort((one, other) => Number(conditions[one]?.isStated) - Number(conditions[other]?.isStated));
  const looser = places.map((at): QuestionPlan => ['read', [at]]);
  // A kind that is guessed gives way before a condition does.
  return words.length > 0 || !isKindNamed ? [...whole, all, ...looser] : [...whole, ...looser, all];
}

/** All that the named supplier offers; undefined without one, or if there are too many words to leave out. */
export function planOfSupplier({ supplierId, text }: Question): QuestionPlan | undefined {
  const places = [...toQueryWords(text).keys()];
  return supplierId === undefined || places.length > LEFT_MAX ? undefined : ['words', places];
}
