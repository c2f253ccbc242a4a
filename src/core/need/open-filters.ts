import type { CategoryMatch } from './category-match.ts';
import type { NeedAnswers, NeedChoice, NeedFilter, NeedQuestion } from './need-types.ts';
import type { Sentence } from './pieces.ts';
import { readInCategory } from './read-in-category.ts';
import type { VocabularyIndex } from './vocabulary-index.ts';

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
  const questions = filters
    .filter((filter) => !isAnswered(filter))
    .map((filter): NeedQuestion => {
      const alike = others.filter((other) => isSameSpan(other.filter, filter));
      const choices = [{ categoryId: match.categoryId, filter }, ...alike].map((one) =>
        choiceOf(one.categoryId, one.filter),
      );
      return { kind: 'property', span: filter.span, choices, pending: filter };
    });
  return { filters: filters.filter(isAnswered), questions };
}

/** An option or a named property of the kind: then the kind is likely meant. */
export const isSupported = (filters: readonly NeedFilter[]): boolean =>
  filters.some(({ kind, certainty }) => kind === 'options' || kind === 'yes' || certainty === 'stated');
