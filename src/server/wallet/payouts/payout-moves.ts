import { type PayoutState, payoutStates } from '../../../core/wallet/payout-states.ts';
import { defineMoves } from '../../platform/moves/move-table.ts';
import { walletPayouts } from './payout.table.ts';

export type PayoutParty = 'owner' | 'operator';
export type PayoutMove = 'claim' | 'release' | 'settle' | 'refuse' | 'takeBack';

/** Each payout ends once. While an operator pays it at a bank, its owner cannot take it back, and others see whose it is. */
export const payoutMoves = defineMoves<typeof walletPayouts, PayoutState, PayoutParty, PayoutMove>({
  what: 'برداشت',
  states: payoutStates,
  moves: {
    claim: { from: ['requested'], by: 'operator', to: 'paying' },
    release: { from: ['paying'], by: 'operator', to: 'requested' },
    settle: { from: ['paying'], by: 'operator', to: 'settled' },
    refuse: { from: ['requested', 'paying'], by: 'operator', to: 'refused' },
    takeBack: { from: ['requested'], by: 'owner', to: 'takenBack' },
  },
  stored: { table: walletPayouts, column: 'state' },
  stateOf: ({ state }) => state,
  refusal: { code: 'payout_changed', message: 'وضعیت این برداشت تغییر کرده است؛ صفحه را تازه کنید.' },
});
