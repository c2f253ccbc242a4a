/** What a bank says to an attempt. `unknown`: it has not said anything that can be relied on. */
export type Verification =
  | { kind: 'paid'; refId: string; cardMask: string | null }
  | { kind: 'refused'; code: string }
  | { kind: 'unknown'; reason: string };

/** `paid` waits for a verification; `verified` had one. */
export type Standing =
  | { kind: 'paid' | 'verified' | 'inBank' }
  | { kind: 'failed' | 'reversed'; code: string }
  | { kind: 'unknown'; reason: string };

/** `refused`: the bank has not given it back; whether another call has is what an inquiry says. */
export type Reversal = { kind: 'reversed' } | { kind: 'refused'; code: string } | { kind: 'unknown'; reason: string };

export interface PaymentOrder {
  attemptId: string;
  amountRial: number;
  /** Where the bank sends the browser afterwards. */
  callbackUrl: string;
  description: string;
  /** E.164, of the payer. */
  phone: string | null;
}

/** A bank's gateway. Every call ends with its signal; what it throws counts as not answered. */
export interface Gateway {
  code: string;
  title: string;
  minRial: number;
  maxRial: number;
  isSandbox: boolean;
  /** How long the bank takes money for an attempt. */
  lifeMs: number;
  /** @throws GatewayRefusal for what the bank does not begin */
  request(order: PaymentOrder, signal: AbortSignal): Promise<{ authority: string; redirectUrl: string }>;
  /** Takes the money that was paid: of one attempt once, and with the same answer afterwards. */
  verify(attempt: { authority: string; amountRial: number }, signal: AbortSignal): Promise<Verification>;
  inquire(attempt: { authority: string }, signal: AbortSignal): Promise<Standing>;
  /** Gives all that was taken back to the card that it came from, soon after the payment. */
  reverse(attempt: { authority: string }, signal: AbortSignal): Promise<Reversal>;
  /** The attempts that were paid and wait for a verification; none where the bank has no such list. */
  listUnverified?(signal: AbortSignal): Promise<readonly string[]>;
}

/** The bank does not begin an attempt. */
export class GatewayRefusal extends Error {
  override readonly name = 'GatewayRefusal';
  readonly code: string;

  constructor(code: string) {
    super(`the gateway refused with ${code}`);
    this.code = code;
  }
}
