import { readNumber } from '../numbers/read-number.ts';
import { isNumeric } from '../properties/named-properties.ts';
import type { IndexedProperty } from '../vocabulary-index.ts';
import { numberFilter, optionFilter, type Piece, type Sentence, spanOfSet, tokenSet } from './pieces.ts';

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

/** «تسمه A68»: the letter of a profile; the figure behind it is its length in inches, which catalogues give in millimetres. */
export function letteredProfile(
  { tokens }: Sentence,
  isFree: (at: number) => boolean,
  properties: readonly IndexedProperty[],
): Piece[] {
  return properties
    .filter(({ concepts }) => concepts.has('پروفیل'))
    .flatMap(({ property }) =>
      (property.options ?? []).flatMap(({ id, title }): Piece[] => {
        const at = tokens.findIndex(
          ({ raw, isGlued }, first) =>
            raw.toUpperCase() === title && title.length === 1 && !isGlued && tokens[first + 1]?.isGlued,
        );
        if (at < 0 || !isFree(at) || !/^\d{2,3}$/.test(tokens[at + 1]?.text ?? '')) return [];
        const set = tokenSet(at, at + 1);
        const span = spanOfSet(tokens, set);
        return [{ at, tokens: set, span, filter: optionFilter(property.id, [id], span, 'stated') }];
      }),
    );
}

const ratingUnits = new Set(['A']);

/** «کلید مینیاتوری C16»: the letter of an option, and right behind it the figure that the thing is called by. */
export function letteredRating(
  { tokens }: Sentence,
  isFree: (at: number) => boolean,
  properties: readonly IndexedProperty[],
): Piece[] {
  const rating = properties.find(isNumeric)?.property;
  const unitId = rating?.defaultUnit?.id;
  if (!rating || unitId === undefined || !ratingUnits.has(unitId)) return [];
  return properties.flatMap(({ property }) =>
    (property.options ?? []).flatMap(({ id, title }): Piece[] => {
      const at = tokens.findIndex(
        ({ raw, isGlued }, first) =>
          raw.toUpperCase() === title && /^[A-Z]$/.test(title) && !isGlued && tokens[first + 1]?.isGlued,
      );
      const low =
        at < 0 || !isFree(at) || tokens[at + 1]?.kind !== 'number' || !isFree(at + 1)
          ? undefined
          : readNumber(tokens, at + 1);
      if (!low || tokens[low.end]?.isGlued) return [];
      const [letter, figure] = [tokenSet(at, at + 1), tokenSet(at + 1, low.end)];
      const [first, second] = [letter, figure].map((set) => spanOfSet(tokens, set));
      if (!first || !second) return [];
      return [
        { at, tokens: letter, span: first, filter: optionFilter(property.id, [id], first, 'stated') },
        {
          at: at + 1,
          tokens: figure,
          span: second,
          filter: numberFilter({ low }, rating.id, unitId, second, 'stated'),
        },
      ];
    }),
  );
}
