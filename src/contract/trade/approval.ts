import { z } from 'zod';
import { spendPeriods } from '../../core/people/spend-period.ts';
import { approvalMoves, approvalStates } from '../../core/trade/approval-states.ts';
import { oneLine } from '../one-line.ts';

const rial = z.number().int();
const REASON_MAX = 1_000;

const approvalActions = ['approve', 'refuse', 'withdraw'] as const;
export type ApprovalAction = (typeof approvalActions)[number];

/** A move that an agent has asked the principal for, with the numbers that are approved. */
export const tradeApproval = z.object({
  id: z.uuid(),
  move: z.enum(approvalMoves),
  state: z.enum(approvalStates),
  revision: z.number().int(),
  quoteId: z.uuid().nullable(),
  priceVersion: z.number().int().nullable(),
  payableRial: rial,
  /** How many of the lines are taken; null: all. */
  pickedLines: z.number().int().nullable(),
  comment: z.string().nullable(),
  /** Names; null where there is none, or not any more. */
  askedBy: z.string().nullable(),
  decidedBy: z.string().nullable(),
  askedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
  /** Why it was refused. */
  reason: z.string().nullable(),
  allowedActions: z.array(z.enum(approvalActions)),
});
export type TradeApproval = z.infer<typeof tradeApproval>;

/** For the archive of a person. */
export const exportedApproval = tradeApproval
  .pick({ id: true, move: true, state: true, payableRial: true, comment: true, reason: true })
  .extend({ requestId: z.uuid(), askedAt: z.iso.datetime(), decidedAt: z.iso.datetime().nullable() });

/** A merchant in whose name the reader buys. */
const buyingMerchant = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Whether the reader approves what agents ask for. */
  isOwner: z.boolean(),
  /** What the reader buys for without being asked; null: any amount. */
  limit: z.object({ rial, leftRial: rial, period: z.enum(spendPeriods) }).nullable(),
});
export const buyingMerchants = z.array(buyingMerchant);
export type BuyingMerchant = z.infer<typeof buyingMerchant>;

const EXAMPLE_ID = '01940000-0000-7000-8000-00000000000a';

/** Its numbers never change, so that its id says what was seen. */
export const approvalBody = z.object({ approvalId: z.uuid() }).meta({ examples: [{ approvalId: EXAMPLE_ID }] });
export const approvalRefusal = z
  .object({ approvalId: z.uuid(), reason: oneLine(REASON_MAX) })
  .meta({ examples: [{ approvalId: EXAMPLE_ID, reason: 'این ماه بودجهٔ آن را نداریم.' }] });
