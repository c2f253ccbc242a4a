import { z } from 'zod';

const count = z.number().int();
const time = z.iso.datetime();

/** What the last proofs of the ledger have found; a fault is told by its words. */
const ledgerCheck = z.object({
  at: time,
  accounts: count,
  transfers: count,
  faultsCount: count,
  /** The first of them. */
  faults: z.array(z.string()),
});
export type LedgerCheck = z.infer<typeof ledgerCheck>;

/** What of money waits for operators. */
export const moneyOverview = z.object({
  waiting: z.object({ payouts: count, adjustments: count, attempts: count }),
  /** The newest first; empty before the first one. */
  checks: z.array(ledgerCheck),
});
export type MoneyOverview = z.infer<typeof moneyOverview>;

/** What a bank has not answered for more than an hour. */
export const unknownAttempt = z.object({
  id: z.uuid(),
  paymentId: z.uuid(),
  title: z.string(),
  gatewayCode: z.string(),
  authority: z.string().nullable(),
  amountRial: z.number().int(),
  createdAt: time,
  returnedAt: time.nullable(),
  nextAskAt: time.nullable(),
  asks: count,
});
export type UnknownAttempt = z.infer<typeof unknownAttempt>;
