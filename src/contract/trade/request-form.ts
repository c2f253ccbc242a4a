import { z } from 'zod';
import { parseQuantity } from '../../core/trade/quantity.ts';
import { SUPPLIERS_MAX } from '../../core/trade/suppliers-max.ts';
import { maybeLine, oneLine } from '../one-line.ts';

const LINES_MAX = 100;
const FREE_TEXT_MAX = 300;
const NOTE_MAX = 1_000;
const TITLE_MAX = 120;
const DESCRIPTION_MAX = 8_000;
const COMMENT_MAX = 1_000;
const FILES_MAX = 10;
const QUANTITY_MAX = 40;
const UNIT_MAX = 40;

/** A price per unit that a buyer hopes for. */
const targetPriceRial = z.int().min(1).max(Number.MAX_SAFE_INTEGER);

/** A quantity as typed, also in Persian digits; an overwrite would cost the API's document its example. */
const quantity = z
  .string()
  .max(QUANTITY_MAX)
  .refine((typed) => parseQuantity(typed) !== undefined, {
    message: 'مقدار را به صورت عددی بزرگ‌تر از صفر بنویسید، مانند ۲٫۵.',
  });

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

/** What a buyer asks of suppliers. */
export const requestBody = z
  .object({
    /** Made on the device; of the request, or with several suppliers of their group. */
    id: z.uuid(),
    /** Who is asked; each of them by a request of its own. */
    supplierIds: z.array(z.uuid()).min(1).max(SUPPLIERS_MAX),
    /** Until when several suppliers are to answer. */
    deadlineAt: z.iso.datetime().nullish(),
    ...fields,
  })
  .refine(hasOwnLines, ONE_ID_EACH)
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
  .object(fields)
  .refine(hasOwnLines, ONE_ID_EACH)
  .meta({ examples: [EXAMPLE] });
export type RequestForm = z.output<typeof requestForm>;

const comment = oneLine(COMMENT_MAX);

/** Why somebody makes a move; the other party reads it. */
export const moveComment = z.object({ comment: comment.optional() }).meta({ examples: [{}] });
export const moveReason = z.object({ comment }).meta({ examples: [{ comment: 'موجودی این کالا تمام شده است.' }] });

/** What the buyer has seen; anything else by now is refused with what it is. */
export const confirmationBody = z
  .object({
    useOfferPrices: z.literal(true),
    revision: z.int().min(1),
    priceVersion: z.int().min(0),
    payableRial: z.int().min(0).max(Number.MAX_SAFE_INTEGER),
    comment: comment.optional(),
  })
  .meta({ examples: [{ useOfferPrices: true, revision: 1, priceVersion: 3, payableRial: 12_000_000 }] });

export const publicationBody = z
  .object({ snapshotHash: z.string().regex(/^[0-9a-f]{64}$/), comment: comment.optional() })
  .meta({ examples: [{ snapshotHash: 'a'.repeat(64) }] });
