import { letterNames } from '../../text/letter-names.ts';
import { isNumeric } from '../properties/named-properties.ts';
import { readUnit, type UnitIndex } from '../units/unit-index.ts';
import type { IndexedProperty } from '../vocabulary-index.ts';
import { isCutFromCode, joinText, type Token, tokenize } from '../words/need-tokens.ts';
import { isPreposition } from '../words/prepositions.ts';
import { documentWords, measuredWith, numberWords } from '../words/trade-words.ts';
import { conceptOf, optionWord } from '../words/word-keys.ts';
import { indexOptions, optionKey } from './option-index.ts';

export interface OptionMatch {
  property: IndexedProperty;
  optionIds: ReadonlySet<string>;
  first: number;
  end: number;
  /** All of its tokens, including those that are not adjacent. */
  tokens: readonly number[];
  isExact: boolean;
  /** The word of a title that it was found by. */
  word?: string;
  /** Number of words before it that name the property: «گرید» of «گرید ۸.۸». */
  cues: number;
}

const MAX_OPTION_TOKENS = 9;
/** «پلی‌آمید» is two, «5/2» three. */
const MAX_WORD_TOKENS = 3;
const partNames = new Set(['دوم', 'چهارم', 'هشتم', 'دهم', 'صدم']);
/** «فولاد» of nine steels says nothing. */
const MAX_MEANT = 3;

/** Counts the words before `first` that name the property. */
function cuesBefore(tokens: readonly Token[], first: number, { concepts, letters }: IndexedProperty): number {
  let count = 0;
  for (let at = first - 1; at >= 0; at--) {
    const token = tokens[at];
    if (token?.kind !== 'word' || !(concepts.has(conceptOf(token.text)) || letters.has(token.raw))) break;
    count++;
  }
  // «شونزده خروجی ترانزیستوری»: the word names what is counted.
  const isCounted =
    count > 0 &&
    (tokens[first - count - 1]?.kind === 'number' || numberWords.has(tokens[first - count - 1]?.text ?? ''));
  return isCounted ? 0 : count;
}

/** «تیپ K» */
const isType = (token: Token | undefined) => token?.kind === 'word' && conceptOf(token.text) === 'نوع';

/** «تسمه معمولی B»: nothing is measured with it, and no number follows. */
const isLoneCapital = (tokens: readonly Token[], at: number, isInCategory: (at: number) => boolean): boolean =>
  /^[A-Z]$/.test(tokens[at]?.raw ?? '') &&
  /^\p{Script=Arab}/u.test(tokens[at - 1]?.text ?? '') &&
  (tokens[at + 1]?.kind !== 'number' || isInCategory(at)) &&
  !tokens[at + 1]?.isGlued;

/** «C» or «16» is an option only next to the property's name. */
function needsCue(key: string): boolean {
  return key.length < 2 || /^\d{1,2}$/.test(key);
}

function exactMatches(
  tokens: readonly Token[],
  free: (at: number) => boolean,
  one: IndexedProperty,
  units: UnitIndex,
  isInCategory: (at: number) => boolean = () => false,
) {
  const { forms } = indexOptions(one.property, units);
  const found: OptionMatch[] = [];
  for (let first = 0; first < tokens.length; first++) {
    const isNamed = isInCategory(first) && !isInCategory(first - 1);
    if (!(free(first) || isNamed) || tokens[first]?.kind === 'mark') continue;
    for (let end = Math.min(tokens.length, first + MAX_OPTION_TOKENS); end > first; end--) {
      const isBeyond = isNamed && !isInCategory(end - 1) && end > first + 1;
      const isUsable = (at: number) => free(at) || (isBeyond && isInCategory(at));
      if (tokens[end - 1]?.kind === 'mark' || !allFree(first, end, isUsable)) continue;
      const key = optionKey(tokens, first, end);
      const letter = end === first + 1 ? letterNames.get(tokens[first]?.text ?? '') : undefined;
      const ids =
        forms.get(key) ?? forms.get(measuredWith.get(joinText(tokens, first, end)) ?? '') ?? forms.get(letter ?? '');
      const before = tokens[first - 1];
      if (!ids || isCutFromCode(tokens, first, end)) continue;
      if (tokens[first]?.kind === 'number' && before?.text === '/' && before.isGlued) continue;
      if (tokens[end - 1]?.kind === 'number' && tokens[end]?.text === '/' && tokens[end]?.isGlued) continue;
      // «1-1/2» is no 1.
      if (/^\d+$/.test(key) && tokens[end]?.text === '-' && tokens[end]?.isGlued && tokens[end + 1]?.isGlued) continue;
      // «یک دوم» is no one.
      if (partNames.has(tokens[end]?.text ?? '') && numberWords.has(tokens[end - 1]?.text ?? '')) continue;
      const cues = cuesBefore(tokens, first, one);
      const isLetter = isLoneCapital(tokens, first, isInCategory) && end === first + 1;
      if (needsCue(forms.has(key) ? key : (letter ?? key)) && cues === 0 && !isLetter) continue;
      if (/^[\d./]+$/.test(key) && readUnit(tokens, end, units)) continue;
      found.push({
        property: one,
        optionIds: new Set(ids),
        first,
        end,
        tokens: range(first - cues, end),
        isExact: true,
        cues,
      });
      break;
    }
  }
  return found;
}

function allFree(first: number, end: number, free: (at: number) => boolean): boolean {
  for (let at = first; at < end; at++) if (!free(at)) return false;
  return true;
}

/** «سختی ۶۰»: the word names the number behind it. */
const isNameOfNumber = (tokens: readonly Token[], at: number, numeric: readonly IndexedProperty[]): boolean =>
  tokens[at + 1]?.kind === 'number' &&
  !tokens[at + 1]?.isGlued &&
  numeric.some(({ concepts }) => concepts.has(conceptOf(tokens[at]?.text ?? '')));

function wordMatches(
  tokens: readonly Token[],
  free: (at: number) => boolean,
  one: IndexedProperty,
  units: UnitIndex,
  numeric: readonly IndexedProperty[],
) {
  const { words } = indexOptions(one.property, units);
  const found: OptionMatch[] = [];
  for (let first = 0; first < tokens.length; first++) {
    for (let end = Math.min(tokens.length, first + MAX_WORD_TOKENS); end > first; end--) {
      const key = optionKey(tokens, first, end);
      const spelt = isType(tokens[first - 1]) && end === first + 1 ? letterNames.get(key) : undefined;
      const ids = words.get(key) ?? words.get(spelt ?? '');
      if (
        !ids ||
        ids.size > MAX_MEANT ||
        documentWords.has(tokens[first]?.text ?? '') ||
        isNameOfNumber(tokens, end - 1, numeric) ||
        tokens[end - 1]?.kind === 'mark' ||
        !allFree(first, end, free)
      )
        continue;
      if (isCutFromCode(tokens, first, end)) continue;
      // «الکتروموتور ۱۳۲ کیلووات» has no frame 132.
      if (/^[\d./]+$/.test(key) && readUnit(tokens, end, units)) continue;
      const cues = cuesBefore(tokens, first, one);
      if (key.length < 2 && cues === 0 && !isType(tokens[first - 1])) continue;
      const tokensOf = range(first - cues, end);
      found.push({ property: one, optionIds: ids, first, end, tokens: tokensOf, isExact: false, word: key, cues });
      break;
    }
  }
  return found;
}

const comparisons = new Set(['بهتر', 'تمیزتر', 'ارزانتر', 'ارزونتر', 'دقیقتر', 'قویتر', 'مقاومتر', 'بجای', 'تر']);
const range = (first: number, end: number) => Array.from({ length: end - first }, (_, at) => first + at);

const rank = (match: OptionMatch) => Number(match.isExact) * 100 + (match.end - match.first) * 10 + match.cues;

export interface NameWords {
  /** Words of the category, except the first. */
  isNameWord: (at: number) => boolean;
  /** The sentence has the category's whole name. */
  isName: boolean;
  /** All words of the category: an option's title may begin in them and end behind. */
  isInCategory?: (at: number) => boolean;
}

/** Options in the sentence, for the properties of one category; no two of the same rank share a word. */
export function matchOptions(
  tokens: readonly Token[],
  free: (at: number) => boolean,
  properties: readonly IndexedProperty[],
  units: UnitIndex,
  name: NameWords,
): { settled: OptionMatch[]; unsettled: OptionMatch[][]; claimed: ReadonlySet<number> } {
  const choosable = properties.filter(({ property }) => property.options && property.options.length > 0);
  const numeric = properties.filter(isNumeric);
  // «واشر فنری» is the name of a washer, not its steel.
  const isFreeWord = (at: number) => free(at) && !(name.isName && name.isNameWord(at));
  // «سیم‌بکسل فولادی» is the name of every wire rope, whatever its core.
  const isFreeForm = (at: number) => isFreeWord(at) || (free(at) && /^[a-z\d]/.test(tokens[at]?.text ?? ''));
  const all = choosable.flatMap((one) => [
    ...exactMatches(tokens, isFreeForm, one, units, name.isInCategory),
    ...wordMatches(tokens, isFreeWord, one, units, numeric),
  ]);
  all.sort((one, other) => rank(other) - rank(one) || one.first - other.first);
  const settled: OptionMatch[] = [];
  const unsettled: OptionMatch[][] = [];
  const claimed = new Set<number>();
  for (const match of all) {
    if (!allFree(match.first, match.end, (at) => !claimed.has(at))) continue;
    const rivals = all.filter(
      (other) => rank(other) === rank(match) && other.first === match.first && other.property !== match.property,
    );
    for (const at of match.tokens) claimed.add(at);
    if (rivals.length === 0) settled.push(match);
    else unsettled.push([match, ...rivals]);
  }
  const named = withoutNames(settled, name.isNameWord).filter((one, _, every) => !isPreposition(one, every, tokens));
  return { settled: mergeSame(named, tokens), unsettled, claimed };
}

const isOfMost = ({ optionIds, property }: OptionMatch) =>
  optionIds.size > 1 && optionIds.size * 2 > (property.property.options?.length ?? 0);

/** A word of the category's name selects an option only if nothing else does: «سخت‌کاری القایی» is by induction. */
function withoutNames(matches: OptionMatch[], isInName: (at: number) => boolean): OptionMatch[] {
  const inName = ({ first }: OptionMatch) => isInName(first);
  return matches.filter(
    (match) =>
      !inName(match) ||
      match.isExact ||
      // «سنگ برش» cuts iron or stainless steel.
      (!isOfMost(match) && !matches.some((other) => other.property === match.property && !inName(other))),
  );
}

/** «سیلیکون سیلیکون»: the only option that has the word twice. */
function saidTwice(one: OptionMatch, other: OptionMatch, both: readonly string[]): readonly string[] {
  if (one.word === undefined || one.word !== other.word || both.length < 2) return both;
  const { word } = one;
  const titleOf = (id: string) => one.property.property.options?.find((option) => option.id === id)?.title ?? '';
  const twice = both.filter((id) => tokenize(titleOf(id)).filter(({ text }) => optionWord(text) === word).length > 1);
  return twice.length === 1 ? twice : both;
}

/** «کروم» and «سخت» select one option together; «استیل یا برنج» keeps both options. */
function mergeSame(matches: readonly OptionMatch[], tokens: readonly Token[]): OptionMatch[] {
  const merged: OptionMatch[] = [];
  for (const match of [...matches].sort((one, other) => one.first - other.first)) {
    const known = merged.findIndex(({ property }) => property === match.property);
    const before = merged[known];
    if (!before) {
      merged.push(match);
      continue;
    }
    // «پلاسما … بهتر از هواگاز»: another option is wanted too only if it is joined.
    const isCompared = tokens[match.first - 1]?.text === 'از' && comparisons.has(tokens[match.first - 2]?.text ?? '');
    if (isCompared) continue;
    const both = [...before.optionIds].filter((id) => match.optionIds.has(id));
    const optionIds = new Set(
      both.length > 0 ? saidTwice(before, match, both) : [...before.optionIds, ...match.optionIds],
    );
    merged[known] = { ...before, optionIds, tokens: [...before.tokens, ...match.tokens] };
  }
  return merged;
}
