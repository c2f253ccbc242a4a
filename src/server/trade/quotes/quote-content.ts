import type { QuoteBody, QuoteLineForm } from '../../../contract/trade/quote.ts';
import { endOfTehranDay } from '../../../core/time/jalali-date.ts';
import { type DocumentTotals, documentTotals, lineAmounts } from '../../../core/trade/document-line.ts';
import { isMore, parseQuantity } from '../../../core/trade/quantity.ts';
import type { PaymentTerm } from '../../../core/trade/quote-states.ts';
import { unprocessable } from '../../platform/errors/app-error.ts';
import type { TradeLineRow } from '../request.table.ts';
import type { QuoteLineRow } from './quote.table.ts';

const VALID_MAX_MS = 366 * 24 * 60 * 60_000;

export interface QuoteContent {
  lines: Omit<QuoteLineRow, 'quoteId'>[];
  /** Of the first answers, with the freight. */
  totals: DocumentTotals;
  terms: PaymentTerm[];
  validUntil: Date;
}

/**
 * What a seller has typed, with its amounts.
 * @throws 422 with the field that says too little or the impossible
 */
export function quoteContent(
  input: QuoteBody,
  asked: readonly TradeLineRow[],
  { vatPermille, now }: { vatPermille: number; now: Date },
): QuoteContent {
  const validUntil = endOfTehranDay(input.validUntil);
  if (validUntil <= now) throw unprocessable('valid_until_past', 'این روز گذشته است.', 'validUntil');
  if (validUntil.getTime() > now.getTime() + VALID_MAX_MS)
    throw unprocessable('valid_until_far', 'اعتبار قیمت حداکثر یک سال است.', 'validUntil');
  const lines = input.lines.map((line, index) => contentOf(line, index, asked, vatPermille));
  const first = lines.filter(({ altNo }) => altNo === 0);
  const open = asked.find(({ lineNo }) => !first.some((line) => line.lineNo === lineNo));
  if (open)
    throw unprocessable('quote_incomplete', 'برای هر ردیف قیمت بدهید یا بگویید که ندارید.', `lines.${open.lineNo - 1}`);
  const priced = first.flatMap(({ netRial, vatRial }) =>
    netRial === null || vatRial === null ? [] : [{ netRial, vatRial }],
  );
  if (priced.length === 0)
    throw unprocessable(
      'nothing_quoted',
      'هیچ ردیفی قیمت ندارد؛ اگر هیچ‌یک را ندارید «تأمین نمی‌کنم» را بزنید.',
      'lines',
    );
  // The freight is a line of its own, with its tax in it.
  const totals = documentTotals([...priced, { netRial: input.freightRial, vatRial: 0 }]);
  if (!totals) throw amountTooLarge('lines');
  const terms = input.terms.map(({ share, due, days }) => ({ share, due, days: due === 'credit' ? days : 0 }));
  return { lines, totals, terms, validUntil };
}

function contentOf(
  form: QuoteLineForm,
  index: number,
  asked: readonly TradeLineRow[],
  vatPermille: number,
): Omit<QuoteLineRow, 'quoteId'> {
  const { lineNo, altNo, answer, vatIncluded } = form;
  const line = asked.find((one) => one.lineNo === lineNo);
  if (!line) throw unprocessable('line_unknown', 'این ردیف در درخواست نیست.', `lines.${index}.lineNo`);
  const qty = parseQuantity(form.qty ?? line.qty) ?? line.qty;
  const per = parseQuantity(form.per) ?? '1';
  if (answer !== 'alternative' && isMore(qty, line.qty))
    throw unprocessable('qty_above_asked', 'این مقدار از آنچه خریدار خواسته بیشتر است.', `lines.${index}.qty`);
  const minQty = form.minQty ? (parseQuantity(form.minQty) ?? null) : null;
  if (minQty !== null && isMore(minQty, qty))
    throw unprocessable('minimum_above', 'حداقل از مقدار این پیشنهاد بیشتر است.', `lines.${index}.minQty`);
  const unitPriceRial = form.unitPriceRial ?? null;
  const amounts =
    unitPriceRial === null ? undefined : lineAmounts({ qty, per, unitPriceRial, vatPermille, vatIncluded });
  if (unitPriceRial !== null && !amounts) throw amountTooLarge(`lines.${index}.unitPriceRial`);
  return {
    lineNo,
    altNo,
    answer,
    title: answer === 'alternative' ? (form.title ?? null) : null,
    qty,
    minQty,
    unitPriceRial,
    per,
    vatIncluded,
    vatPermille,
    netRial: amounts?.netRial ?? null,
    vatRial: amounts?.vatRial ?? null,
    leadDays: form.leadDays ?? null,
    note: form.note || null,
  };
}

const amountTooLarge = (field: string) =>
  unprocessable('amount_too_large', 'مبلغ از اندازه بیرون است؛ مقدار یا قیمت را کم کنید.', field);
