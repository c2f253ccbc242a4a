/**
 * How an interpretation uses what a text asks of an offer. `within`: somebody sells it so · `left`: nobody does, and the
 * answer says so.
 */
export const dealUses = ['within', 'left'] as const;
export type DealUse = (typeof dealUses)[number];
