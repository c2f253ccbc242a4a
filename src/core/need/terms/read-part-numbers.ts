import { foldPartNumber } from '../../text/persian.ts';
import type { Span } from '../need-types.ts';
import { readNumber } from '../numbers/read-number.ts';
import { readUnit } from '../units/unit-index.ts';
import type { VocabularyIndex } from '../vocabulary-index.ts';
import { joinText, spanOf, type Token } from '../words/need-tokens.ts';
import { bearingWords, countWords, courtesies, numberedSeries, standardBodies } from '../words/order-words.ts';
import { documentWords, fillers, timesMarks } from '../words/trade-words.ts';
import { wordPairs } from '../words/word-pairs.ts';

export interface PartNumber {
  text: string;
  span: Span;
  first: number;
  end: number;
  /** Where letters that name an option too begin: behind the number of a bearing, and with the publisher of a standard. */
  optionsFrom: number;
}

const isCodePart = ({ kind, text }: Token) =>
  kind === 'number' || (kind === 'word' && /^[a-z]+$/.test(text)) || /^[-/._]$/.test(text);
const isMark = (token: Token | undefined) => token?.kind === 'mark';
const joinedRaw = (tokens: readonly Token[], first: number, end: number) =>
  tokens
    .slice(first, end)
    .map(({ raw }) => raw)
    .join('');

/** The token after the letters, digits and dashes written without a blank from `first`. */
function endOfCode(tokens: readonly Token[], first: number): number {
  let end = first;
  while (end < tokens.length) {
    const token = tokens[end];
    if (!token || !isCodePart(token) || (end > first && !token.isGlued)) break;
    end++;
  }
  while (end > first && isMark(tokens[end - 1])) end--;
  return end;
}

/** Letters and digits with a dash: `WG63-30`, `6205-2RS`, `350-5M-15`; or letters glued to a long number: `NU212`, `6306ZZ`. */
const dashed = /^(?=.*\d)(?:[A-Z][A-Z\d.]*|\d+[A-Z][A-Z\d]*|\d{2,}(?=-\d+-|-\d?[A-Z]))(?:[-/_][A-Z\d.]+)+$/;
const glued = /^(?:[A-Z]{2,5}\d{3,}[A-Z]{0,3}|\d{4,6}(?:[A-Z]{1,4}\d?|\d?RS\d?)|[1-9]\d{2}(?:ZZ|2Z|2RS|RS))$/;
/** «4-20mA», «10-16bar»: a range with its unit. */
const rangeWithUnit = /^\d+(?:\.\d+)?[-/]\d+(?:\.\d+)?([A-Z]+)$/;
const numberWithUnit = /^\d+(?:\.\d+)?([A-Z]+\d?)$/;
/** What stands before a size, a rating or a material, never before a part number. */
const sizeLetters = /^(?:DN|PN|NPS|SCH|SDR|VG|IP|IE|NH|RAL|AWG|PE|ST|CK|GG|GGG|AISI|SS|RPM|CLASS|[A-Z])(?=\d)/;
const bearingNumber = /^(?:[1-9]\d{3,4})$/;
const bearingSuffixes: ReadonlyMap<string, string> = new Map([
  ...['zz', '2z', '2rs', 'rs', 'c3', 'c2', 'c4', 'ddu', 'k'].map((one): [string, string] => [one, one.toUpperCase()]),
  ...wordPairs('سیتری:C3 سیسه:C3 دوزد:2Z 2زد:2Z زدزد:ZZ دواراس:2RS 2اراس:2RS'),
]);

function isKnown(code: string, { codes }: VocabularyIndex): boolean {
  const parts = code.split(/[-/]/);
  const folded = foldPartNumber(code);
  // «EP400» begins «EP 400/3».
  const isBeginning = /^[A-Z]+\d+$/.test(folded) && [...codes].some((known) => known.startsWith(folded));
  return codes.has(folded) || isBeginning || parts.every((part) => codes.has(part));
}

function isCode(code: string, { index, isPump }: Context): boolean {
  // «4-20mA», «1500rpm»
  const [, unit] = rangeWithUnit.exec(code) ?? numberWithUnit.exec(code) ?? [];
  const isBearing =
    contactAngle.test(code) ||
    (bearingSeries.test(/^\d+/.exec(code)?.[0] ?? '') && bearingSuffixes.has((unit ?? '').toLowerCase()));
  if ((unit && !isBearing && index.units.lower.has(unit.toLowerCase())) || isKnown(code, index)) return false;
  // «35-52-7» is a size, but «پمپ ۸۰-۶۵-۱۶۰» is called so by ISO 2858.
  if (isPump && /^\d{2,3}-\d{2,3}-\d{3}$/.test(code)) return true;
  if (/^\d{1,3}(?:-\d{1,3}){2}$/.test(code)) return false;
  if (dashed.test(code)) return code.includes('-') || code.includes('_');
  return glued.test(code) && !sizeLetters.test(code);
}

/** Nothing else has five digits and no unit: cylindrical, spherical, tapered, thrust and ball bearings by ISO 15. */
const bearingSeries = /^(?:2[1-4]|30|31|32|33|51|52|53|6[0-4]|72|73)\d(?!0[01])\d{2}$/;

/** «7305B»: the letter of the contact angle is no unit. */
const contactAngle = /^7[0-4](?!00)\d\d[BCE]$/;

/** «C3», «سی تری», «2RS» behind the number of a bearing. */
function endOfSuffix(tokens: readonly Token[], end: number): { end: number; text: string } | undefined {
  for (const count of [3, 2, 1]) {
    const text = tokens
      .slice(end, end + count)
      .map((token) => token.text)
      .join('');
    if (tokens.length >= end + count && bearingSuffixes.has(text) && !tokens[end + count]?.isGlued) {
      return { end: end + count, text: bearingSuffixes.get(text) ?? text };
    }
  }
  return undefined;
}

/** Who speaks of these means the text of a standard. */
const textWords = new Set(['متن', 'فایل', 'دانلود', 'ترجمه', 'نسخه', 'ویرایش', 'ایزو', 'pdf']);

/** «۶۲۰۵ دو طرف پلاستیک»: nothing else has such a number and seals. */
const isSealed = (tokens: readonly Token[], at: number): boolean =>
  /^6[0-4]\d\d$/.test(tokens[at]?.text ?? '') &&
  !tokens[at]?.isGlued &&
  /^(?:دوطرف|یکطرف|تکطرف)/.test(joinText(tokens, at + 1, Math.min(tokens.length, at + 3)));

interface Context {
  tokens: readonly Token[];
  index: VocabularyIndex;
  isBearing: boolean;
  isDocument: boolean;
  /** Whether it speaks of a pump. */
  isPump: boolean;
  /** The sentence says nothing but numbers and fillers. */
  isBare: boolean;
}

/** `SPB 2500`, `NU 212`: letters that the catalogue has in a name or an option, and a number without a unit. */
function readSpaced({ tokens, index, isDocument, isBare }: Context, first: number): number | undefined {
  const [letters, number] = [tokens[first], tokens[first + 1]];
  if (letters?.kind !== 'word' || !/^[a-z]{2,5}$/.test(letters.text) || letters.isGlued) return undefined;
  const isStandard = standardBodies.has(letters.text);
  // «ASTM A106»
  const isDashed = isStandard && number?.text === '-' && number.isGlued && tokens[first + 2]?.isGlued === true;
  const hasLetter = isStandard && /^[a-z]$/.test(number?.text ?? '') && tokens[first + 2]?.isGlued;
  const start = isDashed || hasLetter ? first + 2 : first + 1;
  const digits = tokens[start];
  if (digits?.kind !== 'number' || (digits.isGlued && !isStandard)) return undefined;
  const isSeries = numberedSeries.has(letters.text) && /^\d{3,4}$/.test(digits.text);
  // «DIN 933» names a bolt too.
  const isThing = index.formsByWord
    .get(joinText(tokens, first + 1, start + 1))
    ?.some(({ categoryId }) => index.categories.get(categoryId)?.category.categoryType !== 'ElectronicDocument');
  const isText = isDocument || (isBare && !isThing);
  if (!(isSeries || (isStandard && isText))) return undefined;
  const end = endOfCode(tokens, isDashed ? start : first + 1);
  // «API 610 نسخه انگلیسی» is no count, and «API 610 سال ۲۰۲۱» no time.
  const hasUnit = !isStandard && readUnit(tokens, end, index.units) !== undefined;
  return timesMarks.has(tokens[end]?.text ?? '') || hasUnit ? undefined : end;
}

/** `nh1 160 gg`: letters with a number, another number, and letters that the catalogue has in a name. */
function readRating({ tokens, index }: Context, first: number): number | undefined {
  const [letters, size, number, tail] = tokens.slice(first, first + 4);
  if (!/^[a-z]{2,4}$/.test(letters?.text ?? '') || size?.kind !== 'number' || !size.isGlued) return undefined;
  if (number?.kind !== 'number' || number.isGlued || tail?.kind !== 'word' || !/^[a-z]{2}$/.test(tail.text))
    return undefined;
  return index.codes.has(tail.text.toUpperCase()) && !readUnit(tokens, first + 3, index.units) ? first + 4 : undefined;
}

function readBearing({ tokens, index, isBearing, isBare, isDocument }: Context, first: number): number | undefined {
  const token = tokens[first];
  if (!token || token.isGlued || !bearingNumber.test(token.text)) return undefined;
  if (standardBodies.has(tokens[first - 1]?.text ?? '')) return undefined;
  if (isDocument && /^(?:19|20)\d\d$/.test(token.text)) return undefined;
  const isSeries = bearingSeries.test(token.text) && !countWords.has(tokens[first + 1]?.text ?? '');
  // «۶۳۰۶ 2Z»
  const isSuffixed = endOfSuffix(tokens, first + 1) !== undefined;
  if (!(isBearing || isBare || isSeries || isSuffixed)) return undefined;
  const end = endOfCode(tokens, first);
  if (end > first + 1 || (timesMarks.has(tokens[end]?.text ?? '') && readNumber(tokens, end + 1))) return undefined;
  const number = readNumber(tokens, first);
  return number && readUnit(tokens, number.end, index.units) ? undefined : end;
}

/** Publishers as they are spoken of in Persian. */
const spokenBodies: ReadonlyMap<string, string> = new Map(wordPairs('ایزو:ISO ملی:ISIRI ایران:ISIRI دین:DIN'));

/** «استاندارد ملی ۳۱۳۲» */
function readSpoken({ tokens, index }: Context, first: number): PartNumber | undefined {
  const body = spokenBodies.get(tokens[first]?.text ?? '');
  const isAsked = tokens.some(({ text }) => documentWords.has(text) || text === 'متن' || text === 'فایل');
  const number = tokens[first + 1];
  if (body === undefined || !isAsked || !/^\d{2,5}$/.test(number?.text ?? '')) return undefined;
  const end = endOfCode(tokens, first + 1);
  if (readUnit(tokens, end, index.units)) return undefined;
  return {
    text: `${body} ${joinedRaw(tokens, first + 1, end)}`,
    span: spanOf(tokens, first, end),
    first,
    end,
    optionsFrom: first,
  };
}

function readAt(context: Context, first: number): PartNumber | undefined {
  const { tokens } = context;
  const token = tokens[first];
  const spoken = readSpoken(context, first);
  if (spoken) return spoken;
  if (!token || !isCodePart(token) || isMark(token) || (token.isGlued && !isMark(tokens[first - 1]))) return undefined;
  if (token.isGlued && tokens[first - 2]?.kind !== 'word') return undefined;
  const spaced = readSpaced(context, first);
  const codeEnd = endOfCode(tokens, first);
  const code = joinedRaw(tokens, first, codeEnd).toUpperCase();
  const end = spaced ?? readRating(context, first) ?? (isCode(code, context) ? codeEnd : readBearing(context, first));
  if (end === undefined) return undefined;
  const suffix = /\d/.test(code) || spaced ? endOfSuffix(tokens, end) : undefined;
  const isRating = end > codeEnd && !spaced;
  const said = isRating
    ? tokens
        .slice(first, end)
        .map(({ raw, isGlued }, at) => (at > 0 && !isGlued ? ` ${raw}` : raw))
        .join('')
    : spaced
      ? `${token.raw.toUpperCase()} ${joinedRaw(tokens, first + 1, end)
          .toUpperCase()
          .replace(/^-/, '')}`
      : joinedRaw(tokens, first, end);
  const stop = suffix?.end ?? end;
  return {
    text: suffix ? `${said}/${suffix.text}` : said,
    span: spanOf(tokens, first, stop),
    first,
    end: stop,
    optionsFrom: standardBodies.has(token.text)
      ? first
      : /^\d{3,6}$/.test(token.text) && context.isBearing
        ? first + 1
        : stop,
  };
}

/** Part numbers as makers write them. Sizes, ranges and names of the catalogue are none. */
export function readPartNumbers(tokens: readonly Token[], index: VocabularyIndex): PartNumber[] {
  const context: Context = {
    tokens,
    index,
    isBearing: tokens.some(({ text }) => bearingWords.has(text)) || tokens.some((_, at) => isSealed(tokens, at)),
    isPump: tokens.some(({ text }) => text === 'پمپ' || text === 'pump'),
    isDocument: tokens.some(({ text }) => documentWords.has(text) || textWords.has(text)),
    isBare: tokens.every(
      ({ kind, text }, at) =>
        kind !== 'word' ||
        [fillers, courtesies, bearingSuffixes, standardBodies].some((known) => known.has(text)) ||
        // «ASME B31.3»
        (/^[a-z]$/.test(text) && standardBodies.has(tokens[at - 1]?.text ?? '')),
    ),
  };
  const found: PartNumber[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const number = readAt(context, at);
    if (!number) continue;
    found.push(number);
    at = number.end - 1;
  }
  return found;
}
