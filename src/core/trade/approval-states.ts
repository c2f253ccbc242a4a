/** What an agent beyond the own limit may ask the principal for. */
export const approvalMoves = ['submit', 'requestConfirmation'] as const;
export type ApprovalMove = (typeof approvalMoves)[number];

/** `voided`: what was asked for is not what the request is by now. */
export const approvalStates = ['open', 'approved', 'refused', 'voided', 'withdrawn'] as const;
