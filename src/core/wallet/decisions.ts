/** What operators decide about money. */
export const decisionKinds = ['payout', 'adjustment', 'settlement'] as const;

/** `done`: the money moved. */
export const decisionOutcomes = ['done', 'refused', 'withdrawn'] as const;
