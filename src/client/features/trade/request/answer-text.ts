import type { TradeQuote } from '../../../../contract/trade/quote.ts';
import { quantityText } from '../../../../core/trade/quantity.ts';
import { quoteTexts } from '../quote/quote-texts.ts';

/** When it is ready, and in what it is not what was asked. */
export const answerText = (
  { answer, title, qty, minQty, leadDays, note }: TradeQuote['lines'][number],
  unit: string,
): string =>
  answer === 'none'
    ? [quoteTexts.notSupplied, note].filter(Boolean).join('؛ ')
    : [
        title && quoteTexts.instead(title),
        answer === 'partial' && quoteTexts.part(quantityText(qty), unit),
        minQty && quoteTexts.least(quantityText(minQty)),
        leadDays !== null && quoteTexts.ready(leadDays),
        note,
      ]
        .filter(Boolean)
        .join('؛ ');
