import { isNumeric, type Outcome, which } from './named-properties.ts';
import type { Token } from './need-tokens.ts';
import { courtesies, isOrderWord } from './order/order-words.ts';
import { bounds, fillers, numberWords, purpose } from './trade-words.ts';
import type { IndexedProperty, VocabularyIndex } from './vocabulary-index.ts';
import { wordKey } from './word-keys.ts';

const joints = new Set(['مدل', 'سری', 'ای', 'ها', 'های', 'دار']);

/** A word that nothing in the catalogue or in an order explains. */
export function isStranger(token: Token | undefined, { places, units, knownWords }: VocabularyIndex): boolean {
  if (token?.kind !== 'word' || !/^\p{Script=Arab}{2,}$/u.test(token.text)) return false;
  const { text } = token;
  const isKnown = [fillers, courtesies, joints, purpose].some((words) => words.has(text));
  const isOfNumber = bounds.has(text) || numberWords.has(text) || units.lower.has(text);
  return !isKnown && !isOfNumber && !isOrderWord(text) && !places.has(text) && !knownWords.has(text);
}

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
