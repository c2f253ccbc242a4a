import type { NeedReading, NeedVocabulary, Span } from '../need/need-types.ts';
import { indexOptions } from '../need/options/option-index.ts';
import { parseTyped } from '../need/parse-need.ts';
import { indexVocabulary } from '../need/vocabulary-index.ts';
import { type Condition, conditionsOf } from './conditions.ts';

/** What a text without a thing says of sizes, as the kinds have it that read most of the text. */
export interface BareSizes {
  categoryIds: string[];
  conditions: Condition[];
  unread: readonly Span[];
}

const inInches = /\d ?["″]|\d ?(?:inch|اینچ)/i;
const PERSIAN_WORD = /\p{Script=Arab}{2,}/u;

/** Whether a text has a size in inches, and no Persian word. */
export const isSizeAlone = (text: string): boolean =>
  inInches.test(text) && !PERSIAN_WORD.test(text.replace('اینچ', ''));

/** `1/2"`, `SCH40 2"`: only sizes in inches, which many kinds of thing have; undefined for any other text. */
export function readBareSizes(
  text: string,
  { categories, partNumbers }: NeedReading,
  vocabulary: NeedVocabulary,
): BareSizes | undefined {
  if (categories.length > 0 || partNumbers.length > 0 || !isSizeAlone(text)) return undefined;
  const readings = kindsInInches(vocabulary).flatMap((categoryId) => {
    const reading = parseTyped(text, vocabulary, { categoryId });
    const isSize = reading.filters.length > 0 && reading.filters.every(({ kind }) => kind === 'options');
    return isSize ? [{ categoryId, reading }] : [];
  });
  const least = Math.min(...readings.map(({ reading }) => unreadLength(reading)));
  const best = readings.filter(({ reading }) => unreadLength(reading) === least);
  const [first] = best;
  if (!first) return undefined;
  const said = ([start, end]: Span) => text.slice(start, end);
  const all = best.flatMap(({ reading }) => conditionsOf(reading, vocabulary, said));
  const conditions = [...Map.groupBy(all, (one) => one.said)].map(([words, same]) => ({
    said: words,
    anyOf: same.flatMap(({ anyOf }) => anyOf),
    isStated: true,
  }));
  return { categoryIds: best.map(({ categoryId }) => categoryId), conditions, unread: first.reading.unread };
}

const numberAtEnd = /(?<![\d./×-])(?:\d{1,2}|\d\/\d|\d{1,2} \d\/\d)$/;

/** «فلنج ۴»: the number behind a kind that has sizes in inches, and says nothing else of it; undefined if it may be something else. */
export function readSizeBehind(
  text: string,
  { categories, filters }: NeedReading,
  vocabulary: NeedVocabulary,
): BareSizes | undefined {
  if (categories.length !== 1 || filters.length > 0 || !numberAtEnd.test(text)) return undefined;
  const reading = parseTyped(`${text}"`, vocabulary);
  const [only, other] = reading.filters;
  if (only?.kind !== 'options' || other || reading.unread.length > 0) return undefined;
  const conditions = conditionsOf(reading, vocabulary, ([start, end]) => text.slice(start, end));
  const categoryIds = reading.categories.map(({ categoryId }) => categoryId);
  return { categoryIds, conditions: conditions.map((one) => ({ ...one, isStated: false })), unread: [] };
}

const unreadLength = ({ unread }: NeedReading): number => unread.reduce((sum, [start, end]) => sum + end - start, 0);

function kindsInInches(vocabulary: NeedVocabulary): string[] {
  const { categories, units } = indexVocabulary(vocabulary);
  return [...categories.values()].flatMap(({ category, isLeaf, properties }) => {
    const isInInches = properties.some(({ property }) => indexOptions(property, units).inches.length > 0);
    return isLeaf && isInInches && category.categoryType === 'Product' ? [category.id] : [];
  });
}
