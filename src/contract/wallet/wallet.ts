import { z } from 'zod';
import { JALALI_MONTH } from '../../core/time/jalali-month.ts';
import { refKinds, transferKinds, walletKinds } from '../../core/wallet/transfer-kinds.ts';
import { pageQuery } from '../page.ts';

const rial = z.number().int();
/** Of no other century: the database has no year 0. */
const day = z.iso.date().regex(/^(?:19|20|21)\d\d-/);

/** Whose wallet; without it the caller's own. */
const whose = { merchantId: z.uuid().optional() };

export const walletTransaction = z.object({
  /** Counts the entries of the wallet from 1. */
  seq: z.number().int(),
  kind: z.enum(transferKinds),
  /** Below zero for money that left the wallet. */
  amountRial: rial,
  /** After it. */
  balanceRial: rial,
  ref: z.object({ kind: z.enum(refKinds), id: z.uuid() }),
  /** The other party, the bank or Rasteh, as the owner may know it. */
  counterparty: z.string(),
  /** Of the request, where one is paid for. */
  requestNumber: z.string().nullable(),
  requestId: z.uuid().nullable(),
  /** The bank's reference. */
  bankReference: z.string().nullable(),
  at: z.iso.datetime(),
});
export type WalletTransaction = z.infer<typeof walletTransaction>;

export const walletQuery = pageQuery.extend({
  ...whose,
  /** Days in Tehran, both inclusive. */
  from: day.optional(),
  to: day.optional(),
  type: z.enum(walletKinds).optional(),
  refId: z.uuid().optional(),
  format: z.enum(['json', 'csv']).optional(),
});
export type WalletQuery = z.infer<typeof walletQuery>;

export const walletStatementQuery = z.object({
  ...whose,
  /** Of the Jalali calendar: `1405-08`. */
  month: z
    .string()
    .regex(JALALI_MONTH)
    .meta({ examples: ['1405-08'] }),
});

/** A month of a wallet, to print. */
export const walletStatement = z.object({
  /** Whose wallet. */
  owner: z.string(),
  month: z.string(),
  /** Its first and last day in Tehran. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** When it was made: the present month goes on. */
  at: z.iso.datetime(),
  /** In the wallet before the month. */
  openingRial: rial,
  inRial: rial,
  outRial: rial,
  closingRial: rial,
  /** The oldest first. */
  items: z.array(walletTransaction),
});
export type WalletStatement = z.infer<typeof walletStatement>;

export const creditQuery = z.object({ ...whose, userId: z.uuid().optional() });

/** What of a wallet is set aside for one thing. */
export const walletHold = z.object({
  id: z.uuid(),
  kind: z.enum(['payout', 'escrow', 'reversal']),
  amountRial: rial,
  at: z.iso.datetime(),
});
export type WalletHold = z.infer<typeof walletHold>;

export const holdsQuery = pageQuery.extend(whose);

export const walletCredit = z.object({
  availableRial: rial,
  blockedRial: rial,
  /** What blocks it: the oldest ones. */
  holds: z.array(walletHold),
  hasMoreHolds: z.boolean(),
  asOfSeq: z.number().int(),
});
export type WalletCredit = z.infer<typeof walletCredit>;

export const chargeByUserBody = z
  .object({
    id: z.uuid(),
    targetUserId: z.uuid(),
    amountRial: z.int().positive(),
    reason: z.string().trim().min(1).max(200),
  })
  .meta({
    examples: [
      {
        id: '01940000-0000-7000-8000-00000000000a',
        targetUserId: '01940000-0000-7000-8000-00000000000b',
        amountRial: 1_000_000,
        reason: 'تنخواه',
      },
    ],
  });
export type ChargeByUserBody = z.infer<typeof chargeByUserBody>;

export const walletGrant = z.object({ id: z.uuid(), amountRial: rial });
