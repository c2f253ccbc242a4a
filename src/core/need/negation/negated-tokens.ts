import { isBoundBehind, isCompared } from '../numbers/bounds-behind.ts';
import { readNumber } from '../numbers/read-number.ts';
import { readUnit, type UnitIndex } from '../units/unit-index.ts';
import type { VocabularyIndex } from '../vocabulary-index.ts';
import { joinText, type Token } from '../words/need-tokens.ts';
import { negativeVerb } from '../words/negative-verbs.ts';
import { countWords } from '../words/order-words.ts';
import { bounds, fillers, negations, numberWords } from '../words/trade-words.ts';
import type { NegatedValue } from './negated-place.ts';
import { areAlternatives, valueBefore, valueBehind } from './negated-value.ts';

/** «نه با بوبین ۲۳۰», «بجز از …» */
const leads = new Set(['با', 'از', 'مدل', 'نوع']);
const gives = new Set(['بدین', 'بدید', 'بده', 'بفرستید', 'بفرستین', 'بزنید', 'بزنین', 'بذارید', 'بذارین']);
const isComparison = (text = ''): boolean => text === 'تر' || isCompared(text);
/** «زیر ۱۰۰ آمپر نباشه» */
const limits = new Set(['زیر', 'بالای', 'بیش', 'بالاتر', 'پایینتر']);
const joints = new Set(['و', 'یا', '،', ',']);

/** The values that «بدون …», «غیر از …» or «… نباشه» rule out, with these words; not in a name as «لوله بدون درز». */
export function negatedTokens(
  tokens: readonly Token[],
  index: VocabularyIndex,
  taken: ReadonlySet<number>,
): Set<number> {
  const negated = new Set<number>();
  const isUsable = (at: number) => at >= 0 && at < tokens.length && !taken.has(at) && !negated.has(at);
  const negate = ({ first, end }: { first: number; end: number }) => {
    for (let at = first; at < end; at++) negated.add(at);
  };
  const before = (end: number) => valueBefore(tokens, end, isUsable, index);
  const behind = (start: number) => valueBehind(tokens, start, isUsable, index);
  const negateBefore = (end: number) => {
    let value = before(end);
    while (value) {
      const joint = tokens[value.first - 1]?.text ?? '';
      const other = joints.has(joint) && joint !== '،' && joint !== ',' ? before(value.first - 1) : undefined;
      negate(value);
      value = other && areAlternatives(tokens, other, value, index) ? other : undefined;
    }
  };
  const negateBehind = (start: number) => {
    let value: NegatedValue | undefined = behind(start);
    while (value) {
      negate(value);
      const next: NegatedValue | undefined = joints.has(tokens[value.end]?.text ?? '')
        ? behind(value.end + 1)
        : undefined;
      value = next && areAlternatives(tokens, value, next, index) ? next : undefined;
    }
  };
  for (let at = 0; at < tokens.length; at++) {
    if (taken.has(at)) continue;
    const verb = negativeVerb(tokens, at);
    // «بیشتر نباشه» is a bound.
    const isBound = verb && isBoundBehind(joinText(tokens, Math.max(0, verb.first - 2), verb.first));
    if (
      verb &&
      !isBound &&
      !deniedBound(tokens, verb.first, index.units) &&
      !isComparison(tokens[verb.first - 1]?.text)
    ) {
      negateBefore(verb.first);
      negate(verb);
      at = verb.end - 1;
      continue;
    }
    // «تفلونی نه، گرافیتی بدین» is said without a comma too.
    const isGiven =
      tokens[at]?.text === 'نه' && gives.has(tokens[at + 2]?.text ?? '') && tokens[at - 1]?.kind === 'word';
    if (isNoBehind(tokens, at) || isGiven) {
      negateBefore(at);
      negated.add(at);
      continue;
    }
    const length = [3, 2, 1].find((count) => negations.has(joinText(tokens, at, at + count)));
    const isNine = isNumberWord(tokens, at) || isNineOf(tokens, at, index.units);
    if (length === undefined || isNine || isBoundWord(tokens, at)) continue;
    if (index.knownPhrases.has(joinText(tokens, at, at + length + 1))) continue;
    negate({ first: at, end: at + length });
    const start = at + length;
    negateBehind(leads.has(tokens[start]?.text ?? '') ? start + 1 : start);
  }
  return negated;
}

const DENIED_WITHIN = 6;

/** «بیشتر از ۵۰۰ ساعت نباشه», «زیر ۱۰۰ آمپر نباشه»: what is denied is the comparison before the number. */
export function deniedBound(tokens: readonly Token[], verb: number, units: UnitIndex): boolean {
  let hasNumber = false;
  let isMeasure = false;
  for (let at = verb - 1; at >= Math.max(0, verb - DENIED_WITHIN); at--) {
    const token = tokens[at];
    if (!token || (token.kind === 'mark' && !token.isGlued)) return false;
    const number = token.kind === 'number' || numberWords.has(token.text) ? readNumber(tokens, at) : undefined;
    if (number) {
      hasNumber = true;
      isMeasure ||= (readUnit(tokens, number.end, units)?.end ?? number.end) === verb;
    }
    if (hasNumber && isComparison(token.text)) return at < verb - 1;
    if (isMeasure && limits.has(token.text)) return true;
  }
  return false;
}

/** «تیگ نه»: at the end, or before a comma. */
function isNoBehind(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (tokens[at]?.text !== 'نه' || !before || before.kind === 'mark') return false;
  if (numberWords.has(before.text) || fillers.has(before.text)) return false;
  const after = tokens[at + 1];
  return after === undefined || after.kind === 'mark';
}

/** «ده نه», «هشت تا نه عدد»: nine. */
const isNumberWord = (tokens: readonly Token[], at: number): boolean => {
  if (tokens[at]?.text !== 'نه') return false;
  const after = tokens[at + 1];
  // «رده ۴۰، نه ۳۰۴», «۴۶ میخوام نه ۶۸», but «مته نه ۵۰ عدد»
  if (after?.kind === 'number') return countWords.has(tokens[readNumber(tokens, at + 1)?.end ?? at]?.text ?? '');
  return after?.kind !== 'word' || after.text === 'تا' || numberWords.has(tokens[at - 1]?.text ?? '');
};

/** «نه میل», but «تیپ K نه J»: a letter is no unit of a number in words. */
const isNineOf = (tokens: readonly Token[], at: number, units: UnitIndex): boolean =>
  tokens[at]?.text === 'نه' &&
  !/^[a-z]$/.test(tokens[at + 1]?.text ?? '') &&
  readUnit(tokens, at + 1, units) !== undefined;

/** «نه بیشتر از ۱۰ بار» is a bound. */
const isBoundWord = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'نه' && [2, 3].some((count) => bounds.has(joinText(tokens, at, at + count)));
