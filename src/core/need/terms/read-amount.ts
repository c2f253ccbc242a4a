import { isStranger } from '../kinds/strange-words.ts';
import type { NeedReading } from '../need-types.ts';
import { withPartBehind } from '../numbers/part-behind.ts';
import { rateBefore } from '../numbers/rates.ts';
import { readNumber } from '../numbers/read-number.ts';
import { readUnit, type UnitIndex } from '../units/unit-index.ts';
import type { VocabularyIndex } from '../vocabulary-index.ts';
import { joinText, spanOf, type Token } from '../words/need-tokens.ts';
import { amountCues, countWords, courtesies, standardBodies } from '../words/order-words.ts';
import { dimensions, fillers, purpose, rangeWords, timesMarks } from '../words/trade-words.ts';
import { conceptOf } from '../words/word-keys.ts';

export interface ReadAmount {
  amount: NonNullable<NeedReading['amount']>;
  first: number;
  end: number;
}

/** Sold by length, mass or volume. */
export const measuredUnits: ReadonlySet<string> = new Set(['M', 'KiloGM', 'TONNE', 'L']);
/** «یه عدد», but «یه قطعه» is any one. */
const pieces = new Set(['عدد', 'دونه', 'دانه', 'دستگاه']);
const DOZEN = 12;
/** Sold by the strand. */
const strung = new Set(['تسمه', 'زنجیر']);
const packs = new Set(['جین', 'حلقه', 'رول', 'کلاف', 'کارتن', 'بسته', 'کیسه', 'شاخه']);
const containers = new Set(['DRUM', 'PAIL']);
/** Of the viscosity of an oil for machines. */
const LEAST_GRADE = 32;

/** «روغن دنده ۲۲۰ بشکه»: the number is the grade of the oil. */
export const isGradeOfOil = (value: number, unitId: string): boolean => containers.has(unitId) && value >= LEAST_GRADE;

/** «پنج تا پمپ», but not «۵ تا ۱۰». */
const RANGE_OR_PIECES = 'تا';
/** «تا پس فردا» */
const dayWords = new Set(['فردا', 'پس', 'پسفردا', 'امروز', 'هفته', 'ماه', 'اخر', 'شنبه', 'عید']);

const isEndOfRange = (tokens: readonly Token[], at: number): boolean =>
  rangeWords.has(tokens[at - 1]?.text ?? '') && tokens[at - 1]?.text !== '-' && tokens[at - 2]?.kind === 'number';

/** «۲۰۱۹ تا ۲۰۲۲ نسخه انگلیسی», «API 610 نسخه انگلیسی» */
const isNumberOfText = (tokens: readonly Token[], at: number): boolean =>
  (rangeWords.has(tokens[at - 1]?.text ?? '') && tokens[at - 2]?.kind === 'number') ||
  standardBodies.has(tokens[at - 1]?.text ?? '');

function readCounted(
  tokens: readonly Token[],
  first: number,
  index: VocabularyIndex,
  isTaken: (at: number) => boolean,
): ReadAmount | undefined {
  const { units, knownPhrases } = index;
  const isOne =
    tokens[first]?.text === 'یه' &&
    (pieces.has(tokens[first + 1]?.text ?? '') || packs.has(tokens[first + 1]?.text ?? ''));
  const number = isOne ? { value: 1, end: first + 1, isWord: true } : readNumber(tokens, first);
  if (!number || !Number.isInteger(number.value) || number.value <= 0) return undefined;
  const word = tokens[number.end];
  const dozen = word?.text === 'جین' ? DOZEN : 1;
  // «تسمه … ده رشته», but a cable has strands.
  const isOfBelt = word?.text === 'رشته' && tokens.some(({ text }) => strung.has(text));
  const unitId = dozen > 1 || isOfBelt ? 'EACH' : countWords.get(word?.text ?? '');
  if (unitId === undefined || isGradeOfOil(number.value, unitId)) return undefined;
  // «بین ۲۰۱۹ تا ۲۰۲۲ نسخه انگلیسی»: the end of a range; «۱۰ تا ۲۰ عدد» orders no certain number.
  if (unitId === 'COPY' && isNumberOfText(tokens, first)) return undefined;
  if (isEndOfRange(tokens, first)) return undefined;
  const next = tokens[number.end + 1];
  // «ناودانی ۱۴ شاخه ۱۲ متری»: the branch has the length.
  // «نبشی ۵ در ۵، ۲۰ شاخه ۶ متری»: behind a comma the branches are counted.
  // «ضخامت ۴ میل ۳۰ شاخه شش متری»: behind a measure too.
  const isBehindMeasure =
    first > 1 && readUnit(tokens, first - 1, units)?.end === first && readNumber(tokens, first - 2);
  const isApart = (tokens[first - 1]?.kind === 'mark' && !tokens[first]?.isGlued) || isBehindMeasure;
  const length =
    word?.text === 'شاخه' && !isApart && !(number as { isWord?: boolean }).isWord
      ? readNumber(tokens, number.end + 1)
      : undefined;
  if (length && readUnit(tokens, length.end, units)?.units.some(({ quantityId }) => quantityId === 'Length'))
    return undefined;
  // «شاخه‌ای ۸۰۰ هزار تومن» is a price.
  if (next?.text === 'ای') return undefined;
  // «یه دستگاه جوش», «۲ دستگاه جوش»: the name of the thing.
  const isName = knownPhrases.has(`${word?.text}${next?.text}`);
  if (isName && isOne) return undefined;
  // «فلاپ دیسک ۱۲۵ دانه ۸۰»: the grain has a number of its own.
  if (word?.text === 'دانه' && readNumber(tokens, number.end + 1) && !readUnit(tokens, number.end + 2, units))
    return undefined;
  // «۱۵ تا سه راهی»: the second number begins a name.
  const isNumbered = next?.kind === 'word' && knownPhrases.has(joinText(tokens, number.end + 1, number.end + 3));
  if (word?.text === RANGE_OR_PIECES && dayWords.has(next?.text ?? '')) return undefined;
  // «۴ تا 6206»: what is counted is a part number.
  const isPart = isTaken(number.end + 1);
  if (word?.text === RANGE_OR_PIECES && next && !isNumbered && !isPart && readNumber(tokens, number.end + 1))
    return undefined;
  // «۳ تا اسکرو داره»: they are there already.
  const owns = /^(?:داره|دارد|دارن|دارند)$/;
  if ([2, 3].some((step) => owns.test(tokens[number.end + step]?.text ?? ''))) return undefined;
  // «برای ۵ تا سرور»: what the thing is for.
  if (purpose.has(tokens[first - 1]?.text ?? '') && isStranger(next, index)) return undefined;
  const isCued = amountCues.has(tokens[first - 1]?.text ?? '');
  const start = isCued ? first - 1 : first;
  const end = isName ? number.end : number.end + 1;
  return { amount: { value: number.value * dozen, unitId, span: spanOf(tokens, start, end) }, first: start, end };
}

/** «تعداد ۱۶», «به مقدار ۲۰۸ لیتر» */
function readCued(tokens: readonly Token[], cue: number, units: UnitIndex): ReadAmount | undefined {
  const isColon = tokens[cue + 1]?.text === ':';
  const number = readNumber(tokens, cue + (isColon ? 2 : 1));
  if (!number) return undefined;
  const found = readUnit(tokens, number.end, units);
  const measured = found?.units.find(({ id }) => measuredUnits.has(id));
  const isCount = tokens[cue]?.text.startsWith('تعداد');
  if (found && !measured) return undefined;
  if (!measured && !isCount) return undefined;
  const { number: whole, end } = withPartBehind(tokens, number, found?.end ?? number.end, units);
  return {
    amount: { value: whole.value, unitId: measured?.id ?? 'EACH', span: spanOf(tokens, cue, end) },
    first: cue,
    end,
  };
}

/** An ordered quantity that its own words tell: «سه تا», «۲ حلقه», «تعداد ۱۶». */
export function readAmount(
  tokens: readonly Token[],
  index: VocabularyIndex,
  isTaken: (at: number) => boolean,
): ReadAmount | undefined {
  for (let at = 0; at < tokens.length; at++) {
    // «۰/۷ کلاف»: the end of a decimal.
    const isPart = tokens[at - 1]?.text === '/' && tokens[at - 1]?.isGlued === true;
    const isCut = tokens[at]?.isGlued && (tokens[at - 1]?.kind !== 'mark' || isPart);
    // «عرض ۱۲۵۰ رول»
    const isNamed = dimensions.has(conceptOf(tokens[at - 1]?.text ?? ''));
    if (isTaken(at) || isCut || isNamed || rateBefore(tokens, at)) continue;
    const found = amountCues.has(tokens[at]?.text ?? '') ? readCued(tokens, at, index.units) : undefined;
    const read = found ?? readCounted(tokens, at, index, isTaken);
    if (read && !isTaken(read.end - 1)) return read;
  }
  return undefined;
}

/** Sold by the bar or by the sheet. */
const lengthConcepts = ['شاخه', 'برگ'];

/** «دو پمپ سانتریفیوژ»: a number in words right before the thing counts it; figures there may be its size. */
export function readCountBefore(
  tokens: readonly Token[],
  thing: number,
  { units, categories }: VocabularyIndex,
  isTaken: (at: number) => boolean,
  categoryId: string | undefined,
): ReadAmount | undefined {
  const properties = categories.get(categoryId ?? '')?.properties ?? [];
  if (properties.some(({ concepts }) => lengthConcepts.some((one) => concepts.has(one)))) return undefined;
  const isLead = (at: number) => fillers.has(tokens[at]?.text ?? '') || courtesies.has(tokens[at]?.text ?? '');
  const first = Array.from({ length: thing }, (_, at) => at).find((at) => !isLead(at));
  const number = first === undefined || isTaken(first) ? undefined : readNumber(tokens, first);
  if (first === undefined || number?.end !== thing || !number.isWord || readUnit(tokens, thing, units))
    return undefined;
  if (!Number.isInteger(number.value) || number.value < 2) return undefined;
  return { amount: { value: number.value, unitId: 'EACH', span: spanOf(tokens, first, thing) }, first, end: thing };
}

/** «۲۰۰ متر کابل»: a length, mass or volume right before the thing. */
export function readMeasuredBefore(
  tokens: readonly Token[],
  thing: number,
  units: UnitIndex,
  isTaken: (at: number) => boolean,
): ReadAmount | undefined {
  for (let first = Math.max(0, thing - 5); first < thing; first++) {
    if (isTaken(first) || tokens[first]?.isGlued || rateBefore(tokens, first)) continue;
    // «سوله ۳۰ در ۵۰ متر»
    if (timesMarks.has(tokens[first - 1]?.text ?? '')) continue;
    const number = readNumber(tokens, first);
    const found = number && readUnit(tokens, number.end, units);
    const whole = found && withPartBehind(tokens, number, found.end, units);
    const unit = whole?.end === thing ? found?.units.find(({ id }) => measuredUnits.has(id)) : undefined;
    if (!whole || !unit || tokens[thing - 1]?.text.endsWith('ی')) continue;
    return {
      amount: { value: whole.number.value, unitId: unit.id, span: spanOf(tokens, first, thing) },
      first,
      end: thing,
    };
  }
  return undefined;
}
