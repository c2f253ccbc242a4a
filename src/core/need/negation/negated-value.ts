import { readNumber } from '../numbers/read-number.ts';
import { indexOptions, optionKey } from '../options/option-index.ts';
import { readUnit } from '../units/unit-index.ts';
import type { VocabularyIndex } from '../vocabulary-index.ts';
import { joinText, type Token } from '../words/need-tokens.ts';
import { countWords } from '../words/order-words.ts';
import { dimensions, fillers, numberWords } from '../words/trade-words.ts';
import { conceptOf, optionWord, wordKey } from '../words/word-keys.ts';
import { type IsUsable, isPlace, type NegatedValue, placeBefore, placeBehind } from './negated-place.ts';

const VALUE_TOKENS_MAX = 4;
/** Words that a number without a unit follows: «کلاس ۱۵۰», «بوبین ۲۴», «سایز ۸». */
const numberedWords = new Set(['اندازه', 'نمره', 'سری', 'مدل']);
const valueNames = new Set(['رده', 'بوبین', 'نوع', 'پیچ']);

const isConcept = ({ text, kind }: Token, { concepts }: VocabularyIndex) =>
  kind === 'word' && (concepts.has(conceptOf(text)) || numberedWords.has(conceptOf(text)));

/** «پیچ ۸.۸ نباشه»: the word is the thing, unless one stands before it as in «کابلشو ۵۰ پیچ ۱۰ نباشه». */
function isPropertyName(tokens: readonly Token[], at: number, index: VocabularyIndex): boolean {
  const token = tokens[at];
  if (!token || !isConcept(token, index)) return false;
  // «۶ اینچ PN10 نباشه»: the unit of a number.
  if (readNumber(tokens, at - 1)?.end === at) return false;
  const isThing = (text: string) => index.formsByWord.has(wordKey(text));
  // «رنگ آبی نمیخوام، کلاه ایمنی»: the thing is named in the next clause.
  const comma = tokens.findIndex(({ text }) => text === '،' || text === ',');
  const isAfter = at === 0 && comma > at + 1 && tokens.slice(comma, comma + 2).some(({ text }) => isThing(text));
  return !isThing(token.text) || isAfter || tokens.slice(0, at).some(({ text }) => isThing(text));
}

/** «پلی آمید», «حفاظ فلزی», «ترمز دار»: words of one option. */
function isOneValue(tokens: readonly Token[], first: number, end: number, { values }: VocabularyIndex): boolean {
  const joined = joinText(tokens, first, end);
  return values.has(joined) || values.has(optionWord(joined));
}

const isKnownValue = ({ text }: Token, { values }: VocabularyIndex) => values.has(text) || values.has(optionWord(text));

/** The token after a number with its unit, or with the word that it counts: «۲۴ ولت», «دو ردیفه», «3/2». */
function endOfMeasure(tokens: readonly Token[], first: number, index: VocabularyIndex): number | undefined {
  const number = readNumber(tokens, first);
  if (!number) return undefined;
  // «ورق ۰/۷ کلاف نباشه»: nobody counts parts of a coil.
  if (!Number.isInteger(number.value) && countWords.has(tokens[number.end]?.text ?? '')) return undefined;
  const unit = readUnit(tokens, number.end, index.units);
  if (unit) return unit.end;
  const counted = conceptOf(tokens[number.end]?.text ?? '');
  const isCounted = index.counted.has(counted) || isOneValue(tokens, first, number.end + 1, index);
  return isCounted && tokens[number.end]?.kind === 'word' ? number.end + 1 : number.end;
}

/** The value right before `end`: the nearest option, code or number in its clause. */
export function valueBefore(
  tokens: readonly Token[],
  end: number,
  isUsable: IsUsable,
  index: VocabularyIndex,
): NegatedValue | undefined {
  const town = placeBefore(tokens, end, isUsable, index);
  if (town) return town;
  const last = tokens[end - 1];
  const isWordBefore = (at: number) => at >= 0 && isUsable(at) && tokens[at]?.kind === 'word';
  if (!last || !isUsable(end - 1) || last.kind === 'mark') return undefined;
  let first = end - 1;
  // «PN10», «A2-70»
  while (
    first > 0 &&
    tokens[first]?.isGlued &&
    isUsable(first - 1) &&
    /[\p{L}\d./-]/u.test(tokens[first - 1]?.text ?? '')
  )
    first--;
  const from = Math.max(0, end - VALUE_TOKENS_MAX);
  for (let at = from; at < end; at++) {
    if (!isUsable(at) || tokens[at]?.isGlued || endOfMeasure(tokens, at, index) !== end) continue;
    first = Math.min(first, at);
    break;
  }
  const isNumber = tokens[first]?.kind === 'number' || numberWords.has(tokens[first]?.text ?? '');
  if (fillers.has(last.text) && !isNumber) return undefined;
  if (
    !isNumber &&
    !isKnownValue(last, index) &&
    isWordBefore(first - 1) &&
    !fillers.has(tokens[first - 1]?.text ?? '')
  ) {
    // A word that no option has: the one before it may belong to it.
    const isOther = index.formsByWord.has(wordKey(tokens[first - 1]?.text ?? '')) || readNumber(tokens, first - 2);
    if (isOneValue(tokens, first - 1, end, index) || !isOther) first--;
  }
  while (!isNumber && isWordBefore(first - 1) && isOneValue(tokens, first - 1, first + 1, index)) first--;
  while (isWordBefore(first - 1) && isPropertyName(tokens, first - 1, index)) first--;
  return { first, end };
}

/** «کلاس ۱۵۰», «بدنه چدنی», but «بدون پایه ۱۰۰۰ لیتر»: whether the next word is a value of the named property. */
function leadsTo(tokens: readonly Token[], at: number, index: VocabularyIndex): boolean {
  const [name, next] = [tokens[at], tokens[at + 1]];
  if (!name || !next) return false;
  const concept = conceptOf(name.text);
  if (next.kind !== 'number') return isKnownValue(next, index) || tokens[at + 2]?.isGlued === true;
  return numberedWords.has(concept) || dimensions.has(concept) || valueNames.has(concept);
}

/** The value that begins at `start`, behind the words that name its property. */
export function valueBehind(
  tokens: readonly Token[],
  start: number,
  isUsable: IsUsable,
  index: VocabularyIndex,
): NegatedValue | undefined {
  const town = placeBehind(tokens, start, isUsable, index);
  if (town) return town;
  let at = start;
  const isWord = (one: number) => isUsable(one) && tokens[one]?.kind === 'word';
  while (isWord(at) && tokens[at + 1] && isUsable(at + 1) && tokens[at + 1]?.kind !== 'mark') {
    const token = tokens[at];
    if (!token || isOneValue(tokens, at, at + 2, index) || tokens[at + 1]?.isGlued) break;
    if (!(isConcept(token, index) || token.text === 'جنس') || !leadsTo(tokens, at, index)) break;
    at++;
  }
  const token = tokens[at];
  if (!token || !isUsable(at) || token.kind === 'mark') return undefined;
  if (token.kind === 'word' && fillers.has(token.text) && !isOneValue(tokens, at, at + 2, index)) return undefined;
  let end = endOfMeasure(tokens, at, index) ?? at + 1;
  while (tokens[end]?.isGlued && isUsable(end) && /[\p{L}\d./-]/u.test(tokens[end]?.text ?? '')) end++;
  while (token.kind === 'word' && isUsable(end) && isOneValue(tokens, end - 1, end + 1, index)) end++;
  // An unknown word may be the first of two.
  if (
    token.kind === 'word' &&
    end === at + 1 &&
    !isKnownValue(token, index) &&
    isWord(end) &&
    isOneValue(tokens, at, end + 1, index)
  )
    end++;
  return { first: start, end };
}

/** Whether two values are of one property: «قرمز و آبی», «۱۵۰ و ۳۰۰». */
export function areAlternatives(
  tokens: readonly Token[],
  one: NegatedValue,
  other: NegatedValue,
  index: VocabularyIndex,
): boolean {
  if (isPlace(tokens, one, index) && isPlace(tokens, other, index)) return true;
  const { properties, units } = index;
  const [before, behind] = [tokens[one.end - 1], tokens[other.end - 1]];
  if (before?.kind === 'number' || behind?.kind === 'number' || numberWords.has(behind?.text ?? ''))
    return before?.kind === behind?.kind && other.end - other.first <= one.end - one.first;
  const keyOf = ({ first, end }: NegatedValue) => optionKey(tokens, first, end);
  const lastOf = ({ end }: NegatedValue) => optionKey(tokens, end - 1, end);
  for (const property of properties.values()) {
    if (!property.options?.length) continue;
    const { forms, words } = indexOptions(property, units);
    const has = (value: NegatedValue) => [keyOf(value), lastOf(value)].some((key) => forms.has(key) || words.has(key));
    if (has(one) && has(other)) return true;
  }
  return false;
}
