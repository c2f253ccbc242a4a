import type { MembershipAndPrice } from '../../../../contract/trade/membership-and-price.ts';
import type { QuoteBody, TradeQuote } from '../../../../contract/trade/quote.ts';
import type { RequestLine, TradeRequest } from '../../../../contract/trade/trade-request.ts';
import { readRial } from '../../../../core/money/typed-rial.ts';
import { formatNumber, typedDigits } from '../../../../core/numbers/numerals.ts';
import { tehranDate } from '../../../../core/time/jalali-date.ts';
import { parseQuantity, quantityText } from '../../../../core/trade/quantity.ts';
import { type LineAnswer, type PaymentTerm, WHOLE_SHARE } from '../../../../core/trade/quote-states.ts';
import type { Faults } from '../../../parts/form/field-faults.ts';
import { quoteTexts } from './quote-texts.ts';

const VALID_MS = 7 * 24 * 60 * 60_000;
const HALF = 500;
const CREDIT_DAYS = '30';

export const termKinds = ['order', 'half', 'delivery', 'credit'] as const;
type TermKind = (typeof termKinds)[number];

export interface QuoteLineDraft {
  lineNo: number;
  answer: LineAnswer;
  /** As typed, in rial. */
  price: string;
  /** How many units the price is for. */
  per: string;
  vatIncluded: boolean;
  /** What can be supplied, of a part. */
  qty: string;
  /** What is offered instead. */
  title: string;
  leadDays: string;
  note: string;
}

/** What a seller types, as the device keeps it. */
export interface QuoteDraft {
  lines: QuoteLineDraft[];
  validUntil: string;
  freight: string;
  terms: TermKind;
  creditDays: string;
  note: string;
}

/** The last round again, or else the published prices: what is mostly right is one tap away. */
export function draftOfQuote(
  { lines, quotes, revision }: TradeRequest,
  prices: MembershipAndPrice | undefined,
): QuoteDraft {
  const last = quotes.find((quote) => quote.revision === revision);
  return {
    lines: lines.map((line) => lineOf(line, last, prices)),
    validUntil: tehranDate(new Date(Date.now() + VALID_MS)),
    freight: last?.freightRial ? formatNumber(last.freightRial) : '',
    terms: last ? kindOf(last.terms) : 'order',
    creditDays: creditDaysOf(last),
    note: last?.note ?? '',
  };
}

function lineOf({ lineNo, qty }: RequestLine, last: TradeQuote | undefined, prices: MembershipAndPrice | undefined) {
  const answered = last?.lines.find((one) => one.lineNo === lineNo && one.altNo === 0);
  const published = prices?.lines.find((one) => one.lineNo === lineNo && one.source === 'offer');
  const price = answered ? answered.unitPriceRial : (published?.unitPriceRial ?? null);
  return {
    lineNo,
    answer: answered?.answer ?? 'quoted',
    price: price === null ? '' : formatNumber(price),
    per: quantityText(answered?.per ?? '1'),
    vatIncluded: answered?.vatIncluded ?? published?.vatIncluded ?? false,
    qty: quantityText(answered?.qty ?? qty),
    title: answered?.title ?? '',
    leadDays: answered?.leadDays == null ? '' : formatNumber(answered.leadDays),
    note: answered?.note ?? '',
  } satisfies QuoteLineDraft;
}

function kindOf(terms: TradeQuote['terms']): TermKind {
  if (terms.length > 1) return 'half';
  return terms[0]?.due ?? 'order';
}

const creditDaysOf = (last: TradeQuote | undefined): string => {
  const days = last?.terms.find(({ due }) => due === 'credit')?.days;
  return days === undefined ? formatNumber(Number(CREDIT_DAYS)) : formatNumber(days);
};

const digitsOf = (text: string): number | undefined =>
  /^\d+$/.test(typedDigits(text)) ? Number(typedDigits(text)) : undefined;

function termsOf({ terms, creditDays }: QuoteDraft): PaymentTerm[] {
  if (terms !== 'half')
    return [{ share: WHOLE_SHARE, due: terms, days: terms === 'credit' ? (digitsOf(creditDays) ?? 0) : 0 }];
  return (['order', 'delivery'] as const).map((due) => ({ share: HALF, due, days: 0 }));
}

/** What the server is asked to store. */
export const bodyOf = (draft: QuoteDraft, revision: number): Omit<QuoteBody, 'quoteId'> => ({
  revision,
  validUntil: draft.validUntil,
  freightRial: readRial(draft.freight).rial ?? 0,
  terms: termsOf(draft),
  note: draft.note || null,
  lines: draft.lines.map(({ lineNo, answer, price, per, vatIncluded, qty, title, leadDays, note }) => ({
    lineNo,
    altNo: 0,
    answer,
    unitPriceRial: answer === 'none' ? null : (readRial(price).rial ?? null),
    per,
    vatIncluded,
    ...(answer === 'partial' && { qty }),
    ...(answer === 'alternative' && { title }),
    leadDays: answer === 'none' ? null : (digitsOf(leadDays) ?? null),
    note: note || null,
  })),
});

const { required } = quoteTexts;

/** What is wrong before anything is sent. */
export function quoteFaults({ lines, freight, terms, creditDays }: QuoteDraft): Faults {
  const faults: Record<string, string> = {};
  for (const [index, { answer, price, per, qty, title, leadDays }] of lines.entries()) {
    if (answer === 'none') continue;
    if (readRial(price, { min: 1 }).rial === undefined) faults[`lines.${index}.unitPriceRial`] = required.price;
    if (parseQuantity(per) === undefined) faults[`lines.${index}.per`] = required.qty;
    if (answer === 'partial' && parseQuantity(qty) === undefined) faults[`lines.${index}.qty`] = required.qty;
    if (answer === 'alternative' && title.trim() === '') faults[`lines.${index}.title`] = required.title;
    if (leadDays !== '' && digitsOf(leadDays) === undefined) faults[`lines.${index}.leadDays`] = required.days;
  }
  if (lines.every(({ answer }) => answer === 'none')) faults.lines = required.some;
  if (freight !== '' && readRial(freight).rial === undefined) faults.freightRial = required.price;
  if (terms === 'credit' && digitsOf(creditDays) === undefined) faults.terms = required.days;
  return faults;
}
