import { z } from 'zod';
import { parseIban } from '../../core/money/iban.ts';
import { payoutStates } from '../../core/wallet/payout-states.ts';
import { oneLine } from '../one-line.ts';
import { entityFields } from '../page.ts';

const TEXT_MAX = 200;
const amountRial = z.int().positive();
const words = oneLine(TEXT_MAX).min(3);

/** In any spelling. A transform would cost a body its example in the API's document. */
const iban = z.string().refine((typed) => parseIban(typed) !== undefined, {
  message: 'شمارهٔ شبا درست نیست؛ ۲۴ رقم پس از IR را بررسی کنید.',
});

/** As the owner of the wallet sees it. */
export const payout = z.object({
  ...entityFields,
  amountRial: z.number().int(),
  maskedIban: z.string(),
  accountName: z.string(),
  state: z.enum(payoutStates),
  /** The bank's, of what was paid. */
  bankReference: z.string().nullable(),
  /** Why it was refused. */
  refusal: z.string().nullable(),
  endedAt: z.iso.datetime().nullable(),
});
export type Payout = z.infer<typeof payout>;

/** For the operator who pays it. */
export const waitingPayout = payout.extend({
  iban: z.string(),
  ownerName: z.string(),
  ownerKind: z.enum(['person', 'merchant']),
  /** Another operator pays one's own. */
  isOwn: z.boolean(),
  /** The operator who pays it at a bank now. */
  payer: z.object({ name: z.string(), since: z.iso.datetime(), isMe: z.boolean() }).nullable(),
});
export type WaitingPayout = z.infer<typeof waitingPayout>;

/** What a payout may be, beside the list. */
export const payoutTerms = z.object({ minRial: z.number().int() });

const ID = '01940000-0000-7000-8000-00000000000a';

export const payoutBody = z
  .object({
    id: z.uuid(),
    /** Of a merchant whose owner the caller is; without it the own wallet. */
    merchantId: z.uuid().optional(),
    amountRial,
    iban,
    accountName: words,
  })
  .meta({
    examples: [{ id: ID, amountRial: 5_000_000, iban: 'IR820540102680020817909002', accountName: 'مریم احمدی' }],
  });
export type PayoutBody = z.infer<typeof payoutBody>;

export const payoutSettlement = z
  .object({ bankReference: oneLine(64).min(4) })
  .meta({ examples: [{ bankReference: '140509071234' }] });

export const payoutRefusal = z
  .object({ reason: words })
  .meta({ examples: [{ reason: 'نام صاحب حساب با شمارهٔ شبا نمی‌خواند.' }] });

export const waiverBody = z
  .object({
    id: z.uuid(),
    merchantId: z.uuid().optional(),
    /** All of it, as the owner has seen it. */
    amountRial,
  })
  .meta({ examples: [{ id: ID, amountRial: 12_000 }] });
export type WaiverBody = z.infer<typeof waiverBody>;
export const waiver = z.object({ id: z.uuid(), amountRial: z.number().int() });
