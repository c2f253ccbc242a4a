import { deniedBound } from '../negation/negated-tokens.ts';
import { boundBehind } from '../numbers/bounds-behind.ts';
import {
  alternativeTo,
  inUnitOf,
  primaryOf,
  readRatio,
  saysBetween,
  shareBounds,
  shareEnds,
  shareNames,
  shareUnits,
} from '../numbers/joined-numbers.ts';
import { isInCode } from '../numbers/number-codes.ts';
import { withPartBehind } from '../numbers/part-behind.ts';
import type { Quantity } from '../numbers/quantity.ts';
import { rateBefore } from '../numbers/rates.ts';
import { type ReadNumber, readNumber } from '../numbers/read-number.ts';
import { canDo, isFor } from '../numbers/use-cues.ts';
import { shareCues } from '../properties/share-cues.ts';
import { readUnit, type UnitIndex } from '../units/unit-index.ts';
import { joinText, type Token } from '../words/need-tokens.ts';
import { negativeVerbFrom } from '../words/negative-verbs.ts';
import { type Bound, bounds, rangeWords, unitsBefore } from '../words/trade-words.ts';
import { conceptOf } from '../words/word-keys.ts';

export interface QuantityContext {
  tokens: readonly Token[];
  units: UnitIndex;
  /** Tokens that belong to another piece. */
  taken: ReadonlySet<number>;
  isCue: (at: number) => boolean;
  /** Whether the category's name ends right before: a number in words is its size there, «نبشی هشتاد». */
  isBehindName?: (at: number) => boolean;
  /** Whether a cue names a dimension in every category: length, power. */
  isDimension: (at: number) => boolean;
}

const MAX_BOUND_TOKENS = 3;
const links = new Set(['با', 'از', 'به', 'در', ':', '=', 'بین', 'ی', 'هر', 'حدود', 'ان', 'اش', 'رو', '-']);

function boundEndingAt(tokens: readonly Token[], end: number): { first: number; bound: Bound } | undefined {
  for (let first = Math.max(0, end - MAX_BOUND_TOKENS); first < end; first++) {
    const bound = bounds.get(joinText(tokens, first, end));
    if (bound) return { first, bound };
  }
  return undefined;
}

const isCount = (quantityId: string) => quantityId.endsWith('Count');
const LEAST_YEAR = 1950;
/** Smaller ones count. */
const LEAST_SIZE = 5;

function readOne(context: QuantityContext, first: number): Quantity | undefined {
  const { tokens, units, taken } = context;
  let low = readRatio(tokens, first) ?? readNumber(tokens, first);
  if (!low) return undefined;
  if (low.isWord && low.value >= LEAST_SIZE && context.isBehindName?.(first)) low = { ...low, isWord: false };
  const unitRead = readUnit(tokens, low.end, units);
  // «سیم ۱/۵ رول»: nobody counts parts of a coil.
  const isPartOfPiece = !Number.isInteger(low.value) && unitRead?.units.every(({ quantityId }) => isCount(quantityId));
  const unitBehind = isPartOfPiece ? undefined : unitRead;
  // «۱۴ کیلویی زیر ۳۵ هزار تومن»: the kilo is the price's.
  let unitFound = (unitBehind && taken.has(low.end) ? undefined : unitBehind) ?? primaryOf(tokens, low, units);
  const lowUnits = unitFound;
  let end = unitFound?.end ?? low.end;
  if (unitFound) ({ number: low, end } = withPartBehind(tokens, low, end, units));
  // «۲۰ درجه زیر صفر»
  if (unitFound && tokens[end]?.text === 'زیر' && tokens[end + 1]?.text === 'صفر') {
    low = { ...low, value: -low.value };
    end += 2;
  }
  let high: ReadNumber | undefined;
  // «بین سال‌های ۲۰۱۰ و ۲۰۲۰»
  const alternative = unitFound ? undefined : alternativeTo(tokens, low, units);
  if (alternative) {
    high = alternative.number;
    unitFound = alternative.unit;
    end = unitFound.end;
  }
  const isBetween = tokens[first - 1]?.text === 'بین' || saysBetween(context, first);
  const linkAt = rangeWords.has(tokens[end]?.text ?? '') || (isBetween && tokens[end]?.text === 'و') ? end : undefined;
  if (linkAt !== undefined && !taken.has(linkAt + 1)) {
    const other = readNumber(tokens, linkAt + 1);
    const otherUnit = other && readUnit(tokens, other.end, units);
    const isDash = tokens[linkAt]?.text === '-';
    // «غلاف ۳۰ سانت تا ۱۲۰۰ درجه»: a length, and up to a temperature.
    const isOneKind =
      !lowUnits ||
      !otherUnit ||
      lowUnits.units.some(({ quantityId }) => otherUnit.units.some((unit) => unit.quantityId === quantityId));
    const from = inUnitOf(low, lowUnits, otherUnit);
    if (
      other &&
      isOneKind &&
      (otherUnit || lowUnits || !isDash || context.isCue(first - 1)) &&
      other.value >= from.value
    ) {
      high = other;
      low = from;
      // «۵ تا ۱۲ هزار»
      const isShared = tokens[other.end - 1]?.text === 'هزار' && low.value < 1000 && !lowUnits;
      if (isShared) low = { ...low, value: low.value * 1000 };
      unitFound = otherUnit ?? lowUnits;
      end = otherUnit?.end ?? other.end;
    }
  }
  // «بین ۲۰۱۹ تا ۲۰۲۲ نسخه انگلیسی» is of years.
  if (high && low.value > LEAST_YEAR && unitFound?.units.every(({ id }) => id === 'COPY')) {
    unitFound = undefined;
    end = high.end;
  }
  const per = unitFound?.units.some(({ id }) => id.includes('-PER-')) ? undefined : rateBefore(tokens, first);
  if (unitFound && per !== undefined) {
    const rated = unitFound.units.flatMap(({ id }) => units.byId.get(`${id}-PER-${per}`) ?? []);
    if (rated.length === 0) return undefined;
    unitFound = { ...unitFound, units: rated };
  }
  // «ساعتی ۲۰ متر مکعب»
  const isHourly = per === 'HR' && tokens[first - 1]?.text === 'ساعتی';
  const isAfterUnit = unitsBefore.has(tokens[first - 1]?.text ?? '');
  const isNamed = context.isCue(end) || (low.value !== 1 && context.isCue(first - 1));
  if (low.isWord && end === low.end && !isAfterUnit && !isNamed) return undefined;
  for (let at = first; at < end; at++) if (taken.has(at)) return undefined;
  if (isInCode(tokens, first, end, unitFound !== undefined)) return undefined;
  const unitId = unitFound ? undefined : unitsBefore.get(tokens[first - 1]?.text ?? '');
  const unitBefore = unitId === undefined ? undefined : units.byId.get(unitId);
  return {
    first: unitBefore || isHourly ? first - 1 : first,
    end,
    numberAt: first,
    low,
    high,
    units: unitBefore ? [unitBefore] : (unitFound?.units ?? []),
    before: [],
    after: [],
    shared: new Set(),
  };
}

const borneUnder = new Set(['بار', 'وزن', 'فشار']);

/** Extends the quantity to the left over bounds and links, and collects the words that may name its property. */
function lookBack(quantity: Quantity, { tokens, taken, isCue, isDimension }: QuantityContext, barrier: number): void {
  // «طول کابل ۵۰ متر»: the cable's length, not just any length.
  const isNamedPart = (word: number, from: number) =>
    word - 1 >= from &&
    tokens[word]?.kind === 'word' &&
    !links.has(tokens[word]?.text ?? '') &&
    !bounds.has(tokens[word]?.text ?? '') &&
    !taken.has(word - 1) &&
    isDimension(word - 1);
  let at = quantity.first;
  while (at > barrier) {
    const found = boundEndingAt(tokens, at);
    // «زیر بار ۴۰۰ کیلو» is what it bears.
    if (found && tokens[found.first]?.text === 'زیر' && borneUnder.has(tokens[at]?.text ?? '')) {
      quantity.canDo = true;
      break;
    }
    if (found && found.first >= barrier && !taken.has(at - 1)) {
      if (quantity.bound === undefined) {
        quantity.bound = found.bound;
        quantity.isUpTo = found.first === at - 1 && tokens[found.first]?.text === 'تا';
      }
      at = found.first;
      if (quantity.before.length === 0) quantity.first = at;
      continue;
    }
    if (taken.has(at - 1)) break;
    if (isCue(at - 1)) quantity.before.unshift(at - 1);
    else if (isNamedPart(at - 1, barrier)) quantity.before.unshift(at - 1);
    else if (!links.has(tokens[at - 1]?.text ?? '')) break;
    else if (quantity.before.length === 0 && tokens[at - 1]?.text === 'بین') quantity.first = at - 1;
    at -= 1;
  }
}

/** «۱۲۵ دانه ۸۰», «۶۳ کورس ۲۰۰», «۱۶۰۰ پهنای ۳۰»: these words are always said before their number. */
const isBeforeNumber = (tokens: readonly Token[], at: number): boolean =>
  (leadingCues.has(conceptOf(tokens[at]?.text ?? '')) || /[او]ی$/.test(tokens[at]?.text ?? '')) &&
  readNumber(tokens, at + 1) !== undefined;
const leadingCues = new Set(['دانهبندی', 'کورس', 'نسبت', 'مدول']);
/** «۶ اینچ بدنه غیر چدنی»: the word names what is ruled out. */
const isOfNegated = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.text === 'غیر' && tokens[at + 2]?.text !== 'از';

const opposite = { atMost: 'atLeast', atLeast: 'atMost', about: 'about' } as const;

function lookForward(quantity: Quantity, { tokens, units, taken, isCue }: QuantityContext): void {
  // «کمتر از ۲۰ متر هد نداشته باشه»
  let named = quantity.end;
  while (named < tokens.length && !taken.has(named) && isCue(named)) named++;
  const verb = quantity.bound && negativeVerbFrom(tokens, named);
  if (quantity.bound && verb && deniedBound(tokens, verb.first, units)) {
    quantity.bound = opposite[quantity.bound];
    for (let at = quantity.end; at < named; at++) quantity.after.push(at);
    quantity.end = verb.end;
  }
  for (let end = quantity.end + 3; end > quantity.end; end--) {
    const bound = boundBehind(joinText(tokens, quantity.end, end));
    if (bound && quantity.bound === undefined) {
      quantity.bound = bound;
      // «نازک‌تر نباشه» speaks of the thickness.
      if (isCue(quantity.end)) quantity.after.push(quantity.end);
      // «۱۰۰۰ کاوا به پایین نباشه»
      const denied = negativeVerbFrom(tokens, end);
      if (denied) quantity.bound = opposite[bound];
      quantity.end = denied?.end ?? end;
    }
  }
  // «۳ بار بازنگری», «۱۹ تا دنده»
  const isCounted = ['بار', 'تا', 'عدد'].includes(tokens[quantity.end]?.text ?? '');
  const times = quantity.units.length === 0 && isCounted ? 1 : 0;
  // «۴ تعداد رشته»
  const isLast = !tokens.some(({ kind }, at) => kind === 'number' && at > quantity.end);
  const counts = tokens[quantity.end]?.text === 'تعداد' && isCue(quantity.end + 1) && isLast ? 1 : 0;
  for (let at = quantity.end + times + counts; at < tokens.length && !taken.has(at) && isCue(at); at++) {
    if (bounds.has(tokens[at]?.text ?? '') || isBeforeNumber(tokens, at) || isOfNegated(tokens, at)) break;
    quantity.after.push(at);
  }
}

export function readQuantities(context: QuantityContext): Quantity[] {
  const found: Quantity[] = [];
  for (let at = 0; at < context.tokens.length; at++) {
    if (context.taken.has(at)) continue;
    const quantity = readOne(context, at);
    if (!quantity) continue;
    lookBack(quantity, context, found.at(-1)?.end ?? 0);
    lookForward(quantity, context);
    quantity.canDo ||= canDo(quantity, context.tokens);
    quantity.isFor = isFor(quantity, context.tokens);
    found.push(quantity);
    at = quantity.end - 1;
  }
  shareEnds(found, context.tokens);
  shareBounds(found, context.tokens);
  shareUnits(found, context.tokens);
  shareNames(found, context.tokens);
  shareCues(found, context.tokens);
  return found;
}
