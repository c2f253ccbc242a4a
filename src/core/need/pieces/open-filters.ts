import type { CategoryMatch } from '../kinds/category-match.ts';
import type { NeedAnswers, NeedChoice, NeedFilter, NeedQuestion } from '../need-types.ts';
import { isPlausible } from '../numbers/observed.ts';
import type { VocabularyIndex } from '../vocabulary-index.ts';
import { conceptOf } from '../words/word-keys.ts';
import { meaningOf } from './narrow-readings.ts';
import type { Sentence } from './pieces.ts';
import { readInCategory } from './read-in-category.ts';

const choiceOf = (categoryId: string, { propertyId, optionIds, unitId }: NeedFilter): NeedChoice => ({
  categoryId,
  propertyId,
  ...(optionIds.length > 0 ? { optionIds } : {}),
  ...(unitId ? { unitId } : {}),
});

/**
 * What is read of a kind that may not be meant is asked about with it, and what the other kinds would read.
 * @param rivals the other kinds
 */
export function askOpen(
  filters: readonly NeedFilter[],
  match: CategoryMatch,
  rivals: readonly string[],
  sentence: Sentence,
  index: VocabularyIndex,
  { pieces = [] }: NeedAnswers,
): { filters: NeedFilter[]; questions: NeedQuestion[] } {
  const others = rivals.flatMap((categoryId) =>
    readInCategory(sentence, index.categories.get(categoryId), { ...match, categoryId }, index).pieces.flatMap(
      ({ filter }) => (filter ? [{ categoryId, filter }] : []),
    ),
  );
  const isAnswered = ({ span: [at] }: NeedFilter) => pieces.some(({ start }) => start === at);
  const isSameSpan = (one: NeedFilter, other: NeedFilter) => one.span[0] < other.span[1] && other.span[0] < one.span[1];
  const questions: NeedQuestion[] = [];
  const settled = filters.flatMap((filter): NeedFilter[] => {
    if (isAnswered(filter)) return [filter];
    const same = others.filter((other) => isSameSpan(other.filter, filter));
    const alike = same.map((one) => choiceOf(one.categoryId, one.filter));
    const isAgreed = rivals.every((id) =>
      same.some(
        (one) =>
          one.categoryId === id &&
          meaningOf({ at: 0, filter: one.filter }, index) === meaningOf({ at: 0, filter }, index),
      ),
    );
    if (rivals.length > 0 && isAgreed) return [{ ...filter, alike }];
    questions.push({
      kind: 'property',
      span: filter.span,
      choices: [choiceOf(match.categoryId, filter), ...alike],
      pending: filter,
    });
    return [];
  });
  return { filters: settled, questions };
}

/** An option or a named property of the kind: then the kind is likely meant. */
export const isSupported = (
  filters: readonly NeedFilter[],
  { tokens }: Sentence,
  { concepts, properties, units }: VocabularyIndex,
): boolean => {
  // «چرخ … قطر ۶۰ سانت»: no castor comes near it.
  const isObserved = ({ kind, propertyId, min, unitId }: NeedFilter) => {
    const property = kind === 'exact' ? properties.get(propertyId) : undefined;
    const low = { value: min ?? 0, end: 0, isWord: false };
    return !property || isPlausible(property, { low }, units.byId.get(unitId ?? ''));
  };
  if (!filters.every(isObserved)) return false;
  const isNamed = ({ span: [at] }: NeedFilter) =>
    concepts.has(conceptOf(tokens.find(({ start }) => start === at)?.text ?? ''));
  return filters.some(
    (one) => one.kind === 'options' || one.kind === 'yes' || one.certainty === 'stated' || isNamed(one),
  );
};
