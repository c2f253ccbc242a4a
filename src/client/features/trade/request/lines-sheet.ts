import type { MembershipAndPrice } from '../../../../contract/trade/membership-and-price.ts';
import type { TradeRequest } from '../../../../contract/trade/trade-request.ts';
import type { SheetCell, SheetTable } from '../../../../core/text/xlsx-parts.ts';
import { formatJalali } from '../../../../core/time/dates.ts';
import { currentQuote } from '../current-quote.ts';
import { answerText } from './answer-text.ts';
import { requestTexts as words } from './request-texts.ts';

/** The lines as a table for a spreadsheet, with the prices that the page shows; always in rial. */
export function linesSheet(request: TradeRequest, prices: MembershipAndPrice | undefined): SheetTable {
  const quote = currentQuote(request);
  const row = (line: TradeRequest['lines'][number]): SheetCell[] => {
    const price = line.price ?? prices?.lines.find(({ lineNo }) => lineNo === line.lineNo);
    const answer = quote?.lines.find(({ lineNo, altNo }) => lineNo === line.lineNo && altNo === 0);
    return [
      line.lineNo,
      line.orderedTitle ?? line.offer?.title ?? line.freeText,
      line.offer?.partNumber ?? null,
      Number(line.orderedQty ?? line.qty),
      line.unit.nameFa,
      price?.unitPriceRial ?? null,
      price ? Number(price.per) : null,
      price?.netRial ?? null,
      price?.vatRial ?? null,
      answer?.leadDays ?? null,
      quote ? formatJalali(quote.validUntil) : null,
      answer ? answerText(answer, line.unit.nameFa) : null,
      line.note,
    ];
  };
  return { name: words.lines, rows: [words.sheet.columns, ...request.lines.map(row)] };
}
