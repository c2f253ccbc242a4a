/** What became of a correction that an operator has proposed. Stored: never rename one. */
export const adjustmentStates = ['proposed', 'booked', 'refused', 'withdrawn'] as const;
export type AdjustmentState = (typeof adjustmentStates)[number];

/** A reason that the owner of the wallet can understand. */
export const REASON_MIN = 10;
