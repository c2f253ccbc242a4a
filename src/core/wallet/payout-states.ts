/** What became of a wish to have money of a wallet in a bank account. Stored: never rename one. */
export const payoutStates = ['requested', 'paying', 'settled', 'refused', 'takenBack'] as const;
export type PayoutState = (typeof payoutStates)[number];

/** The money is set aside. */
export const openPayoutStates = ['requested', 'paying'] as const satisfies readonly PayoutState[];
