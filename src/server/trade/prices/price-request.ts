import type { LinePick } from '../../../contract/trade/request-form.ts';
import {
  type DocumentTotals,
  documentTotals,
  type LineAmounts,
  lineAmounts,
} from '../../../core/trade/document-line.ts';
import { isMore, parseQuantity } from '../../../core/trade/quantity.ts';
import { type PaymentTerm, WHOLE_SHARE } from '../../../core/trade/quote-states.ts';
import type { Executor } from '../../db/open-database.ts';
import { unprocessable } from '../../platform/errors/app-error.ts';
import type { QuoteLineRow } from '../quotes/quote.table.ts';
import { findQuote, type QuoteWithLines } from '../quotes/read-quotes.ts';
import type { TradeLineRow, TradeRequestRow } from '../request.table.ts';
import { listLines } from '../request-lines.ts';
import { stateOf, turnOf } from '../request-moves.ts';
import {
  type Blocker,
  type PricedLine,
  type PricedLines,
  type PriceSources,
  pricesOf,
  readPriceSources,
} from './price-lines.ts';

/** A line with its price, and what is offered in its place. */
export interface AnsweredLine extends PricedLine {
  title: string | null;
  leadDays: number | null;
}

/** What a request can be agreed on now. */
export interface RequestPrices extends PricedLines {
  lines: AnsweredLine[];
  /** Whose prices these are; undefined for published ones. */
  quote: { id: string; round: number } | undefined;
  /** In the totals. */
  freightRial: number;
  terms: readonly PaymentTerm[];
}

/** Published prices are paid before anything is sent. */
const PREPAID: readonly PaymentTerm[] = [{ share: WHOLE_SHARE, due: 'order', days: 0 }];

/**
 * Of the quote that is out, or else of the supplier's published prices.
 * @param picks what is taken of it; without them all that can be supplied
 * @throws 422 for a pick of what the request does not have, or of more than there is
 */
export async function priceRequest(
  db: Executor,
  row: TradeRequestRow,
  now: Date,
  picks?: readonly LinePick[],
): Promise<RequestPrices> {
  const asked = await listLines(db, row);
  const quoteId = quoteOutOf(row, now);
  const quote = quoteId === null ? undefined : await findQuote(db, quoteId);
  return pricesOfRequest(row, { asked, quote, sources: await readPriceSources(db, quote ? [] : asked, now) }, picks);
}

/** The quote that is out, which is what the request can be agreed on. */
export const quoteOutOf = (row: TradeRequestRow, now: Date): string | null =>
  stateOf(row, now) === 'quoted' ? row.quoteId : null;

interface Found {
  asked: readonly TradeLineRow[];
  /** Of `quoteOutOf`. */
  quote: QuoteWithLines | undefined;
  sources: PriceSources;
}

/** `priceRequest` of what is read already. */
export function pricesOfRequest(
  row: TradeRequestRow,
  { asked, quote, sources }: Found,
  picks?: readonly LinePick[],
): RequestPrices {
  if (quote) return quotedPrices(quote, { asked, picks, isCountered: turnOf(row, sources.now) === 'supplier' });
  const taken = picks ? picks.map((pick, index) => takenOf(pick, index, asked)) : asked;
  const priced = pricesOf(taken, sources);
  // What the buyer has seen are the prices of all lines.
  const { priceVersion } = picks ? pricesOf(asked, sources) : priced;
  const lines = priced.lines.map((line): AnsweredLine => ({ ...line, title: null, leadDays: null }));
  return { ...priced, lines, priceVersion, quote: undefined, freightRial: 0, terms: PREPAID };
}

function takenOf({ lineNo, altNo = 0, qty }: LinePick, index: number, asked: readonly TradeLineRow[]): TradeLineRow {
  const line = asked.find((one) => one.lineNo === lineNo);
  if (!line || altNo !== 0) throw unknownPick(index);
  return { ...line, qty: pickedQty(qty, line.qty, index) };
}

const unknownPick = (index: number) =>
  unprocessable('pick_unknown', 'این ردیف در درخواست یا در پیشنهاد فروشنده نیست.', `picks.${index}.lineNo`);

function pickedQty(typed: string | undefined, most: string, index: number): string {
  const qty = typed === undefined ? most : (parseQuantity(typed) ?? most);
  if (isMore(qty, most))
    throw unprocessable('pick_too_much', 'بیش از آنچه پیشنهاد شده است نمی‌توانید بردارید.', `picks.${index}.qty`);
  return qty;
}

interface Taking {
  asked: readonly TradeLineRow[];
  picks: readonly LinePick[] | undefined;
  /** The buyer has asked for another quote. */
  isCountered: boolean;
}

function quotedPrices({ quote, lines: answers }: QuoteWithLines, { asked, picks, isCountered }: Taking): RequestPrices {
  const { id, round, validUntil, freightRial, terms } = quote;
  const blockers: Blocker[] = isCountered
    ? [{ code: 'quote_countered', message: 'خریدار به این قیمت پاسخ داده است؛ تا قیمت تازه نرسد، پذیرفتنی نیست.' }]
    : [];
  const taken = picks
    ? picks.map((pick, index) => pickedAnswer(pick, index, answers))
    : answers
        .filter(({ altNo, answer }) => altNo === 0 && answer !== 'none')
        .map((answer) => ({ answer, qty: answer.qty }));
  const amounts: LineAmounts[] = [];
  const lines = taken.map(({ answer, qty }): AnsweredLine => {
    const { lineNo, title, leadDays, per, vatIncluded, vatPermille, unitPriceRial, minQty } = answer;
    const unitId = asked.find((line) => line.lineNo === lineNo)?.unitId ?? '';
    const head = { lineNo, qty, unitId, per, vatIncluded, vatPermille, title, leadDays, changed: false };
    const amount =
      unitPriceRial === null ? undefined : lineAmounts({ qty, per, unitPriceRial, vatPermille, vatIncluded });
    if (unitPriceRial === null || !amount) {
      blockers.push({ code: 'line_not_supplied', message: 'فروشنده این ردیف را ندارد.', lineNo });
      return { ...head, unitPriceRial: null, netRial: null, vatRial: null, source: 'none' };
    }
    if (minQty !== null && isMore(minQty, qty))
      blockers.push({ code: 'below_moq', message: 'مقدار این ردیف از حداقل این پیشنهاد کمتر است.', lineNo });
    amounts.push(amount);
    return { ...head, unitPriceRial, ...amount, source: 'quote' };
  });
  return {
    lines,
    totals: amounts.length === lines.length ? totalsOf(amounts, freightRial) : null,
    priceVersion: round,
    validUntil,
    blockers,
    quote: { id, round },
    freightRial,
    terms,
  };
}

const totalsOf = (amounts: readonly LineAmounts[], freightRial: number): DocumentTotals | null =>
  documentTotals([...amounts, { netRial: freightRial, vatRial: 0 }]) ?? null;

function pickedAnswer(
  { lineNo, altNo = 0, qty }: LinePick,
  index: number,
  answers: readonly QuoteLineRow[],
): { answer: QuoteLineRow; qty: string } {
  const answer = answers.find((one) => one.lineNo === lineNo && one.altNo === altNo);
  if (!answer) throw unknownPick(index);
  return { answer, qty: pickedQty(qty, answer.qty, index) };
}
