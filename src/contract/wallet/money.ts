import { z } from 'zod';
import { attemptStates } from '../../core/payments/payment-states.ts';
import { decisionKinds, decisionOutcomes } from '../../core/wallet/decisions.ts';
import { pageQuery } from '../page.ts';

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

/** What a bank can still give back to the card that it came from, or was told to. */
export const reversibleAttempt = z.object({
  id: z.uuid(),
  paymentId: z.uuid(),
  title: z.string(),
  gatewayCode: z.string(),
  amountRial: z.number().int(),
  /** The bank's reference. */
  refId: z.string().nullable(),
  cardMask: z.string().nullable(),
  state: z.enum(attemptStates),
  /** It came after its payment was given up. */
  isLate: z.boolean(),
  payerName: z.string(),
  /** Another operator gives one's own back. */
  isOwn: z.boolean(),
  /** Why the bank has not done it. */
  failure: z.string().nullable(),
  /** When the bank does it no more. */
  until: time,
});
export type ReversibleAttempt = z.infer<typeof reversibleAttempt>;

/** What operators have decided about money. */
export const moneyDecision = z.object({
  id: z.uuid(),
  kind: z.enum(decisionKinds),
  /** Below zero for a correction that took money from a wallet. */
  amountRial: z.number().int(),
  /** The owner of the wallet, or the gateway. */
  whose: z.string(),
  outcome: z.enum(decisionOutcomes),
  byName: z.string(),
  /** The reason. */
  words: z.string().nullable(),
  /** The bank's. */
  reference: z.string().nullable(),
  at: time,
});
export type MoneyDecision = z.infer<typeof moneyDecision>;

export const decisionQuery = pageQuery.extend({
  kind: z.enum(decisionKinds),
  /** @default all */
  outcome: z.enum(decisionOutcomes).optional(),
});
export type DecisionQuery = z.infer<typeof decisionQuery>;

/** What of money waits for operators. */
export const moneyOverview = z.object({
  waiting: z.object({ payouts: count, adjustments: count, settlements: count, attempts: count }),
  /** What gateways have taken and not paid to Rasteh's bank account yet. */
  owed: z.array(z.object({ gatewayCode: z.string(), owedRial: z.number().int() })),
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
