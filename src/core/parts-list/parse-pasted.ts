import { foldScript } from '../text/persian.ts';
import { isUnitName, quantityOfField, type ReadPart, readQuantity } from './read-quantity.ts';

/** A line that names a part. */
interface PastedLine extends ReadPart {
  /** As it was written. */
  source: string;
}

export interface PastedParts {
  lines: PastedLine[];
  /** Lines beyond the bound. */
  leftOut: number;
}

const PASTED_LINES_MAX = 500;
const LINE_CHARS_MAX = 200;
const FIELDS_MAX = 12;

const BETWEEN_FIELDS = [/\t/, /[;؛]/, /\|/];
const BULLET = /^(?:[•▪●◦*+–—-]+\s+|\d{1,3}\s?(?:[.)]\s+(?=\S)|[-–—]\s*(?=\p{Script=Arabic})|[-–—]\s+(?=\S)))/u;

/** Names of columns, folded. */
const headings = {
  index: /^(?:ردیف|شماره ردیف|row|no\.?|item|#)$/i,
  text: /^(?:شرح.*|نام.*|عنوان.*|کالا|قطعه|کد.*|پارت.*|شماره فنی|part.*|description|name|code|model|مدل)$/i,
  quantity: /^(?:تعداد.*|مقدار.*|qty|quantity|count|q'?ty)$/i,
  other: /^(?:واحد.*|unit|قیمت.*|فی|مبلغ.*|price|total|جمع.*|توضیحات|ملاحظات|برند|brand)$/i,
};
type Heading = keyof typeof headings;

/** Letters, digits and blanks in one form; a comma stays what it is, for it may stand between fields. */
const fold = (text: string): string => text.split(/[,،]/).map(foldScript).join(',').replaceAll('\u00a0', ' ');

const unquote = (field: string): string => {
  const quoted = /^"(.*)"$/.exec(field)?.[1];
  return (quoted?.replaceAll('""', '"') ?? field).replace(/ +/g, ' ').trim();
};

/** A comma is within names and numbers: it is between fields only where one of them is quoted. */
const QUOTED = /(?:^|,)\s*"(?:[^"]|"")*"\s*(?:,|$)/;
const CSV_FIELD = /(?:^|,)(\s*"(?:[^"]|"")*"\s*(?=,|$)|[^,]*)/g;

function fieldsOf(line: string): string[] | undefined {
  if (!BETWEEN_FIELDS.some((one) => one.test(line)) && QUOTED.test(line)) {
    return [...line.matchAll(CSV_FIELD)].slice(0, FIELDS_MAX).map(([, field = '']) => unquote(field.trim()));
  }
  const between = BETWEEN_FIELDS.find((one) => one.test(line));
  return between && line.split(between, FIELDS_MAX).map((field) => unquote(field.trim()));
}

/** Lines of part number and quantity, as people paste them from a table, a message or a letter. */
export function parsePasted(pasted: string): PastedParts {
  const written = pasted.split(/\r\n|\r|\n/).map((line) => line.replace(/^ +| +$/g, ''));
  const named = written.filter((line) => /[\p{L}\p{N}]/u.test(line));
  const rows = named.slice(0, PASTED_LINES_MAX).map((line) => {
    const source = line.trim().slice(0, LINE_CHARS_MAX);
    const folded = fold(source);
    return { source, folded, fields: fieldsOf(folded) };
  });
  const isCounted = countsLines(rows.flatMap(({ fields }) => (fields ? [fields] : [])));
  let columns: (Heading | undefined)[] | undefined;
  const lines: PastedLine[] = [];
  for (const { source, folded, fields } of rows) {
    const names = fields?.map(headingOf);
    if (names && fields && names.filter((name, at) => name ?? fields[at] === '').length === fields.length) {
      columns = names;
      continue;
    }
    const read = fields ? readFields(fields, columns, isCounted) : readQuantity(folded.replace(BULLET, ''));
    if (read.text !== '') lines.push({ source, ...read });
  }
  return { lines, leftOut: named.length - rows.length };
}

const headingOf = (field: string): Heading | undefined =>
  (Object.keys(headings) as Heading[]).find((heading) => headings[heading].test(field));

/** Whether the first column is 1, 2, 3 … */
function countsLines(rows: readonly string[][]): boolean {
  const firsts = rows.map(([first = '']) => Number(first || Number.NaN)).filter((first) => !Number.isNaN(first));
  return firsts.length > 1 && firsts.every((first, at) => first === at + 1);
}

function readFields(
  fields: readonly string[],
  columns: readonly (Heading | undefined)[] | undefined,
  isCounted: boolean,
): ReadPart {
  if (columns?.includes('quantity') && columns.includes('text')) {
    const text = fields.filter((field, at) => field !== '' && columns[at] === 'text').join(' ');
    return { text, quantity: quantityOfField(fields[columns.indexOf('quantity')] ?? '') ?? null };
  }
  const told = fields.map((field) => ({ field, quantity: quantityOfField(field), isUnit: isUnitName(field) }));
  const isNumber = (at: number): boolean => told[at]?.quantity !== undefined;
  const numbers = [...told.keys()].filter(isNumber);
  const isIndex =
    numbers[0] === 0 && (isCounted || (fields.length > 2 && numbers.length > 1 && fields[0]?.length === 1));
  const left = isIndex ? numbers.slice(1) : numbers;
  const named = [...told.keys()].filter((at) => !isNumber(at) && !told[at]?.isUnit && fields[at] !== '');
  const hasPart = named.some((at) => /\d/.test(fields[at] ?? ''));
  const part = hasPart ? undefined : partAmong(left, fields);
  const rest = left.filter((at) => at !== part);
  const firstNamed = named.find((at) => /\d/.test(fields[at] ?? '')) ?? part ?? named[0] ?? 0;
  const beforeUnit = rest.find((at) => told[at + 1]?.isUnit);
  const amount = beforeUnit ?? rest.find((at) => at > firstNamed) ?? rest[0];
  const text = [...named, ...(part === undefined ? [] : [part])].sort((a, b) => a - b).map((at) => fields[at]);
  if (amount === undefined) return readQuantity(text.join(' '));
  return { text: text.join(' '), quantity: told[amount]?.quantity ?? null };
}

/** The number that is a part number, where no other field has a digit: the one with the most digits, the first of them. */
function partAmong(numbers: readonly number[], fields: readonly string[]): number | undefined {
  const digits = (at: number): number => fields[at]?.replace(/\D/g, '').length ?? 0;
  return [...numbers].slice(0, 2).sort((a, b) => digits(b) - digits(a))[0];
}
