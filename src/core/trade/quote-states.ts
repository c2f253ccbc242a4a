/** What became of an offer of prices to a buyer. */
export const quoteStates = ['sent', 'locked', 'accepted', 'superseded', 'withdrawn', 'expired', 'ended'] as const;
/**
 * `locked`: the buyer has asked to confirm it. `accepted`: the seller has confirmed. `superseded`: by a later quote, or by an
 * edit of the request. `ended`: the request was declined or cancelled.
 */
export type QuoteState = (typeof quoteStates)[number];

/** What a quote says of a line. */
export const lineAnswers = ['quoted', 'partial', 'alternative', 'none'] as const;
export type LineAnswer = (typeof lineAnswers)[number];

/** When a part of the amount is due; `credit` counts its days from the delivery. */
export const dueTimes = ['order', 'delivery', 'credit'] as const;
export interface PaymentTerm {
  /** In thousandths of the amount. */
  share: number;
  due: (typeof dueTimes)[number];
  days: number;
}
export const WHOLE_SHARE = 1_000;
