/** Whether somebody has accepted that another charges their wallet. */
export const consumerStates = ['invited', 'active', 'declined', 'ended'] as const;
export type ConsumerState = (typeof consumerStates)[number];
