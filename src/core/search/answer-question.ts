import { meets } from '../filters/engine/match-filters.ts';
import type { FilterableValue, ResolvedFilter } from '../filters/filter-types.ts';
import { type Question, type QuestionVocabulary, readQuestion } from '../question/read-question.ts';
import { foldPartNumber, foldScript } from '../text/persian.ts';
import { codeRunOf, cutsOf } from './code-runs.ts';
import { correctionsIn } from './correct-entries.ts';
import { correctableWords, correctedTexts } from './correct-words.ts';
import type { Entry, EntryIndex } from './entry-index.ts';
import { formsOfWords, toQueryWords } from './query-words.ts';
import { planOfSupplier, plansOf, type QuestionPlan, scopeOfPlan } from './question-plan.ts';
import { type EntryScope, rankEntries, wordsLacking } from './rank-entries.ts';
import { type AskedRange, askedRanges, type FindAnyUnit, resolveCondition } from './resolve-conditions.ts';
import { rangeFits } from './word-weights.ts';
import { wordsToKeep } from './words-to-keep.ts';

/** A part that a search on the device can find. */
export interface PartEntry extends Entry {
  categoryId: string;
  /** Those of its suppliers that the device knows. */
  supplierIds: readonly string[];
  properties: readonly FilterableValue[];
}

export interface PartIndex<One extends PartEntry> extends EntryIndex<One> {
  vocabulary: QuestionVocabulary;
  findUnit: FindAnyUnit;
}

/** The interpretation of a text that finds something, with what it finds. */
export interface AnsweredQuestion<One extends PartEntry> {
  question: Question;
  plan: QuestionPlan;
  scope: { text: string };
  corrected: { text: string } | undefined;
  found: readonly One[];
  /** Words that the first one does not have. */
  lacking: readonly string[];
}

/**
 * What a text finds among the parts of the device, read and interpreted as the server does.
 * @param where a further condition, which decides about interpretations too
 */
export function answerQuestion<One extends PartEntry>(
  index: PartIndex<One>,
  q: string,
  where: (part: One) => boolean = () => true,
): AnsweredQuestion<One> {
  const isWithin = withinOf(index.vocabulary);
  const read = (text: string) => readQuestion(text, index.vocabulary);
  const look = (question: Question, plan: QuestionPlan, corrected?: { text: string }) => {
    const scope = scopeOfPlan(plan, question);
    if (!scope) return undefined;
    const { text, isOpen, conditions } = scope;
    const filters = conditions.map((one) => resolveCondition(one, index.vocabulary, index.findUnit));
    const ranges = askedRanges(conditions, index.vocabulary, index.findUnit);
    const asked: EntryScope<One> = {
      text,
      isOpen,
      where: (part) =>
        isInScope(part, scope, isWithin) && filters.every((anyOf) => meetsOne(part, anyOf)) && where(part),
      fitOf: ranges.length > 0 ? (part) => fitOf(part, ranges) : undefined,
    };
    const ranked = rankEntries(index, asked);
    const lacking = ranked[0] ? wordsLacking(text, ranked[0].terms) : [];
    return { question, plan, scope: { text }, corrected, found: ranked.map(({ entry }) => entry), lacking };
  };
  const firstFound = (question: Question, corrected?: { text: string }) => {
    for (const plan of plansOf(question)) {
      const one = look(question, plan, corrected);
      if (one && one.found.length > 0) return one;
    }
    return undefined;
  };
  const correctedFound = () => {
    for (const text of correctionsOf(index, q)) {
      const one = firstFound(read(text), { text });
      if (one) return one;
    }
    return undefined;
  };
  const question = read(q);
  const fewer = () => {
    const ofKind = question.isKindNamed ? look(question, ['kind', []]) : undefined;
    if (ofKind && ofKind.found.length > 0) return ofKind;
    const { supplierId } = question;
    const isOffered = (part: One) => isInScope(part, { categoryIds: [], supplierId }, isWithin);
    const left = leaveWordsOut(index, question.text, (part) => isOffered(part) && where(part));
    return look(question, left ? ['words', left] : (planOfSupplier(question) ?? ['words', []]));
  };
  const nothing = (): AnsweredQuestion<One> => {
    const { text } = question;
    return { question, plan: ['words', []], scope: { text }, corrected: undefined, found: [], lacking: [] };
  };
  const others = () => (isNumberMissing(index, question) ? undefined : fewer());
  return firstFound(question) ?? correctedFound() ?? others() ?? nothing();
}

/** Whether the text has a part number of which no part has even the beginning: others are no answer to it. */
function isNumberMissing({ entries }: EntryIndex<Entry>, { text, conditions }: Question): boolean {
  const run = codeRunOf(foldScript(text));
  // «1500 دور» is a speed.
  if (!run || conditions.some(({ said }) => said.includes(run.text))) return false;
  const begins = [run.text, ...cutsOf(run).map(({ kept }) => kept)].map(foldPartNumber);
  return !entries.some(({ partFolded }) => begins.some((begin) => partFolded.startsWith(begin)));
}

type IsWithin = (categoryId: string, ids: readonly string[]) => boolean;

/** Whether a category is one of others, or below one. */
export function withinOf({ categories }: Pick<QuestionVocabulary, 'categories'>): IsWithin {
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
  return (categoryId, ids) => {
    for (let id: string | null | undefined = categoryId; id; id = parents.get(id)) if (ids.includes(id)) return true;
    return false;
  };
}

function isInScope(
  { categoryId, supplierIds }: PartEntry,
  { categoryIds, supplierId }: { categoryIds: readonly string[]; supplierId: string | undefined },
  isWithin: IsWithin,
): boolean {
  if (supplierId !== undefined && !supplierIds.includes(supplierId)) return false;
  return categoryIds.length === 0 || isWithin(categoryId, categoryIds);
}

const meetsOne = (part: PartEntry, anyOf: readonly ResolvedFilter[]): boolean =>
  anyOf.some((filter) => meets(part, filter));

/** How well the ranges of a part fit those that are asked for. */
function fitOf({ properties }: PartEntry, ranges: readonly AskedRange[]): number {
  return ranges.reduce((sum, { propertyId, lowest, highest, slack, bonus }) => {
    const fits = properties.map(({ propertyId: id, baseMin, baseMax }) => {
      if (id !== propertyId || baseMin === null || baseMax === null) return 0;
      if (Math.abs(baseMin - lowest) <= slack && Math.abs(baseMax - highest) <= slack) return rangeFits.equal + bonus;
      if (baseMin > lowest + slack || baseMax < highest - slack) return 0;
      return (baseMax <= highest + slack ? rangeFits.ending : rangeFits.covering) + bonus;
    });
    return sum + Math.max(0, ...fits);
  }, 0);
}

function correctionsOf(index: EntryIndex<Entry>, q: string): string[] {
  const typed = correctableWords(q);
  const corrections = [...correctionsIn(q, [index])].filter(([word]) => typed.has(word));
  return correctedTexts(q, new Map(corrections));
}

/** Positions of the words to leave out so that the others find a part; undefined if no single word finds one. */
function leaveWordsOut<One extends PartEntry>(
  index: EntryIndex<One>,
  text: string,
  where: (part: One) => boolean,
): number[] | undefined {
  const words = toQueryWords(text);
  if (words.length < 2) return undefined;
  const places = [...words.keys()];
  const known = places.filter((at) => index.having(formsOfWords(words.slice(at, at + 1))[0] ?? []).size > 0);
  for (const choices of wordsToKeep(words, known)) {
    const kept = choices.find((choice) => isFound(index, choice.map((at) => words[at]?.typed ?? '').join(' '), where));
    if (kept) return places.filter((at) => !kept.includes(at));
  }
  return undefined;
}

const isFound = <One extends PartEntry>(index: EntryIndex<One>, text: string, where: (part: One) => boolean): boolean =>
  rankEntries(index, { text, where }).length > 0;
