/**
 * How an interpretation uses a price that a text names. `within`: somebody sells it for that · `left`: nobody does, and the
 * answer says so.
 */
export const priceUses = ['within', 'left'] as const;
export type PriceUse = (typeof priceUses)[number];
