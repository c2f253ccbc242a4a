import type { CategoryMatch } from '../kinds/category-match.ts';
import type { NeedFilter } from '../need-types.ts';
import type { Quantity } from '../numbers/quantity.ts';
import { measuredUnits } from '../terms/read-amount.ts';
import type { VocabularyIndex } from '../vocabulary-index.ts';
import { joinText, type Token } from '../words/need-tokens.ts';
import { wordKey } from '../words/word-keys.ts';
import type { Piece, Sentence } from './pieces.ts';
import { readExclusions } from './read-exclusions.ts';

interface Reading {
  match: CategoryMatch;
  categoryId: string;
  pieces: readonly Piece[];
  homeless: readonly Quantity[];
}

/** The candidates that the rest of the sentence leaves: by what it says, rules out, and by the name it uses. */
export function narrowReadings<T extends Reading>(
  readings: readonly T[],
  sentence: Sentence,
  negated: ReadonlySet<number>,
  index: VocabularyIndex,
  hasPartNumber: boolean,
): readonly T[] {
  const left = ablest(bestFitting(readings, index), sentence, negated, index);
  // The number itself says which of them it is.
  return hasPartNumber ? left : calledSo(left, sentence.tokens, index);
}

/** «فرز ۵ محوره» is the service, which has axes: between kinds of thing, the one that explains more words. */
function bestFitting<T extends Reading>(readings: readonly T[], index: VocabularyIndex): readonly T[] {
  const types = new Set(readings.map(({ categoryId }) => index.categories.get(categoryId)?.category.categoryType));
  if (types.size < 2) return withOptions(readings);
  const explained = ({ pieces }: T) =>
    new Set(pieces.flatMap(({ tokens, filter }) => (filter ? [...tokens] : []))).size;
  const most = Math.max(...readings.map(explained));
  return readings.filter((one) => explained(one) === most);
}

/** Of the thing, not of the order. */
const isMeasure = (units: Quantity['units']) => units.length > 0 && !units.some(({ id }) => measuredUnits.has(id));

/** «ریخته‌گری برنز»: an option or a named measure that only one of two has, with nothing that only the other one explains. */
function withOptions<T extends Reading>(readings: readonly T[]): readonly T[] {
  const explained = readings.map(({ pieces }) => new Set(pieces.flatMap(({ tokens }) => [...tokens])));
  const named = readings.map(
    ({ pieces }) =>
      new Set(
        pieces.flatMap(({ tokens, filter }) =>
          filter && (filter.kind === 'options' || filter.certainty === 'stated') ? [...tokens] : [],
        ),
      ),
  );
  // «ترانس ۴۰۰ کاوا» is no current transformer, which has no apparent power.
  const foreign = readings.map(
    ({ homeless }, at) =>
      new Set(
        homeless
          .filter(({ units, numberAt }) => isMeasure(units) && !explained[at]?.has(numberAt))
          .map(({ numberAt }) => numberAt),
      ),
  );
  const isBeaten = (at: number) =>
    named.some(
      (options, other) =>
        other !== at &&
        ([...options].some((token) => !explained[at]?.has(token)) ||
          [...(foreign[at] ?? [])].some((token) => explained[other]?.has(token))) &&
        [...(explained[at] ?? [])].every((token) => explained[other]?.has(token)),
    );
  const left = readings.filter((_, at) => !isBeaten(at));
  return left.length > 0 ? left : readings;
}

/** «الکتروموتور غیر IE2»: nobody rules out what a kind of thing does not have. */
function ablest<T extends Reading>(
  readings: readonly T[],
  sentence: Sentence,
  negated: ReadonlySet<number>,
  index: VocabularyIndex,
): readonly T[] {
  if (readings.length < 2 || negated.size === 0) return readings;
  const able = readings.filter(
    ({ categoryId }) => readExclusions(sentence, negated, index.categories.get(categoryId), index).length > 0,
  );
  return able.length > 0 ? able : readings;
}

const powers = new Set(['KiloW', 'W', 'HP_Metric', 'HP', 'KiloVA']);

/** «الکتروموتور ۱۵ کیلووات»: the only one that is called so, if what else is said means the same of all. */
function calledSo<T extends Reading>(
  readings: readonly T[],
  tokens: readonly Token[],
  index: VocabularyIndex,
): readonly T[] {
  const spans = new Set(readings.map(({ match }) => `${match.first} ${match.end}`));
  if (readings.length < 2 || spans.size > 1 || readings.some(({ match }) => match.isShared)) return readings;
  const called = readings.filter(({ categoryId, match }) => {
    const said = wordKey(joinText(tokens, match.first, match.end));
    return index.categories.get(categoryId)?.forms.some(({ words }) => words.length === 1 && words[0] === said);
  });
  const isAgreed =
    new Set(readings.map(({ pieces }) => pieces.map((piece) => meaningOf(piece, index)).join())).size === 1;
  const [only] = called;
  const explained = ({ pieces }: T) => pieces.flatMap(({ tokens: own, filter }) => (filter ? [...own] : []));
  const known = new Set(only ? explained(only) : []);
  // «الکتروموتور ۱۱ کیلووات ۱۵۰۰ دور»: with its power it is the usual motor; «الکتروموتور ۱۵۰۰ دور» may be any.
  const isRated = only?.pieces.some(({ filter }) => powers.has(filter?.unitId ?? '')) ?? false;
  const isEnough = isRated && readings.every((one) => explained(one).every((at) => known.has(at)));
  const isSure = isAgreed ? readings.every(({ pieces }) => pieces.every(({ filter }) => filter)) : isEnough;
  return called.length === 1 && isSure ? called : readings;
}

/** The same for two kinds of thing that say the same of a property of one name. */
export function meaningOf({ at, filter }: Pick<Piece, 'at' | 'filter'>, { properties }: VocabularyIndex): string {
  if (!filter) return `${at}`;
  const { propertyId, kind, min, max, unitId, optionIds }: NeedFilter = filter;
  const { name, options = [] } = properties.get(propertyId) ?? {};
  const titles = options.flatMap(({ id, title }) => (optionIds.includes(id) ? [title] : []));
  return [at, name, kind, min, max, unitId, ...titles].join(' ');
}
