import type { VocabularyIndex } from '../vocabulary-index.ts';
import { joinText, type Token } from '../words/need-tokens.ts';
import { kindsOfPlace } from '../words/trade-words.ts';

/** Words that rule out one value. */
export interface NegatedValue {
  first: number;
  end: number;
}

export type IsUsable = (at: number) => boolean;

const PLACE_TOKENS_MAX = 3;
const lengths = Array.from({ length: PLACE_TOKENS_MAX }, (_, shorter) => PLACE_TOKENS_MAX - shorter);

function isNamed(tokens: readonly Token[], first: number, end: number, isUsable: IsUsable, index: VocabularyIndex) {
  for (let at = first; at < end; at++) if (!isUsable(at) || tokens[at]?.kind !== 'word') return false;
  return index.places.has(joinText(tokens, first, end));
}

/** The place that begins at `start`: «یزد», «استان یزد», «بندر عباس». */
export function placeBehind(
  tokens: readonly Token[],
  start: number,
  isUsable: IsUsable,
  index: VocabularyIndex,
): NegatedValue | undefined {
  const from = isUsable(start) && kindsOfPlace.has(tokens[start]?.text ?? '') ? start + 1 : start;
  const length = lengths.find((count) => isNamed(tokens, from, from + count, isUsable, index));
  // «بدون پل گرد»: a single word may begin a name of something else.
  if (length === undefined || (from === start && length === 1)) return undefined;
  return { first: start, end: from + length };
}

/** The place that ends at `end`. */
export function placeBefore(
  tokens: readonly Token[],
  end: number,
  isUsable: IsUsable,
  index: VocabularyIndex,
): NegatedValue | undefined {
  const length = lengths.find((count) => isNamed(tokens, end - count, end, isUsable, index));
  if (length === undefined) return undefined;
  const first = end - length;
  const isLed = isUsable(first - 1) && kindsOfPlace.has(tokens[first - 1]?.text ?? '');
  if (!isLed && length === 1) return undefined;
  return { first: isLed ? first - 1 : first, end };
}

/** Whether the value is a place and nothing else. */
export const isPlace = (tokens: readonly Token[], { first, end }: NegatedValue, index: VocabularyIndex): boolean =>
  isNamed(
    tokens,
    kindsOfPlace.has(tokens[first]?.text ?? '') && end > first + 1 ? first + 1 : first,
    end,
    () => true,
    index,
  );
