import { isNumeric } from './named-properties.ts';
import { numberFilter, type Piece, type Sentence, spanOfSet, tokenSet } from './pieces.ts';
import { readNumber } from './read-number.ts';
import type { IndexedProperty } from './vocabulary-index.ts';

/** «درجهٔ تلرانس IT», «درجهٔ بالانس G»: the letters that a plain figure is written with. */
const lettersAtEnd = /\p{Script=Arab} ([A-Z]{1,3})$/u;

/** «IT6», «G2.5», «HRC 60» */
export function letteredFigures(
  sentence: Sentence,
  isFree: (at: number) => boolean,
  properties: readonly IndexedProperty[],
): Piece[] {
  const { tokens } = sentence;
  return properties.filter(isNumeric).flatMap(({ property }): Piece[] => {
    const [, letters] = lettersAtEnd.exec(property.name) ?? [];
    if (letters === undefined || property.quantityId) return [];
    return tokens.flatMap(({ raw, isGlued }, at): Piece[] => {
      const isLetters = raw.toUpperCase() === letters && (raw === letters || letters.length > 1);
      if (!isLetters || isGlued || !isFree(at) || tokens[at + 1]?.kind !== 'number' || !isFree(at + 1)) return [];
      const low = readNumber(tokens, at + 1);
      if (!low) return [];
      const set = tokenSet(at, low.end);
      const span = spanOfSet(tokens, set);
      return [{ at: at + 1, tokens: set, span, filter: numberFilter({ low }, property.id, null, span, 'stated') }];
    });
  });
}
