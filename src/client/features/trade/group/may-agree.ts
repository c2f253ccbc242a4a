import type { BoardRequest } from '../../../../contract/trade/group.ts';

/** Whether the buyer can accept what a request costs now. An absent seller stands in nobody's way. */
export const mayAgree = ({ allowedActions, payableRial, blockers }: BoardRequest): boolean =>
  allowedActions.includes('requestConfirmation') &&
  payableRial !== null &&
  blockers.every(({ code }) => code === 'seller_absent');
