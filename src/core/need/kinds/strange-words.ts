import type { Quantity } from '../numbers/quantity.ts';
import { isNumeric, type Outcome, which } from '../properties/named-properties.ts';
import type { IndexedProperty, VocabularyIndex } from '../vocabulary-index.ts';
import type { Token } from '../words/need-tokens.ts';
import { courtesies, isOrderWord } from '../words/order-words.ts';
import { tradeBrands } from '../words/trade-brands.ts';
import { bounds, fillers, numberWords, purpose, timesMarks, vagueInCategory } from '../words/trade-words.ts';
import { conceptOf, wordKey } from '../words/word-keys.ts';

const SIZE = 'اندازه';
const joints = new Set(['مدل', 'سری', 'ای', 'ها', 'های', 'دار']);

/** A word that nothing in the catalogue or in an order explains. */
export function isStranger(token: Token | undefined, { places, units, knownWords }: VocabularyIndex): boolean {
  if (token?.kind !== 'word' || !/^\p{Script=Arab}{2,}$/u.test(token.text)) return false;
  const { text } = token;
  const isKnown = [fillers, courtesies, joints, purpose, tradeBrands].some((words) => words.has(text));
  const isOfNumber = bounds.has(text) || numberWords.has(text) || units.lower.has(text);
  return !isKnown && !isOfNumber && !isOrderWord(text) && !places.has(text) && !knownWords.has(text);
}

const LENGTHS = new Set(['Length', 'Area', 'Volume']);

/** «لجن‌کش برای چاله ۳ متری»: anything has a length, so it may be that of what the thing is for. */
export function isOfUse(
  tokens: readonly Token[],
  { first, units, before }: Quantity,
  index: VocabularyIndex,
  told: Outcome | undefined,
): boolean {
  const isLength = units.length > 0 && units.every(({ quantityId }) => LENGTHS.has(quantityId));
  const isMetres = units.some(({ id }) => id === 'M');
  const isReached = told?.kind === 'number' && told.property.property.name.startsWith('بیشین');
  const word = tokens[first - 1];
  return (
    isLength &&
    before.length === 0 &&
    purpose.has(tokens[first - 2]?.text ?? '') &&
    // «شناور برای چاه ۱۰۰ متری», but a level meter for a tank reaches so far.
    (isStranger(word, index) || (isMetres && isIdle(word, index) && !isReached))
  );
}

/** «کاسه نمد برای گیربکس حلزونی سایز ۶۳»: a size without a unit, right behind another thing that this one is for. */
export function isSizeOfUse(
  tokens: readonly Token[],
  { first, before, units }: Quantity,
  isLeft: (at: number) => boolean,
  { categories, formsByWord }: VocabularyIndex,
  categoryId: string | undefined,
): boolean {
  const start = Math.min(first, ...before);
  if (units.length > 0 || before.some((at) => conceptOf(tokens[at]?.text ?? '') !== SIZE)) return false;
  let isThing = false;
  for (let at = start - 1; at >= 0; at--) {
    const token = tokens[at];
    if (token?.kind !== 'word' || !isLeft(at)) return false;
    if (purpose.has(token.text)) return isThing;
    isThing ||= (formsByWord.get(wordKey(token.text)) ?? []).some(
      ({ categoryId: id }) => id !== categoryId && categories.get(id)?.isLeaf,
    );
  }
  return false;
}

/** «کابل ۴ در ۶» of a gland: the other figure of a size means nothing here, so this one hardly does. */
export function isHalfOfSize(
  tokens: readonly Token[],
  { first, end, high }: Quantity,
  isLeft: (at: number) => boolean,
): boolean {
  const isFigure = (at: number) => tokens[at]?.kind === 'number' && isLeft(at);
  const isTimes = (at: number) => timesMarks.has(tokens[at]?.text ?? '') && isLeft(at);
  return high === undefined && ((isTimes(end) && isFigure(end + 1)) || (isTimes(first - 1) && isFigure(first - 2)));
}

/** «کابلشو ۱۶ سوراخ ۸»: a known word that says nothing of this kind, unless it is one that any thing has beside it. */
export function isIdle(token: Token | undefined, { places, units, knownWords }: VocabularyIndex): boolean {
  if (token?.kind !== 'word' || !/^\p{Script=Arab}{2,}$/u.test(token.text) || !knownWords.has(token.text)) return false;
  const { text } = token;
  const isPlain = [fillers, courtesies, joints, purpose, vagueInCategory, ratedWords].some((words) => words.has(text));
  return (
    !isPlain &&
    !bounds.has(text) &&
    !numberWords.has(text) &&
    !units.lower.has(text) &&
    !isOrderWord(text) &&
    !places.has(text)
  );
}
const ratedWords = new Set([
  'استیل',
  'استنلس',
  'اینچ',
  'سایز',
  'اندازه',
  'شماره',
  'نمره',
  'رده',
  'کلاس',
  'گرید',
  'سبک',
  'سنگین',
]);

/** «پنل با اینورتر ۵ کیلووات»: the measure of another thing that comes with it. */
export function isOfAccessory(
  tokens: readonly Token[],
  first: number,
  taken: ReadonlySet<number>,
  index: VocabularyIndex,
): boolean {
  const thing = tokens[first - 1];
  if (thing?.kind !== 'word' || taken.has(first - 1) || tokens[first - 2]?.text !== 'با') return false;
  if (bounds.has(thing.text) || numberWords.has(thing.text)) return false;
  return isStranger(thing, index) || index.formsByWord.has(wordKey(thing.text));
}

/**
 * «زور ۴۰», «ای پی ۳۱۵»: the word before a bare number says what it measures, and nobody knows the word. What the number
 * would mean alone is asked about; of such guesses most were wrong.
 */
export function askBehindStranger(outcome: Outcome, properties: readonly IndexedProperty[]): Outcome {
  if (outcome.kind !== 'number' && outcome.kind !== 'options') return outcome;
  const { property } = outcome.property;
  const others = properties.filter(
    (one) => isNumeric(one) && property.quantityId && one.property.quantityId === property.quantityId,
  );
  return which([...new Set([outcome.property, ...others])], []);
}
