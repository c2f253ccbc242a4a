import type { OfferTerms } from '../../../contract/catalog/own-offer.ts';
import { TIERS_MAX } from '../../../core/catalog/offer-types.ts';
import { toAsciiDigits } from '../../../core/numbers/numerals.ts';
import { parseNumber } from '../../../core/numbers/parse-number.ts';
import { foldText } from '../../../core/text/persian.ts';
import { fromJalali } from '../../../core/time/jalali-date.ts';
import { headings, priceTypeWords, stockWords, tierHeadings, yesNoWords } from './sheet-columns.ts';

/** A cell that says nothing that can be stored. */
export class SheetCellFault extends Error {
  readonly column: string;
  readonly reason: string;

  constructor(column: string, reason: string) {
    super(`${column}: ${reason}`);
    this.column = column;
    this.reason = reason;
  }
}

/** The cell under a heading, without blanks around; undefined if the file has no such column. */
export type CellAt = (heading: string) => string | undefined;

/**
 * What a row says, with the stored terms for the columns that the file does not have.
 * @throws SheetCellFault for the first cell that cannot be read
 */
export function readSheetRow(cellAt: CellAt, stored: OfferTerms): OfferTerms {
  const moq = readOptional(cellAt, headings.moq, stored.moq);
  const vat = readWord(cellAt, headings.vatIncluded, yesNoWords);
  return {
    ...readPrice(cellAt, stored, moq),
    vatIncluded: vat === undefined ? stored.vatIncluded : vat === 'yes',
    priceValidUntil: readDay(cellAt, stored.priceValidUntil),
    moq,
    leadTimeDays: readOptional(cellAt, headings.leadTimeDays, stored.leadTimeDays),
    stockState: readWord(cellAt, headings.stockState, stockWords) ?? stored.stockState,
  };
}

function readPrice(cellAt: CellAt, stored: OfferTerms, moq: number | null): Pick<OfferTerms, 'priceType' | 'prices'> {
  const named = readWord(cellAt, headings.priceType, priceTypeWords);
  const prices = readTiers(cellAt, moq);
  if (prices === undefined) return { priceType: named ?? stored.priceType, prices: stored.prices };
  if (named !== undefined) return { priceType: named, prices };
  if (prices.length > 1) return { priceType: 'tiered', prices };
  return { priceType: stored.priceType === 'onRequest' ? 'fixed' : stored.priceType, prices };
}

/** Undefined for a file without prices. */
function readTiers(cellAt: CellAt, moq: number | null): OfferTerms['prices'] | undefined {
  const tiers: OfferTerms['prices'] = [];
  let hasColumns = false;
  for (let index = 0; index < TIERS_MAX; index += 1) {
    const { minQty: from, amountRial: price } = tierHeadings(index);
    const [fromCell, priceCell] = [cellAt(from), cellAt(price)];
    if (priceCell === undefined) continue;
    hasColumns = true;
    if (priceCell === '' && !fromCell) continue;
    if (priceCell === '') throw new SheetCellFault(price, 'قیمت این پله نیامده است.');
    const first = index === 0 && !fromCell;
    const minQty = first ? (moq ?? 1) : readWhole(from, fromCell ?? '');
    tiers.push({ minQty, amountRial: readWhole(price, priceCell) });
  }
  return hasColumns ? tiers : undefined;
}

function readOptional(cellAt: CellAt, heading: string, stored: number | null): number | null {
  const cell = cellAt(heading);
  if (cell === undefined) return stored;
  return cell === '' ? null : readWhole(heading, cell);
}

function readWhole(heading: string, cell: string): number {
  const number = parseNumber(cell);
  if (number !== undefined && Number.isSafeInteger(number)) return number;
  throw new SheetCellFault(heading, `«${cell}» عدد درستی نیست.`);
}

/** Undefined for an empty cell and for a file without the column. */
function readWord<Name extends string>(
  cellAt: CellAt,
  heading: string,
  words: Readonly<Record<Name, string>>,
): Name | undefined {
  const cell = cellAt(heading);
  if (!cell) return undefined;
  const names = Object.keys(words) as Name[];
  const found = names.find((name) => foldText(words[name]) === foldText(cell));
  if (found !== undefined) return found;
  const known = names.map((name) => `«${words[name]}»`).join('، ');
  throw new SheetCellFault(heading, `«${cell}» شناخته نیست؛ یکی از ${known} بنویسید.`);
}

const DAY = /^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/;
/** No Jalali year of a price reaches it, and no Gregorian one is before. */
const FIRST_GREGORIAN = 1700;

function readDay(cellAt: CellAt, stored: string | null): string | null {
  const cell = cellAt(headings.priceValidUntil);
  if (cell === undefined) return stored;
  if (cell === '') return null;
  const [, year = 0, month = 0, day = 0] = (DAY.exec(toAsciiDigits(cell)) ?? []).map(Number);
  const iso = year < FIRST_GREGORIAN ? fromJalali({ year, month, day }) : gregorian(year, month, day);
  if (iso === undefined) throw new SheetCellFault(headings.priceValidUntil, `«${cell}» روزی به شکل ۱۴۰۵/۱۲/۲۹ نیست.`);
  return iso;
}

function gregorian(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : undefined;
}
