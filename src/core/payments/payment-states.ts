/** What a payment is for. Stored: never rename one. */
export const purposes = ['charge', 'trade', 'plan'] as const;
export type Purpose = (typeof purposes)[number];

/** `cancelling`: it ends as soon as the bank has said what became of the last attempt. */
export const paymentStates = ['open', 'paid', 'cancelling', 'cancelled', 'expired'] as const;
export type PaymentState = (typeof paymentStates)[number];

/**
 * `unknown`: the bank has not answered; the server asks again. `reversing`: the bank is asked to give the money back to the
 * card, until it says `reversed` or refuses.
 */
export const attemptStates = [
  'requesting',
  'redirected',
  'returned',
  'verifying',
  'unknown',
  'verified',
  'failed',
  'reversing',
  'reversed',
] as const;
export type AttemptState = (typeof attemptStates)[number];

/** The bank may still say that it has the money. Of one payment at most one attempt is live. */
export const liveAttempts = ['requesting', 'redirected', 'returned', 'verifying', 'unknown'] as const;

export const isLive = (state: AttemptState): boolean => (liveAttempts as readonly AttemptState[]).includes(state);

/** The bank has taken the money of these. */
export const takenAttempts = ['verified', 'reversing'] as const satisfies readonly AttemptState[];

/** How long after its verification a bank gives money back to the card that it came from. */
export const REVERSIBLE_MS = 30 * 60_000;

/** An instalment or a charge below it is not worth the bank's fee. */
export const CHARGE_MIN_RIAL = 100_000;

/** Into how many payments an amount is split where a gateway takes at most so much at once. */
export const splitIn = (amountRial: number, maxRial: number): number => Math.ceil(amountRial / maxRial);

/** The payments of an amount where a gateway takes so much at once; none of them is below the least. */
export function partsOf(amountRial: number, { minRial, maxRial }: { minRial: number; maxRial: number }): number[] {
  const count = splitIn(amountRial, maxRial);
  const rest = amountRial - (count - 1) * maxRial;
  const parts = Array.from({ length: count }, (_, at) => (at === count - 1 ? rest : maxRial));
  const last = Math.max(rest, minRial);
  if (count < 2 || last === rest) return parts.map((part) => Math.max(part, minRial));
  return [...parts.slice(0, -2), maxRial - (last - rest), last];
}
