import { type PayoutState, payoutStates } from '../../../core/wallet/payout-states.ts';
import { defineMoves } from '../../platform/moves/move-table.ts';
import { walletPayouts } from './payout.table.ts';

export type PayoutParty = 'owner' | 'operator';
export type PayoutMove = 'settle' | 'refuse' | 'takeBack';

/** Each payout ends once. */
export const payoutMoves = defineMoves<typeof walletPayouts, PayoutState, PayoutParty, PayoutMove>({
  what: 'برداشت',
  states: payoutStates,
  moves: {
    settle: { from: ['requested'], by: 'operator', to: 'settled' },
    refuse: { from: ['requested'], by: 'operator', to: 'refused' },
    takeBack: { from: ['requested'], by: 'owner', to: 'takenBack' },
  },
  stored: { table: walletPayouts, column: 'state' },
  stateOf: ({ state }) => state,
  refusal: { code: 'payout_ended', message: 'این برداشت پیش‌تر پرداخت، رد یا پس گرفته شده است؛ صفحه را تازه کنید.' },
});
