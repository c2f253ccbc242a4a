import { z } from 'zod';
import { documentTypeIds, RECEIPT_FILES_MAX } from '../../core/trade/document-types.ts';
import {
  decisions,
  deliveryStates,
  disputeOutcomes,
  paymentMethods,
  paymentStates,
  settlementStates,
  sides,
} from '../../core/trade/fulfilment.ts';
import { parseArrived, parseQuantity } from '../../core/trade/quantity.ts';
import { maybeLine, oneLine } from '../one-line.ts';

const rial = z.number().int();
const maybeText = z.string().nullable();
const maybeTime = z.iso.datetime().nullable();

const delivery = z.object({
  id: z.uuid(),
  /** Counts the deliveries of the request from 1. */
  no: z.number().int(),
  carrier: maybeText,
  note: maybeText,
  shippedAt: z.iso.datetime(),
  /** Null until the buyer has said what of it arrived. */
  receivedAt: maybeTime,
  /** Photos of the receipt, by the ids of their files. */
  receiptFiles: z.array(z.uuid()),
  lines: z.array(
    z.object({
      lineNo: z.number().int(),
      qty: z.string(),
      /** `0` where nothing of it arrived. */
      receivedQty: maybeText,
      receivedNote: maybeText,
    }),
  ),
});

const settlement = z.object({
  id: z.uuid(),
  instalmentNo: z.number().int(),
  amountRial: rial,
  method: z.enum(paymentMethods),
  reference: z.string(),
  paidOn: z.iso.date(),
  state: z.enum(settlementStates),
  recordedAt: z.iso.datetime(),
  answeredAt: maybeTime,
  refusal: maybeText,
});

const dispute = z.object({
  openedBy: z.enum(sides),
  reason: z.string(),
  openedAt: z.iso.datetime(),
  endedAt: maybeTime,
  outcome: z.enum(disputeOutcomes).nullable(),
  refundRial: rial.nullable(),
  words: maybeText,
});

/** What has become of a published request; of others nothing. */
export const fulfilmentFields = {
  deliveryState: z.enum(deliveryStates),
  paymentState: z.enum(paymentStates),
  deliveries: z.array(delivery),
  /** What of each line the seller still owes; without the lines of which nothing is owed. */
  owed: z.array(z.object({ lineNo: z.number().int(), qty: z.string() })),
  settlements: z.array(settlement),
  cancelAskedBy: z.enum(sides).nullable(),
  /** When it closes by itself. */
  closesAt: maybeTime,
  /** Papers that the request needs before it closes, and that nobody has given. */
  missingPapers: z.array(z.enum(documentTypeIds)),
  /** The last one. */
  dispute: dispute.nullable(),
};

const EXAMPLE_DELIVERY = '01940000-0000-7000-8000-00000000000d';
const EXAMPLE_SETTLEMENT = '01940000-0000-7000-8000-00000000000e';

const QUANTITY_MAX = 40;
const LINES_MAX = 100;
const NOTE_MAX = 1_000;
const CARRIER_MAX = 120;
const REFERENCE_MAX = 60;
const REASON_MAX = 1_000;

const lineNo = z.int().min(1).max(LINES_MAX);
const note = z.string().trim().max(NOTE_MAX).nullish();
const onceEach = {
  isMet: (lines: readonly { lineNo: number }[]): boolean =>
    new Set(lines.map((line) => line.lineNo)).size === lines.length,
  message: 'یک ردیف دو بار آمده است.',
};

export const shipmentBody = z
  .object({
    /** Made on the device. */
    id: z.uuid(),
    carrier: maybeLine(CARRIER_MAX).nullish(),
    note,
    lines: z
      .array(
        z.object({
          lineNo,
          qty: z
            .string()
            .max(QUANTITY_MAX)
            .refine((typed) => parseQuantity(typed) !== undefined, {
              message: 'مقدار را به صورت عددی بزرگ‌تر از صفر بنویسید، مانند ۲٫۵.',
            }),
        }),
      )
      .min(1)
      .max(LINES_MAX)
      .refine(onceEach.isMet, onceEach),
  })
  .meta({ examples: [{ id: EXAMPLE_DELIVERY, lines: [{ lineNo: 1, qty: '۸' }] }] });

/** What of each line of a delivery arrived; a line that is left out arrived as it was shipped. */
export const receiptBody = z
  .object({
    deliveryId: z.uuid(),
    /** Attachments of one's own. */
    fileIds: z.array(z.uuid()).max(RECEIPT_FILES_MAX).optional(),
    lines: z
      .array(
        z.object({
          lineNo,
          receivedQty: z
            .string()
            .max(QUANTITY_MAX)
            .refine((typed) => parseArrived(typed) !== undefined, {
              message: 'مقدار را به صورت عددی بنویسید، مانند ۸؛ صفر یعنی نرسید.',
            }),
          note,
        }),
      )
      .max(LINES_MAX)
      .refine(onceEach.isMet, onceEach),
  })
  .meta({ examples: [{ deliveryId: EXAMPLE_DELIVERY, lines: [{ lineNo: 1, receivedQty: '۸' }] }] });

const EXAMPLE_RIAL = 12_000_000;

export const settlementBody = z
  .object({
    /** Made on the device. */
    id: z.uuid(),
    instalmentNo: z.int().min(1).max(LINES_MAX),
    amountRial: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
    method: z.enum(paymentMethods),
    reference: oneLine(REFERENCE_MAX),
    paidOn: z.iso.date(),
  })
  .meta({
    examples: [
      {
        id: EXAMPLE_SETTLEMENT,
        instalmentNo: 1,
        amountRial: EXAMPLE_RIAL,
        method: 'bankTransfer',
        reference: '140509071234',
        paidOn: '2026-11-28',
      },
    ],
  });

export const settlementRef = z
  .object({ settlementId: z.uuid() })
  .meta({ examples: [{ settlementId: EXAMPLE_SETTLEMENT }] });
export const settlementRefusal = z
  .object({ settlementId: z.uuid(), comment: oneLine(REASON_MAX) })
  .meta({ examples: [{ settlementId: EXAMPLE_SETTLEMENT, comment: 'این وجه به حساب ما نیامده است.' }] });

/** How an operator ends a dispute; both parties read the words. */
export const decisionBody = z
  .object({
    outcome: z.enum(decisions),
    /** Of `part`: what the seller owes back. */
    refundRial: z.int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    words: oneLine(REASON_MAX),
  })
  .refine(({ outcome, refundRial }) => (outcome === 'part') === (refundRial !== undefined), {
    path: ['refundRial'],
    message: 'مبلغ بازگشتی را تنها برای بازگشت بخشی از وجه بنویسید.',
  })
  .meta({ examples: [{ outcome: 'release', words: 'رسید با مقدار توافق‌شده یکی است.' }] });

export const disputeCard = z.object({
  requestId: z.uuid(),
  number: maybeText,
  supplierName: z.string(),
  buyerName: maybeText,
  openedBy: z.enum(sides),
  reason: z.string(),
  openedAt: z.iso.datetime(),
  payableRial: rial.nullable(),
});
export type DisputeCard = z.infer<typeof disputeCard>;
