import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Understood } from '../../../contract/search/understood.ts';
import { readDecimals } from '../../../core/question/question-text.ts';
import { type Question, type QuestionVocabulary, readQuestion } from '../../../core/question/read-question.ts';
import { toSlug } from '../../../core/slug.ts';
import type { AppDeps } from '../../app-deps.ts';
import type { Executor } from '../../db/open-database.ts';
import { decodeCursor } from '../../platform/cursor.ts';
import { correctedTexts, findCorrections } from '../../search/correct-text.ts';
import { countRanked, hasRanked } from '../../search/count-ranked.ts';
import type { ProductSearch } from '../../search/counts-read.ts';
import { type RankPosition, rankPosition } from '../../search/rank-position.ts';
import { listRanked, SORTED_MAX } from '../../search/ranked-entries.ts';
import { readRankedAfter } from '../../search/ranked-page.ts';
import { findKnownWords, wordFrequencyOf } from '../../search/word-frequency.ts';
import { wordsLacking } from '../../search/words-lacking.ts';
import { joinedSpelling, toQueryWords } from '../../search/words-query.ts';
import { leaveWordsOut } from './leave-words-out.ts';
import { type ProductScope, plansOf, type QuestionPlan, questionPlan, scopeOf } from './question-plan.ts';

/** More spellings of a text are hardly likelier. */
const CORRECTIONS_MAX = 4;

/** Names the interpretation, so that every page of a list follows the same one: plan, number of the correction, position. */
const questionCursor = z.tuple([questionPlan, z.int().min(0).max(CORRECTIONS_MAX).nullable(), rankPosition]);

/** A question with the interpretation that finds products. */
interface ReadAs {
  question: Question;
  plan: QuestionPlan;
  scope: ProductScope;
  /** The corrected text, and its place among the corrections. */
  corrected?: { text: string; at: number };
}

export type QuestionDeps = Pick<AppDeps, 'db' | 'vocabulary'>;

interface Context {
  db: Executor;
  vocabulary: QuestionVocabulary;
  /** A further condition on `search_entries e`. */
  where: SQL | undefined;
}

/** The interpretation of a text: the first one that finds a product, else all of its words. */
async function interpret(context: Context, q: string): Promise<ReadAs> {
  const question = readQuestion(q, context.vocabulary);
  const read = (await firstFound(context, question)) ?? (await findCorrected(context, q));
  return read ?? (await withFewerWords(context, question)) ?? readAs(context, question, ['words', []]);
}

function readAs({ vocabulary, where }: Context, question: Question, plan: QuestionPlan): ReadAs {
  const scope = scopeOf(plan, question, vocabulary, where) ?? { type: 'product', text: question.text, where };
  return { question, plan, scope };
}

async function firstFound({ db, vocabulary, where }: Context, question: Question): Promise<ReadAs | undefined> {
  for (const plan of plansOf(question)) {
    const read = scopeOf(plan, question, vocabulary, where);
    const scope = read && { ...read, frequency: wordFrequencyOf(db, read.text) };
    if (scope && ((await isKnownWord(db, scope)) || (await hasRanked(db, scope)))) return { question, plan, scope };
  }
  return undefined;
}

/** A single word that is a term needs no look at all entries that have it. */
async function isKnownWord(db: Executor, { text, where, isOpen }: ProductScope): Promise<boolean> {
  const words = toQueryWords(text);
  if (where !== undefined || isOpen || words.length !== 1) return false;
  return (await findKnownWords(db, words)).size > 0;
}

/** The same text always has the same corrections in the same order. */
async function listCorrections(db: Executor, q: string): Promise<string[]> {
  // A mark inside a word is no typing mistake.
  const plain = q.split(/\s+/).filter((word) => /^[\p{L}\p{M}\p{N}\u200c]+$/u.test(word));
  const typed = new Set(toQueryWords(plain.join(' ')).map(joinedSpelling));
  const corrections = [...(await findCorrections(db, q))].filter(([word]) => typed.has(word));
  return correctedTexts(q, new Map(corrections)).slice(0, CORRECTIONS_MAX);
}

async function findCorrected(context: Context, q: string): Promise<ReadAs | undefined> {
  for (const [at, text] of (await listCorrections(context.db, q)).entries()) {
    const found = await firstFound(context, readQuestion(text, context.vocabulary));
    if (found) return { ...found, corrected: { text, at } };
  }
  return undefined;
}

/** The products of a named category, those with most words first if they can be sorted; else as many words as find any. */
async function withFewerWords(context: Context, question: Question): Promise<ReadAs | undefined> {
  const { db, vocabulary, where } = context;
  const inKind = question.isKindNamed ? scopeOf(['kind', []], question, vocabulary, where) : undefined;
  const ofKind = inKind ? await countRanked(db, inKind, SORTED_MAX) : 0;
  const byKind = (): ReadAs | undefined => inKind && { question, plan: ['kind', []], scope: inKind };
  if (ofKind > 0 && ofKind <= SORTED_MAX) return byKind();
  const left = await leaveWordsOut(db, question.text, where);
  return left ? readAs(context, question, ['words', left]) : ofKind > 0 ? byKind() : undefined;
}

async function continueAs(context: Context, q: string, plan: QuestionPlan, at: number | null): Promise<ReadAs> {
  const text = at === null ? undefined : (await listCorrections(context.db, q))[at];
  const read = readAs(context, readQuestion(text ?? q, context.vocabulary), plan);
  return text === undefined || at === null ? read : { ...read, corrected: { text, at } };
}

/** Counts and suggestions by the same interpretation as the list. */
export const productSearch = (deps: QuestionDeps): ProductSearch => ({
  count: async (q, max) => {
    const { scope, corrected } = await interpret(await contextOf(deps), q);
    return { count: await countRanked(deps.db, scope, max), corrected: corrected?.text ?? null };
  },
  first: async (q, limit) => {
    const { scope, corrected } = await interpret(await contextOf(deps), q);
    const found = await listRanked(deps.db, scope, { limit });
    return { ids: found.map(({ objectId }) => objectId), text: corrected?.text ?? q };
  },
});

const contextOf = async ({ db, vocabulary }: QuestionDeps, where?: SQL): Promise<Context> => ({
  db,
  vocabulary: await vocabulary.current(),
  where,
});

/** A page of what a question finds. */
export async function listByQuestion(
  deps: QuestionDeps,
  q: string,
  { cursor, size, where }: { cursor?: string | undefined; size?: number | undefined; where?: SQL | undefined },
) {
  const [plan, at = null, after] = decodeCursor(cursor, questionCursor) ?? [];
  const context = await contextOf(deps, where);
  const read = plan ? await continueAs(context, q, plan, at) : await interpret(context, q);
  const toCursor = (position: RankPosition) => [read.plan, read.corrected?.at ?? null, position] as const;
  const { ids, page } = await readRankedAfter(deps.db, read.scope, { after, size, toCursor });
  if (after) return { ids, page };
  const lacking = await wordsLacking(deps.db, read.scope.text, ids[0]);
  return { ids, page, understood: toUnderstood(q, read, lacking, context.vocabulary) };
}

/** @param lacking words that the first product does not have */
function toUnderstood(
  q: string,
  { question, plan, scope, corrected }: ReadAs,
  lacking: readonly string[],
  { categories }: QuestionVocabulary,
): Understood {
  const [kind, left] = plan;
  const isRead = kind === 'read' || kind === 'near';
  const { conditions, categoryIds, text, supplierId } = question;
  const [categoryId, other] = categoryIds;
  const isOne = kind !== 'words' && other === undefined;
  const category = isOne ? categories.find(({ id }) => id === categoryId) : undefined;
  const kept = conditions.filter((_, at) => isRead && !left.includes(at));
  const spelled = kind === 'words' ? toQueryWords(text) : [];
  const searched = toQueryWords(scope.text).map(({ typed }) => typed);
  return {
    text: corrected?.text ?? q,
    category: category ? { id: category.id, name: category.name, slug: toSlug(category.name) } : null,
    supplierId: supplierId ?? null,
    filters: kept.flatMap(({ anyOf }) => (anyOf.length === 1 ? anyOf : [])),
    conditions: kept.map(({ said }) => ({ said, without: textWithout(text, said) })),
    words: searched.filter((word) => !lacking.includes(word)),
    dropped: [...left.flatMap((at) => spelled[at]?.typed ?? []), ...lacking],
    corrected: corrected?.text ?? (isRead && question.corrections.length > 0 ? correctedBy(q, question) : null),
  };
}

/** Null if the words do not stand together, or nothing else is left. */
function textWithout(text: string, said: string): string | null {
  const words = readDecimals(said);
  const at = words === '' ? -1 : text.indexOf(words);
  if (at < 0) return null;
  const rest = `${text.slice(0, at)} ${text.slice(at + words.length)}`.replace(/\s+/g, ' ').trim();
  return rest === '' ? null : rest;
}

/** The text with the reader's corrections. */
function correctedBy(q: string, { corrections }: Question): string {
  const words = new Map(corrections.map(({ typed, word }) => [typed, word]));
  return q
    .split(/\s+/)
    .map((word) => words.get(word) ?? words.get(joinedSpelling({ typed: word, parts: [word], joined: '' })) ?? word)
    .join(' ');
}
