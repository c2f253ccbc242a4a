/** What became of money that a gateway is said to have paid to Rasteh's bank account. Stored: never rename one. */
export const settlementStates = ['proposed', 'booked', 'refused', 'withdrawn'] as const;
export type SettlementState = (typeof settlementStates)[number];
