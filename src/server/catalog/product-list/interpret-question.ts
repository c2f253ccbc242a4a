import { and, type SQL } from 'drizzle-orm';
import { type Question, type QuestionVocabulary, readQuestion } from '../../../core/question/read-question.ts';
import { correctableWords, correctedTexts } from '../../../core/search/correct-words.ts';
import { planOfSupplier, plansOf, type QuestionPlan } from '../../../core/search/question-plan.ts';
import type { Executor } from '../../db/open-database.ts';
import { type Corrections, correctionsOf } from '../../search/correct-text.ts';
import { countRanked } from '../../search/count-ranked.ts';
import { SORTED_MAX } from '../../search/hash-walk.ts';
import { whereOffered } from '../../search/offered-by.ts';
import { wordFrequencyOf } from '../../search/word-frequency.ts';
import { leaveWordsOut } from './leave-words-out.ts';
import { type ProductScope, scopeOf } from './question-plan.ts';

/** A question with the interpretation that finds products. */
export interface ReadAs {
  question: Question;
  plan: QuestionPlan;
  scope: ProductScope;
  /** The corrected text, and its place among the corrections. */
  corrected?: { text: string; at: number } | undefined;
}

export interface QuestionContext {
  db: Executor;
  vocabulary: QuestionVocabulary;
  /** A further condition on `search_entries e`. */
  where: SQL | undefined;
  /** Of the text that is read. @default a look-up of its own */
  corrections?: Corrections | undefined;
}

/** Reads what an interpretation finds; undefined if it finds no product. */
export type Look<Found> = (read: ReadAs) => Promise<Found | undefined>;

export interface Answer<Found> {
  read: ReadAs;
  found: Found | undefined;
}

/**
 * The interpretation of a text, with what it finds: the first one that finds a product, else all of its words. Reading
 * the page or the number itself tells whether there is one.
 */
export async function interpret<Found>(context: QuestionContext, q: string, look: Look<Found>): Promise<Answer<Found>> {
  const question = readQuestion(q, context.vocabulary);
  const first = (await firstFound(context, question, look)) ?? (await findCorrected(context, q, look));
  if (first) return first;
  const read = (await withFewerWords(context, question)) ?? readAs(context, question, ['words', []]);
  return { read, found: await look(read) };
}

export function readAs({ vocabulary, where }: QuestionContext, question: Question, plan: QuestionPlan): ReadAs {
  const scope = scopeOf(plan, question, vocabulary, where) ?? { type: 'product', text: question.text, where };
  return { question, plan, scope };
}

async function firstFound<Found>(
  { db, vocabulary, where }: QuestionContext,
  question: Question,
  look: Look<Found>,
  corrected?: ReadAs['corrected'],
): Promise<Answer<Found> | undefined> {
  for (const plan of plansOf(question)) {
    const scope = scopeOf(plan, question, vocabulary, where);
    if (!scope) continue;
    const read = { question, plan, scope: { ...scope, frequency: wordFrequencyOf(db, scope.text) }, corrected };
    const found = await look(read);
    if (found !== undefined) return { read, found };
  }
  return undefined;
}

/** The same text always has the same corrections in the same order. */
async function listCorrections({ db, corrections }: QuestionContext, q: string): Promise<string[]> {
  const typed = correctableWords(q);
  const others = [...(await (corrections ?? correctionsOf(db, q))())].filter(([word]) => typed.has(word));
  return correctedTexts(q, new Map(others));
}

async function findCorrected<Found>(
  context: QuestionContext,
  q: string,
  look: Look<Found>,
): Promise<Answer<Found> | undefined> {
  for (const [at, text] of (await listCorrections(context, q)).entries()) {
    const found = await firstFound(context, readQuestion(text, context.vocabulary), look, { text, at });
    if (found) return found;
  }
  return undefined;
}

/** The products of a named category, those with most words first if they can be sorted; else as many words as find any. */
async function withFewerWords(context: QuestionContext, question: Question): Promise<ReadAs | undefined> {
  const { db, vocabulary, where } = context;
  const inKind = question.isKindNamed ? scopeOf(['kind', []], question, vocabulary, where) : undefined;
  const ofKind = inKind ? await countRanked(db, inKind, SORTED_MAX) : 0;
  const byKind = (): ReadAs | undefined => inKind && { question, plan: ['kind', []], scope: inKind };
  if (ofKind > 0 && ofKind <= SORTED_MAX) return byKind();
  const { supplierId } = question;
  const offered = supplierId === undefined ? where : and(whereOffered(supplierId), where);
  const left = await leaveWordsOut(db, question.text, offered);
  if (left) return readAs(context, question, ['words', left]);
  if (ofKind > 0) return byKind();
  const plan = planOfSupplier(question);
  return plan && readAs(context, question, plan);
}

export async function continueAs(
  context: QuestionContext,
  q: string,
  plan: QuestionPlan,
  at: number | null,
): Promise<ReadAs> {
  const text = at === null ? undefined : (await listCorrections(context, q))[at];
  const read = readAs(context, readQuestion(text ?? q, context.vocabulary), plan);
  return text === undefined || at === null ? read : { ...read, corrected: { text, at } };
}
