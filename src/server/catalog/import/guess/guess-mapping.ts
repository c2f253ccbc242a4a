import { foldText } from '../../../../core/text/persian.ts';
import { unitOfSpelling } from '../find-unit.ts';
import { hasOpenMark, parseMeasure } from '../parse-measure.ts';
import type { TableRow } from '../table/table-row.ts';
import { type Field, stockWords } from './column-words.ts';
import { bare, fieldOfHeading, type GuessedHeadings, guessHeadings, spoken } from './guess-headings.ts';

const BY_VALUES = 0.5;
const OPTIONS_MAX = 20;
const OPTION_LENGTH_MAX = 40;
const yesNo = new Set(['بله', 'خیر', 'دارد', 'ندارد', 'yes', 'no', 'true', 'false']);

/** What one part of the mapping was guessed from. */
interface Guess {
  /** Persian: what was decided, for the operator. */
  text: string;
  /** From 0 to 1. */
  confidence: number;
  /** The column that it is about, by its heading. */
  column?: string;
}

export interface GuessedMapping {
  /** In the shape of a mapping file. */
  mapping: Record<string, unknown>;
  guesses: Guess[];
}

/** Guesses a mapping from headings, units and values. A person must check it: nothing is imported by a guess. */
export function guessMapping(rows: readonly TableRow[], fileName: string): GuessedMapping {
  const found = guessHeadings(rows);
  const guesses: Guess[] = [];
  const fields = fieldsOf(found);
  const nameOf = (column: number): string => found.headings.names[column] ?? '';
  const cells: Record<string, unknown> = {};
  for (const [field, { column, confidence }] of fields) {
    const name = nameOf(column);
    guesses.push({ text: `ستون «${name}»: ${field}`, confidence, column: name });
    if (field === 'rowNumber') continue;
    const values = textsOf(found.rows, column);
    if (field === 'price') cells.price = { column: name, currency: currencyOf(name, values, rows, guesses) };
    else if (field === 'stock') cells.stock = { column: name, values: stockOf(values) };
    else if (field === 'category') cells.category = { column: name };
    else cells[field] = name;
  }
  const fallback = cells.id ?? cells.partNumber ?? cells.title ?? nameOf(0);
  const house = { value: fileName };
  if (!cells.supplier)
    guesses.push({ text: `تأمین‌کننده در فایل نیست؛ به‌جای «${fileName}» نام او را بنویسید`, confidence: 0.1 });
  if (!cells.category)
    guesses.push({ text: 'دسته در فایل نیست؛ --category بدهید یا category را بنویسید', confidence: 0 });
  const taken = new Set([...fields.values()].map(({ column }) => column));
  const columns = found.headings.names.flatMap((name, column) => (name === '' || taken.has(column) ? [] : [column]));
  const properties = columns.flatMap((column) => propertyOf(found, column, guesses));
  const decimalMark = decimalMarkOf(found.rows);
  if (decimalMark) guesses.push({ text: `نشان اعشار: «${decimalMark}»`, confidence: CLEAR_MARK });
  return {
    mapping: {
      ...(found.headerRow > 1 && { headerRow: found.headerRow }),
      ...(found.headerRows > 1 && { headerRows: found.headerRows }),
      ...(found.skipRows > 0 && { skipRows: found.skipRows }),
      ...(decimalMark && { decimalMark }),
      id: fallback,
      title: fallback,
      supplier: house,
      ...cells,
      properties,
    },
    guesses,
  };
}

const CLEAR_MARK = 0.8;

/** The best column of each field. */
function fieldsOf({ headings }: GuessedHeadings): Map<Field, { column: number; confidence: number }> {
  const best = new Map<Field, { column: number; confidence: number }>();
  for (const [column, name] of headings.names.entries()) {
    const guess = fieldOfHeading(name);
    if (!guess || guess.confidence <= (best.get(guess.field)?.confidence ?? 0)) continue;
    best.set(guess.field, { column, confidence: guess.confidence });
  }
  return best;
}

const textsOf = (rows: readonly TableRow[], column: number): string[] =>
  rows.flatMap(({ cells }) => cells[column]?.trim() || []);

function currencyOf(heading: string, values: readonly string[], rows: readonly TableRow[], guesses: Guess[]) {
  const told = [spoken(heading), ...values].join(' ');
  const around = rows.flatMap(({ cells }) => cells).join(' ');
  const close = currencyIn(told);
  const currency = close ?? currencyIn(around) ?? 'IRR';
  const confidence = close ? 0.9 : currencyIn(around) ? 0.6 : 0.2;
  guesses.push({ text: `ارز قیمت: ${currency === 'IRT' ? 'تومان' : 'ریال'}`, confidence });
  return currency;
}

const currencyIn = (text: string): 'IRT' | 'IRR' | undefined =>
  /تومان|toman|\bIRT\b/i.test(text) ? 'IRT' : /ریال|ريال|rial|\bIRR\b/i.test(text) ? 'IRR' : undefined;

function stockOf(values: readonly string[]): Record<string, string> {
  const known = new Map(Object.entries(stockWords).map(([word, state]) => [foldText(word), state]));
  return Object.fromEntries(
    [...new Set(values)].flatMap((word) => {
      const state = known.get(foldText(word));
      return state ? [[word, state]] : [];
    }),
  );
}

/** `bore_mm`, `weight kg`; a single letter is rather a part of the name. */
const UNIT_BEHIND = /(?<=[\p{L}\d])[_ ,]\s*(\p{L}{2,6}\d?)\s*$/u;

function propertyOf({ headings, rows, units }: GuessedHeadings, column: number, guesses: Guess[]) {
  const heading = headings.names[column] ?? '';
  const values = textsOf(rows, column);
  if (values.length === 0) return [];
  const [, inHeading] = heading.match(/[([]([^()[\]]+)[)\]]\s*$/) ?? heading.match(UNIT_BEHIND) ?? [];
  const spelled = [inHeading, units.get(column)]
    .map((text) => text && bare(text))
    .find((text) => text && unitOfSpelling(text));
  const measures = values.map((value) => parseMeasure(value, hasOpenMark(value) && value.includes(',') ? ',' : '.'));
  const numbers = measures.filter((measure) => measure !== undefined);
  const isNumeric = numbers.length * 10 >= values.length * 8;
  const hasUnits = numbers.length > 0 && numbers.every(({ unit }) => unit !== '' && unitOfSpelling(unit) !== undefined);
  const name =
    inHeading && spelled ? heading.replace(/\s*[([][^()[\]]+[)\]]\s*$/, '').replace(UNIT_BEHIND, '') : heading;
  const base = { column: heading, ...(name !== heading && { name }) };
  const told = (type: string, confidence: number, unit?: string) => {
    guesses.push({
      text: `ستون «${heading}»: ویژگی ${type}${unit ? ` با واحد ${unit}` : ''}`,
      confidence,
      column: heading,
    });
    return [{ ...base, type, ...(unit && { unit }) }];
  };
  if (isNumeric && spelled) return told('quantity', 0.9, spelled);
  if (isNumeric && hasUnits) return told('quantity', 0.8);
  if (isNumeric && numbers.every(({ unit }) => unit === '')) return told('number', BY_VALUES);
  const distinct = new Set(values);
  if ([...distinct].every((value) => yesNo.has(foldText(value)))) return told('boolean', 0.8);
  const isOption = distinct.size <= OPTIONS_MAX && [...distinct].every((value) => value.length <= OPTION_LENGTH_MAX);
  return isOption ? told('option', BY_VALUES) : told('text', BY_VALUES);
}

/** Decided only by numbers that can be read in one way. */
function decimalMarkOf(rows: readonly TableRow[]): '.' | ',' | undefined {
  let points = 0;
  let commas = 0;
  for (const { cells, numbers } of rows) {
    for (const [column, cell] of cells.entries()) {
      if (numbers?.has(column)) continue;
      if (/^-?\d+\.(?:\d{1,2}|\d{4,})$|^-?0\.\d+$/.test(cell)) points += 1;
      else if (/^-?[\d.]*\d,(?:\d{1,2}|\d{4,})$|^-?0,\d+$/.test(cell)) commas += 1;
    }
  }
  return points > commas ? '.' : commas > points ? ',' : undefined;
}
