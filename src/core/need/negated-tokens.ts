import { joinText, type Token } from './need-tokens.ts';
import { readNumber } from './read-number.ts';
import { bounds, fillers, negations, negationsAfter, numberWords } from './trade-words.ts';
import { readUnit } from './unit-index.ts';
import type { VocabularyIndex } from './vocabulary-index.ts';
import { conceptOf } from './word-keys.ts';

const MAX_NEGATED_TOKENS = 3;
/** «مغز کنفی نباشه», «۳۰۴ نباشه» */
const MAX_NEGATED_BEFORE = 2;
/** «نه درزدار» */
const MAX_NEGATED_BY_NO = 1;

/** The words after «بدون …» or «غیر …», unless these are part of a name, as in «لوله بدون درز». */
export function negatedTokens(
  tokens: readonly Token[],
  index: VocabularyIndex,
  taken: ReadonlySet<number>,
): Set<number> {
  const negated = new Set<number>();
  for (let at = 0; at < tokens.length; at++) {
    if (taken.has(at)) continue;
    const verb = [5, 4, 3, 2, 1].find((count) =>
      negationsAfter.has(joinText(tokens, at, Math.min(tokens.length, at + count))),
    );
    // «بیشتر نباشه» is a bound.
    if (verb !== undefined && deniedBound(tokens, at)) continue;
    if (verb !== undefined && !comparisons.has(tokens[at - 1]?.text ?? '')) {
      for (let own = at; own < at + verb; own++) negated.add(own);
      negateBefore(tokens, at, negated, taken, index);
    }
    if (isNoBehind(tokens, at)) {
      negateBefore(tokens, at, negated, taken, index, MAX_NEGATED_BY_NO);
      continue;
    }
    const length = [3, 2, 1].find((count) => negations.has(joinText(tokens, at, at + count)));
    // «تفلونی نه، گرافیتی بدین» is said without a comma too.
    if (tokens[at]?.text === 'نه' && gives.has(tokens[at + 2]?.text ?? '') && tokens[at - 1]?.kind === 'word') {
      negateBefore(tokens, at, negated, taken, index, MAX_NEGATED_BY_NO);
      continue;
    }
    if (length === undefined || isNumberWord(tokens, at) || isBoundWord(tokens, at)) continue;
    if (index.knownPhrases.has(joinText(tokens, at, at + length + 1))) continue;
    for (let own = at; own < at + length; own++) negated.add(own);
    const most = tokens[at]?.text === 'نه' ? MAX_NEGATED_BY_NO : MAX_NEGATED_TOKENS;
    negateBehind(tokens, at + length, most, negated, taken, index);
  }
  return negated;
}

/** «غیر IE2», «به جز کلاس ۱۵۰», «غیر از ۲۴ ولت»: a number belongs to the word or the letters before it. */
function negateBehind(
  tokens: readonly Token[],
  first: number,
  most: number,
  negated: Set<number>,
  taken: ReadonlySet<number>,
  { units }: VocabularyIndex,
): void {
  let count = 0;
  const start = leads.has(tokens[first]?.text ?? '') ? first + 1 : first;
  for (let at = start; at < tokens.length && !taken.has(at); at++) {
    const token = tokens[at];
    if (token?.kind === 'number') {
      const isFirst = at === start;
      if (!isFirst && !token.isGlued && !numberedWords.has(conceptOf(tokens[at - 1]?.text ?? ''))) return;
      negated.add(at);
      const unit = token.isGlued ? undefined : readUnit(tokens, at + 1, units);
      for (let own = at + 1; own < (unit?.end ?? at); own++) negated.add(own);
      if (unit || isFirst) return;
      continue;
    }
    if (token?.kind === 'mark' && token.isGlued && tokens[at + 1]?.isGlued && at > start) continue;
    if (token?.kind !== 'word' || (fillers.has(token.text) && token.text !== 'جنس') || count === most) return;
    negated.add(at);
    count += token.isGlued ? 0 : 1;
  }
}

/** «نه با بوبین ۲۳۰» */
const leads = new Set(['با', 'از']);
/** Words that a number without a unit follows: «کلاس ۱۵۰», «بوبین ۲۴». */
const numberedWords = new Set(['رده', 'بوبین', 'ولتاژ', 'اندازه', 'نمره', 'سری', 'نوع', 'مدل']);

const gives = new Set(['بدین', 'بدید', 'بده', 'بفرستید', 'بفرستین', 'بزنید', 'بزنین', 'بذارید', 'بذارین']);

const comparisons = new Set(['بیشتر', 'کمتر', 'بالاتر', 'پایینتر', 'بزرگتر', 'کوچکتر', 'تر']);

const DENIED_WITHIN = 6;

/** «بیشتر از ۵۰۰ ساعت نباشه»: what is denied is the comparison before the number. */
export function deniedBound(tokens: readonly Token[], verb: number): boolean {
  let hasNumber = false;
  for (let at = verb - 1; at >= Math.max(0, verb - DENIED_WITHIN); at--) {
    const token = tokens[at];
    if (!token || (token.kind === 'mark' && !token.isGlued)) return false;
    if (token.kind === 'number' || numberWords.has(token.text)) hasNumber = true;
    if (hasNumber && comparisons.has(token.text)) return at < verb - 1;
  }
  return false;
}

/** «تیگ نه»: at the end, or before a comma. */
function isNoBehind(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (tokens[at]?.text !== 'نه' || !before || before.kind === 'mark') return false;
  if (before.kind === 'number' && !before.isGlued) return false;
  if (numberWords.has(before.text) || fillers.has(before.text)) return false;
  const after = tokens[at + 1];
  return after === undefined || after.kind === 'mark';
}

/** «ده نه», «هشت تا نه عدد»: nine. */
const isNumberWord = (tokens: readonly Token[], at: number): boolean => {
  if (tokens[at]?.text !== 'نه') return false;
  const after = tokens[at + 1];
  // «رده ۴۰، نه ۳۰۴»
  if (after?.kind === 'number' && tokens[at - 1]?.kind !== 'word') return false;
  return after?.kind !== 'word' || after.text === 'تا' || numberWords.has(tokens[at - 1]?.text ?? '');
};

/** «نه بیشتر از ۱۰ بار» is a bound. */
const isBoundWord = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'نه' && [2, 3].some((count) => bounds.has(joinText(tokens, at, at + count)));

function negateBefore(
  tokens: readonly Token[],
  at: number,
  negated: Set<number>,
  taken: ReadonlySet<number>,
  { units }: VocabularyIndex,
  most = MAX_NEGATED_BEFORE,
): void {
  negated.add(at);
  let count = 0;
  for (let before = at - 1; before >= 0 && count < most; before--) {
    const token = tokens[before];
    if (!token || taken.has(before) || token.kind === 'mark' || fillers.has(token.text) || negated.has(before)) return;
    const isUnit =
      readNumber(tokens, before - 1)?.end === before && readUnit(tokens, before, units)?.end === before + 1;
    const number = token.kind === 'number' ? before : isUnit ? before - 1 : undefined;
    // «M20 پلاستیکی نباشه», «۵۰ متر چدنی نباشه»: the size and its unit stay.
    if (number !== undefined && before < at - 1) return;
    negated.add(before);
    count += 1;
    if (number === undefined) continue;
    negated.add(number);
    const word = tokens[number - 1];
    const isNamed = word?.kind === 'word' && (tokens[number]?.isGlued || numberedWords.has(conceptOf(word.text)));
    if (isNamed && !taken.has(number - 1)) negated.add(number - 1);
    return;
  }
}
