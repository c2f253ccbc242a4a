import { z } from 'zod';
import { adjustmentStates, REASON_MIN } from '../../core/wallet/adjustment-states.ts';
import { RIAL_MAX } from '../../core/wallet/transfer-kinds.ts';
import { oneLine } from '../one-line.ts';
import { entityFields } from '../page.ts';
import { mobile } from '../phone.ts';

const TEXT_MAX = 500;

/** A correction of a wallet, for operators. */
export const adjustment = z.object({
  ...entityFields,
  ownerName: z.string(),
  ownerKind: z.enum(['person', 'merchant']),
  /** Below zero for money that leaves the wallet. */
  amountRial: z.number().int(),
  reason: z.string(),
  requestId: z.uuid().nullable(),
  state: z.enum(adjustmentStates),
  proposerName: z.string(),
  /** Whether the reader has proposed it, and so cannot confirm it. */
  isOwn: z.boolean(),
  refusal: z.string().nullable(),
});
export type Adjustment = z.infer<typeof adjustment>;

export const adjustmentBody = z
  .object({
    id: z.uuid(),
    /** Of the person whose wallet it is, or who owns the merchant. */
    phone: mobile,
    of: z.enum(['person', 'merchant']),
    amountRial: z
      .int()
      .min(-RIAL_MAX)
      .max(RIAL_MAX)
      .refine((amount) => amount !== 0, { message: 'مبلغ اصلاح صفر نیست.' }),
    reason: oneLine(TEXT_MAX).min(REASON_MIN),
    /** What it concerns. */
    requestId: z.uuid().optional(),
  })
  .meta({
    examples: [
      {
        ...{ id: '01940000-0000-7000-8000-00000000000a', phone: '09120000001', of: 'person', amountRial: -120_000 },
        reason: 'بازگشت واریزی که دو بار ثبت شده بود',
      },
    ],
  });
export type AdjustmentBody = z.infer<typeof adjustmentBody>;

export const adjustmentRefusal = z
  .object({ reason: z.string().trim().min(3).max(TEXT_MAX) })
  .meta({ examples: [{ reason: 'سند این اصلاح پیدا نشد.' }] });
