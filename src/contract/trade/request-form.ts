import { z } from 'zod';
import { SUPPLIERS_MAX } from '../../core/trade/suppliers-max.ts';
import { maybeLine, oneLine } from '../one-line.ts';
import { quantity } from './typed-quantity.ts';

const LINES_MAX = 100;
const FREE_TEXT_MAX = 300;
const NOTE_MAX = 1_000;
const TITLE_MAX = 120;
const DESCRIPTION_MAX = 8_000;
const COMMENT_MAX = 1_000;
const FILES_MAX = 10;
const UNIT_MAX = 40;

/** A price per unit that a buyer hopes for. */
const targetPriceRial = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

const line = z
  .object({
    /** Made on the device; a line keeps it through all revisions. */
    lineId: z.uuid(),
    /** An offer of the supplier. */
    offerId: z.uuid().nullish(),
    /** What is wanted where it is no offer. */
    freeText: maybeLine(FREE_TEXT_MAX).nullish(),
    /** Text, so that no digit is lost. */
    qty: quantity,
    unitId: z.string().min(1).max(UNIT_MAX),
    targetPriceRial: targetPriceRial.nullish(),
    note: z.string().trim().max(NOTE_MAX).nullish(),
    fileIds: z.array(z.uuid()).max(FILES_MAX).default([]),
  })
  .refine(({ offerId, freeText }) => Boolean(offerId) !== Boolean(freeText), {
    path: ['freeText'],
    message: 'هر ردیف یا یک کالای تأمین‌کننده است یا شرحی که خودتان می‌نویسید.',
  });
export type RequestLineForm = z.output<typeof line>;

const fields = {
  title: maybeLine(TITLE_MAX).nullish(),
  lines: z.array(line).max(LINES_MAX),
  /** One of the buyer's delivery addresses; needed when it is sent. */
  addressId: z.uuid().nullish(),
  /** The end of this day in Tehran. */
  neededBy: z.iso.date().nullish(),
  description: z.string().trim().max(DESCRIPTION_MAX).nullish(),
  /** Sends it to the supplier; otherwise it is stored as a draft. */
  submit: z.boolean(),
};

const EXAMPLE = {
  title: 'بلبرینگ خط ۲',
  lines: [{ lineId: '01940000-0000-7000-8000-00000000000b', freeText: 'بلبرینگ 6205-2Z', qty: '۱۰', unitId: 'EACH' }],
  neededBy: '2027-01-20',
  submit: false,
};

const hasOwnLines = ({ lines }: { lines: readonly { lineId: string }[] }): boolean =>
  new Set(lines.map(({ lineId }) => lineId)).size === lines.length;
const ONE_ID_EACH = { path: ['lines'], message: 'دو ردیف شناسهٔ یکسان دارند.' };

const PLACE_MAX = 40;

/** Which suppliers may join. */
const openTo = z
  .object({
    categoryId: z.uuid(),
    /** One of both: a city, or a whole state. */
    cityId: z.string().min(1).max(PLACE_MAX).nullish(),
    stateId: z.string().min(1).max(PLACE_MAX).nullish(),
  })
  .refine(({ cityId, stateId }) => Boolean(cityId) !== Boolean(stateId), {
    path: ['cityId'],
    message: 'شهر یا استان را برگزینید.',
  });

/** What a buyer asks of suppliers. */
export const requestBody = z
  .object({
    /** Made on the device; of the request, or with several suppliers of their group. */
    id: z.uuid(),
    /** Who is asked; each of them by a request of its own. */
    supplierIds: z.array(z.uuid()).max(SUPPLIERS_MAX).default([]),
    /** In whose name is bought: a confirmed merchant of the caller, or one that the caller buys for. @default the caller */
    buyerMerchantId: z.uuid().nullish(),
    /** In place of suppliers: who offers in a category and sells to a place may join until the deadline. */
    open: openTo.nullish(),
    /** Until when several suppliers are to answer. */
    deadlineAt: z.iso.datetime().nullish(),
    /** Until the deadline nobody but its seller reads a quote. */
    sealed: z.boolean().default(false),
    /** Suppliers learn the place of the buyer only, until a confirmation is asked of them. */
    hideBuyer: z.boolean().default(false),
    ...fields,
  })
  .refine(hasOwnLines, ONE_ID_EACH)
  .refine(({ supplierIds, open }) => supplierIds.length > 0 !== Boolean(open), {
    path: ['supplierIds'],
    message: 'تأمین‌کننده‌ها را برگزینید، یا درخواست باز بفرستید.',
  })
  .refine(({ sealed, open, deadlineAt }) => Boolean(deadlineAt) || !(sealed || open), {
    path: ['deadlineAt'],
    message: 'روز پایان مهلت را بنویسید.',
  })
  .refine(({ open, submit }) => !open || submit, {
    path: ['submit'],
    message: 'درخواست باز پیش‌نویس ندارد؛ همان هنگام فرستاده می‌شود.',
  })
  .refine(({ supplierIds }) => new Set(supplierIds).size === supplierIds.length, {
    path: ['supplierIds'],
    message: 'یک تأمین‌کننده دو بار آمده است.',
  })
  .meta({
    examples: [
      { id: '01940000-0000-7000-8000-00000000000a', supplierIds: ['01940000-0000-7000-8000-00000000000c'], ...EXAMPLE },
    ],
  });
export type RequestBody = z.output<typeof requestBody>;

/** Replaces the whole draft, or the whole request until a confirmation is asked for. */
export const requestForm = z
  .object({
    ...fields,
    /** The buyer knows that the quote which is out does not count any more. */
    acceptSupersede: z.boolean().optional(),
  })
  .refine(hasOwnLines, ONE_ID_EACH)
  .meta({ examples: [EXAMPLE] });
export type RequestForm = z.output<typeof requestForm>;

const comment = oneLine(COMMENT_MAX);

/** Why somebody makes a move; the other party reads it. */
export const moveComment = z.object({ comment: comment.optional() }).meta({ examples: [{}] });
export const moveReason = z.object({ comment }).meta({ examples: [{ comment: 'موجودی این کالا تمام شده است.' }] });

/** Which answer to a line the buyer takes, and how much of it. */
const pick = z.object({
  lineNo: z.int().min(1).max(LINES_MAX),
  /** Of a quote. @default the first answer */
  altNo: z.int().min(0).optional(),
  /** @default all that is asked, or can be supplied */
  qty: quantity.optional(),
});
export type LinePick = z.output<typeof pick>;

const isPickedOnce = ({ picks = [] }: { picks?: readonly LinePick[] | undefined }): boolean =>
  new Set(picks.map(({ lineNo }) => lineNo)).size === picks.length;
const isOnePrice = ({ quoteId, useOfferPrices }: { quoteId?: string | undefined; useOfferPrices?: true | undefined }) =>
  (quoteId === undefined) !== (useOfferPrices === undefined);

/** What the buyer has seen; anything else by now is refused with what it is. */
export const confirmationBody = z
  .object({
    /** The quote that is accepted, or else the published prices. */
    quoteId: z.uuid().optional(),
    useOfferPrices: z.literal(true).optional(),
    revision: z.int().min(1),
    priceVersion: z.int().min(0),
    payableRial: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
    /** What is taken of the lines; the others are not ordered. @default all */
    picks: z.array(pick).min(1).max(LINES_MAX).optional(),
    comment: comment.optional(),
  })
  .refine(isOnePrice, { path: ['quoteId'], message: 'بگویید کدام قیمت را می‌پذیرید: پیشنهاد یا قیمت اعلام‌شده.' })
  .refine(isPickedOnce, { path: ['picks'], message: 'یک ردیف دو بار برگزیده شده است.' })
  .meta({ examples: [{ useOfferPrices: true, revision: 1, priceVersion: 3, payableRial: 12_000_000 }] });

export const publicationBody = z
  .object({ snapshotHash: z.string().regex(/^[0-9a-f]{64}$/), comment: comment.optional() })
  .meta({ examples: [{ snapshotHash: 'a'.repeat(64) }] });
