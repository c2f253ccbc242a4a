import { z } from 'zod';
import { dueTimes, lineAnswers, quoteStates, WHOLE_SHARE } from '../../core/trade/quote-states.ts';
import { maybeLine, oneLine } from '../one-line.ts';
import { quantity } from './typed-quantity.ts';

const LINES_MAX = 100;
/** Answers to one line. */
const ALTERNATIVES_MAX = 3;
const TITLE_MAX = 300;
const NOTE_MAX = 1_000;
const LEAD_DAYS_MAX = 3_650;
const TERMS_MAX = 6;
const TERM_DAYS_MAX = 365;

const rial = z.number().int();
const typedRial = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

const term = z.object({
  /** In thousandths; those of a quote are a thousand together. */
  share: z.int().min(1).max(WHOLE_SHARE),
  due: z.enum(dueTimes),
  /** After the delivery, of a credit; otherwise 0. */
  days: z.int().min(0).max(TERM_DAYS_MAX).default(0),
});

const lineForm = z
  .object({
    lineNo: z.int().min(1).max(LINES_MAX),
    /** 0 for the first answer to the line; the next ones are alternatives to choose from. */
    altNo: z
      .int()
      .min(0)
      .max(ALTERNATIVES_MAX - 1)
      .default(0),
    answer: z.enum(lineAnswers),
    /** What is offered, where it is another thing. */
    title: maybeLine(TITLE_MAX).nullish(),
    /** What can be supplied, where it is not all that was asked. */
    qty: quantity.nullish(),
    minQty: quantity.nullish(),
    unitPriceRial: typedRial.nullish(),
    /** How many units the price is for. */
    per: quantity.default('1'),
    vatIncluded: z.boolean().default(false),
    leadDays: z.int().min(0).max(LEAD_DAYS_MAX).nullish(),
    note: z.string().trim().max(NOTE_MAX).nullish(),
  })
  .refine(({ answer, unitPriceRial }) => (answer === 'none') === (unitPriceRial == null), {
    path: ['unitPriceRial'],
    message: 'قیمت واحد را بنویسید، یا بگویید که این ردیف را ندارید.',
  })
  .refine(({ answer, title }) => answer !== 'alternative' || Boolean(title), {
    path: ['title'],
    message: 'بنویسید به جای آن چه پیشنهاد می‌کنید.',
  })
  .refine(({ answer, qty }) => answer !== 'partial' || qty != null, {
    path: ['qty'],
    message: 'بنویسید چه مقدار از این ردیف را می‌توانید تأمین کنید.',
  });
export type QuoteLineForm = z.output<typeof lineForm>;

const isOneAnswerEach = ({ lines }: { lines: readonly { lineNo: number; altNo: number }[] }): boolean =>
  new Set(lines.map(({ lineNo, altNo }) => `${lineNo}.${altNo}`)).size === lines.length;
const isWhole = ({ terms }: { terms: readonly { share: number }[] }): boolean =>
  terms.reduce((sum, { share }) => sum + share, 0) === WHOLE_SHARE;

/** Prices of a seller for what a request asks in one revision. */
export const quoteBody = z
  .object({
    /** Made on the device. */
    quoteId: z.uuid(),
    revision: z.int().min(1),
    /** The end of this day in Tehran. */
    validUntil: z.iso.date(),
    /** For all, with its tax. */
    freightRial: z.int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
    terms: z.array(term).min(1).max(TERMS_MAX),
    note: z.string().trim().max(NOTE_MAX).nullish(),
    lines: z
      .array(lineForm)
      .min(1)
      .max(LINES_MAX * ALTERNATIVES_MAX),
  })
  .refine(isOneAnswerEach, { path: ['lines'], message: 'یک ردیف دو پاسخ با یک شماره دارد.' })
  .refine(isWhole, { path: ['terms'], message: 'جمع سهم‌های پرداخت باید همهٔ مبلغ باشد.' })
  .meta({
    examples: [
      {
        quoteId: '01940000-0000-7000-8000-00000000000d',
        revision: 1,
        validUntil: '2027-01-20',
        terms: [{ share: 1_000, due: 'order' }],
        lines: [{ lineNo: 1, answer: 'quoted', unitPriceRial: 1_250_000, leadDays: 3 }],
      },
    ],
  });
export type QuoteBody = z.output<typeof quoteBody>;

/** What a buyer says to a quote in place of accepting it. */
export const counterBody = z
  .object({
    quoteId: z.uuid(),
    comment: oneLine(NOTE_MAX),
    /** What the buyer would pay for all. */
    payableRial: typedRial.nullish(),
  })
  .meta({ examples: [{ quoteId: '01940000-0000-7000-8000-00000000000d', comment: 'با ۵٪ تخفیف سفارش می‌دهم.' }] });

/** A seller takes back the quote that it means. */
export const withdrawalBody = z
  .object({ quoteId: z.uuid(), comment: oneLine(NOTE_MAX).optional() })
  .meta({ examples: [{ quoteId: '01940000-0000-7000-8000-00000000000d' }] });

const quoteLine = z.object({
  lineNo: z.number().int(),
  altNo: z.number().int(),
  answer: z.enum(lineAnswers),
  title: z.string().nullable(),
  qty: z.string(),
  minQty: z.string().nullable(),
  unitPriceRial: rial.nullable(),
  per: z.string(),
  vatIncluded: z.boolean(),
  netRial: rial.nullable(),
  vatPermille: z.number().int(),
  vatRial: rial.nullable(),
  leadDays: z.number().int().nullable(),
  note: z.string().nullable(),
});

export const tradeQuote = z.object({
  id: z.uuid(),
  round: z.number().int(),
  revision: z.number().int(),
  state: z.enum(quoteStates),
  validUntil: z.iso.datetime(),
  freightRial: rial,
  terms: z.array(z.object({ share: z.number().int(), due: z.enum(dueTimes), days: z.number().int() })),
  note: z.string().nullable(),
  lines: z.array(quoteLine),
  /** Of the first answers. */
  totals: z.object({ netRial: rial, vatRial: rial, payableRial: rial }),
  counter: z.object({ comment: z.string(), payableRial: rial.nullable(), at: z.iso.datetime() }).nullable(),
  createdAt: z.iso.datetime(),
});
export type TradeQuote = z.infer<typeof tradeQuote>;
