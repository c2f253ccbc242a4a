import { z } from 'zod';

const rial = z.number().int();

/** Where the price of a line comes from. */
const priceSources = ['offer', 'quote', 'none'] as const;

const blockerCodes = [
  'price_on_request',
  'line_not_supplied',
  'quote_countered',
  'below_moq',
  'offer_gone',
  'price_expired',
  'amount_too_large',
  'seller_absent',
  'below_minimum',
] as const;
export type BlockerCode = (typeof blockerCodes)[number];

const pricedLine = z.object({
  lineNo: z.number().int(),
  qty: z.string(),
  unitId: z.string(),
  unitPriceRial: rial.nullable(),
  /** How many units the price is for. */
  per: z.string(),
  vatIncluded: z.boolean(),
  netRial: rial.nullable(),
  vatPermille: z.number().int(),
  vatRial: rial.nullable(),
  source: z.enum(priceSources),
  /** Whether the price is another one than when the request was sent. */
  changed: z.boolean(),
});

/** What a request costs now, and what stands in the way of agreeing on it. */
export const membershipAndPrice = z.object({
  /** The seller's; null for the buyer. */
  membership: z
    .object({
      state: z.enum(['none', 'active', 'grace', 'expired']),
      to: z.iso.datetime().nullable(),
      used: z.number().int(),
      limit: z.number().int().nullable(),
      required: z.boolean(),
      planFeeRial: rial,
    })
    .nullable(),
  /** What Rasteh keeps of what is paid through it, fixed by the publication; the seller's, null for the buyer. */
  commissionRial: rial.nullable(),
  /** The tax on it, on top. */
  commissionVatRial: rial.nullable(),
  lines: z.array(pricedLine),
  freightRial: rial,
  netRial: rial.nullable(),
  vatRial: rial.nullable(),
  payableRial: rial.nullable(),
  revision: z.number().int(),
  /** The quote that the prices are of; null for published ones. */
  quoteId: z.uuid().nullable(),
  priceVersion: z.number().int(),
  validUntil: z.iso.datetime().nullable(),
  serverNow: z.iso.datetime(),
  blockers: z.array(
    z.object({
      code: z.enum(blockerCodes),
      message: z.string(),
      /** Of the line that it is about. */
      lineNo: z.number().int().optional(),
    }),
  ),
});
export type MembershipAndPrice = z.infer<typeof membershipAndPrice>;
