import { isQuantity } from '../money/order-price.ts';

/** What of a text names the part, and how many are asked for; null where the text does not say. */
export interface ReadPart {
  text: string;
  quantity: number | null;
}

const countUnits =
  'عدد|تا|دانه|دونه|قطعه|دستگاه|حلقه|شاخه|بسته|کارتن|جفت|ست|سری|رول|کلاف|برگ|توپ|بشکه|قوطی|سطل|کیسه|pcs?|pieces?|ea|each|nos|sets?|pairs?|rolls?|units?';
const measureUnits = 'متر|کیلوگرم|کیلو|لیتر|کلاف|m|kg|lit';
const numberWords = ['یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت', 'نه', 'ده'];
const told = 'تعداد|مقدار|quantity|qty|q’ty|count';

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?`;
const AMOUNT = `${NUMBER}|${numberWords.join('|')}`;
/** Before and after a number or a word; a dot or slash would make it a part of a size. */
const START = String.raw`(?<![^\s,;:=()[\]\-–—])`;
const END = String.raw`(?![^\s,;:=()[\]\-–—.])`;
/** Words before a number that is no quantity. */
const DESIGNATION =
  /^(?:din|iso|en|astm|asme|ansi|api|jis|iec|bs|dn|pn|nps|sch|class|size|no|کلاس|سایز|نمره|شماره|رده|فشار|کد|مدل|تیپ)$/i;

const pattern = (source: string): RegExp => new RegExp(source, 'iu');

/** Each names the quantity `n`; what it matches is no part of the name. The surest first. */
const marks: readonly RegExp[] = [
  pattern(`${START}(?:${told})\\s*[:=]?\\s*(?<n>${AMOUNT})(?:\\s*(?:${countUnits}|${measureUnits}))?${END}`),
  pattern(`[([]\\s*[x×*]?\\s*(?<n>${AMOUNT})\\s*(?:${countUnits}|${measureUnits})?\\s*[)\\]]`),
  pattern(`(?<!\\d\\s*)\\s(?:${countUnits})\\s*[:=]?\\s*(?<n>${NUMBER})$`),
  pattern(`${START}(?<n>${AMOUNT})\\s*(?:${countUnits})${END}`),
];

const measureMarks: readonly RegExp[] = [
  pattern(`${START}(?<n>${AMOUNT})\\s*(?:${measureUnits})$`),
  pattern(`^(?<n>${AMOUNT})\\s*(?:${measureUnits})\\s`),
];

const TIMES_LAST = /^(?<rest>.*\S)\s+[x×*]\s?(?<n>\d+)$/iu;
const TIMES_FIRST = /^(?<n>\d+)\s?[x×*]\s+(?<rest>\S.*)$/iu;
const ENDS = String.raw`\s*(?:[,:=|→]|\.{2,})\s*|\s+[-–—]+\s+|\s{2,}`;
const FIELD_END = new RegExp(ENDS, 'u');
const EDGES = /^(?:[\s,:=|→;]|[-–—](?=\s))+|(?:[\s,:=|→;]|\s[-–—])+$|^لطفا\s|\s(?:لطفا|لازم|نیاز)$/gu;
const WHOLE = new RegExp(
  `^(?:(?:${told})\\s*[:=]?\\s*)?[x×*]?\\s*(?<n>${AMOUNT})\\s*(?:${countUnits}|${measureUnits})?$`,
  'iu',
);
const UNIT = new RegExp(`^(?:${countUnits}|${measureUnits}|تن)$`, 'iu');

const hasDigit = (text: string): boolean => /\d/.test(text);
const isWhole = (text: string): boolean => /^\d{1,6}$/.test(text);

function amountOf(amount: string): number | null {
  const word = numberWords.indexOf(amount);
  const value = word >= 0 ? word + 1 : Number(amount.replaceAll(',', ''));
  return isQuantity(value) ? value : null;
}

const tidy = (text: string): string => text.replace(EDGES, '').replace(EDGES, '').replace(/\s+/g, ' ').trim();

/** Whether a field of a table is only a unit: «عدد». */
export const isUnitName = (field: string): boolean => UNIT.test(field);

/** The quantity that a field of a table is: «۴», «۴ عدد», «x4»; undefined if it is something else. */
export function quantityOfField(field: string): number | null | undefined {
  const amount = WHOLE.exec(field)?.groups?.n;
  return amount === undefined ? undefined : amountOf(amount);
}

/** Reads a text without columns. Its letters, digits and blanks are folded already. */
export function readQuantity(text: string): ReadPart {
  return (
    readMarked(text, marks) ?? readTimes(text) ?? readMeasured(text) ?? readEnds(text) ?? readBare(text) ?? bare(text)
  );
}

const bare = (text: string): ReadPart => ({ text: tidy(text), quantity: null });

function partOf(rest: string, amount: string): ReadPart | undefined {
  const text = tidy(rest);
  return text === '' ? undefined : { text, quantity: amountOf(amount) };
}

function readMarked(text: string, patterns: readonly RegExp[]): ReadPart | undefined {
  for (const one of patterns) {
    const found = one.exec(text);
    const amount = found?.groups?.n;
    if (!found || amount === undefined) continue;
    const read = partOf(`${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`, amount);
    if (read) return read;
  }
  return undefined;
}

/** «کاسه نمد 35 x 52 x 7» is a size: a number before the sign is a part number only if it is long or stands alone. */
function readTimes(text: string): ReadPart | undefined {
  const first = TIMES_FIRST.exec(text)?.groups;
  if (
    first?.n !== undefined &&
    first.rest !== undefined &&
    !/^\d+(?:\.\d+)?(?:\s|$)/.test(first.rest.replace(/^\d{3,}/, ''))
  )
    return partOf(first.rest, first.n);
  const last = TIMES_LAST.exec(text)?.groups;
  const before = last?.rest?.split(' ').at(-1) ?? '';
  if (last?.n === undefined || last.rest === undefined) return undefined;
  return /^\d{1,3}(?:\.\d+)?$/.test(before) && before !== last.rest ? undefined : partOf(last.rest, last.n);
}

/** A length or weight alone may be the part's own: «شیلنگ ۲۰ متر». */
function readMeasured(text: string): ReadPart | undefined {
  const read = readMarked(text, measureMarks);
  return read && hasDigit(read.text) ? read : undefined;
}

/** The number after the last sign between fields, or before the first: «UCP205 : 10». */
function readEnds(text: string): ReadPart | undefined {
  const grouped = /^(.*\S)\s(\d{1,3}(?:,\d{3})+)$/.exec(text);
  if (grouped?.[1] !== undefined && grouped[2] !== undefined) return partOf(grouped[1], grouped[2]);
  const fields = text.split(FIELD_END).filter((field) => field !== '');
  const [first = '', last = ''] = [fields[0], fields.at(-1)];
  if (fields.length < 2) return undefined;
  const amount = WHOLE.exec(last)?.groups?.n;
  if (amount !== undefined && isWhole(amount)) return partOf(fields.slice(0, -1).join(' '), amount);
  return isWhole(first) ? partOf(fields.slice(1).join(' '), first) : undefined;
}

/** A number at an end without a sign: only beside something else with a digit, and not after DIN, PN and the like. */
function readBare(text: string): ReadPart | undefined {
  const words = tidy(text).split(' ');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  if (words.length < 2) return undefined;
  const [before = '', beforeThat = ''] = [words.at(-2), words.at(-3)];
  const isSize = /^(?:[x×*]|در)$/i.test(before) || (isWhole(before) && isWhole(beforeThat));
  const head = words.slice(0, -1).join(' ');
  const tail = words.slice(1).join(' ');
  const isLast = isWhole(last) && hasDigit(head) && !DESIGNATION.test(before) && !isSize;
  const isFirst = isWhole(first) && hasDigit(tail);
  if (isFirst && (!isLast || first.length < last.length)) return partOf(tail, first);
  return isLast ? partOf(head, last) : undefined;
}
