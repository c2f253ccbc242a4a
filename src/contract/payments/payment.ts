import { z } from 'zod';
import { attemptStates, CHARGE_MIN_RIAL, paymentStates, purposes } from '../../core/payments/payment-states.ts';

const rial = z.number().int();
const time = z.iso.datetime();
const amountRial = z.int().positive();
const gatewayCode = z.string().min(1).max(20);

/** A bank's gateway that the server may use. */
const gateway = z.object({
  code: z.string(),
  title: z.string(),
  minRial: rial,
  maxRial: rial,
  /** No real money moves. */
  isSandbox: z.boolean(),
});
export type GatewayCard = z.infer<typeof gateway>;
export const gateways = z.array(gateway);

/** One way to the bank. */
const attempt = z.object({
  id: z.uuid(),
  gatewayCode: z.string(),
  state: z.enum(attemptStates),
  /** The bank's reference of what is paid. */
  refId: z.string().nullable(),
  at: time,
});

export const payment = z.object({
  id: z.uuid(),
  purpose: z.enum(purposes),
  objectId: z.uuid(),
  /** The instalment of a request; 0 for others. */
  scheduleNo: z.number().int(),
  title: z.string(),
  /** The page of what is paid for. */
  path: z.string(),
  amountRial: rial,
  /** The merchant whose wallet pays, and gets what comes too late; null: the payer's own. */
  walletMerchant: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  state: z.enum(paymentStates),
  paidBy: z.string().nullable(),
  paidAt: time.nullable(),
  expiresAt: time.nullable(),
  createdAt: time,
  /** The newest first. */
  attempts: z.array(attempt),
  /** When to read again; null where nothing changes by itself. */
  pollAfterMs: z.number().int().nullable(),
});
export type Payment = z.infer<typeof payment>;

export const paymentQuery = z.object({ paymentId: z.uuid() });

/** What is to be paid, for the wallet or a gateway. */
export const paymentBody = z
  .object({ purpose: z.enum(['trade', 'plan']), objectId: z.uuid(), scheduleNo: z.int().min(0).max(1_000) })
  .meta({ examples: [{ purpose: 'trade', objectId: '01940000-0000-7000-8000-00000000000a', scheduleNo: 1 }] });
export type PaymentBody = z.infer<typeof paymentBody>;

export const attemptBody = z
  .object({ paymentId: z.uuid(), gatewayCode })
  .meta({ examples: [{ paymentId: '01940000-0000-7000-8000-00000000000a', gatewayCode: 'sandbox' }] });
export type AttemptBody = z.infer<typeof attemptBody>;

/** Where the browser goes to pay. */
export const redirection = z.object({
  paymentId: z.uuid(),
  attemptId: z.uuid(),
  redirectUrl: z.url(),
  expiresAt: time,
});
export type Redirection = z.infer<typeof redirection>;

export const walletPayBody = z
  .object({ paymentId: z.uuid(), amountRial })
  .meta({ examples: [{ paymentId: '01940000-0000-7000-8000-00000000000a', amountRial: 1_000_000 }] });
export type WalletPayBody = z.infer<typeof walletPayBody>;

export const cancelBody = z.object({ reason: z.string().max(500).optional() }).meta({ examples: [{}] });

export const chargeBody = z
  .object({
    id: z.uuid(),
    amountRial: z.int().min(CHARGE_MIN_RIAL),
    gatewayCode,
    /** Of the wallet of a merchant whose owner or paying agent the caller is. @default the caller's own */
    merchantId: z.uuid().optional(),
  })
  .meta({
    examples: [{ id: '01940000-0000-7000-8000-00000000000a', amountRial: 1_000_000, gatewayCode: 'sandbox' }],
  });
export type ChargeBody = z.infer<typeof chargeBody>;

/** What the page after the bank shows; whoever has the address sees no more than this. */
export const attemptResult = z.object({
  state: z.enum(['paid', 'toWallet', 'failed', 'asking', 'open', 'reversed']),
  /** For its owner. */
  paymentId: z.uuid(),
  pollAfterMs: z.number().int().nullable(),
});
export type AttemptResult = z.infer<typeof attemptResult>;
export const attemptParam = z.object({ attemptId: z.uuid() });
