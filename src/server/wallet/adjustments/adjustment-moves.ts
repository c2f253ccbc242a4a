import { type AdjustmentState, adjustmentStates } from '../../../core/wallet/adjustment-states.ts';
import { defineMoves } from '../../platform/moves/move-table.ts';
import { walletAdjustments } from './adjustment.table.ts';

export type AdjustmentParty = 'proposer' | 'other';
export type AdjustmentMove = 'approve' | 'refuse' | 'withdraw';

/** Two operators are needed to move money. */
export const adjustmentMoves = defineMoves<typeof walletAdjustments, AdjustmentState, AdjustmentParty, AdjustmentMove>({
  what: 'اصلاح',
  states: adjustmentStates,
  moves: {
    approve: { from: ['proposed'], by: 'other', to: 'booked' },
    refuse: { from: ['proposed'], by: 'other', to: 'refused' },
    withdraw: { from: ['proposed'], by: 'proposer', to: 'withdrawn' },
  },
  stored: { table: walletAdjustments, column: 'state' },
  stateOf: ({ state }) => state,
  refusal: { code: 'adjustment_ended', message: 'دربارهٔ این اصلاح پیش‌تر تصمیم گرفته شده است؛ صفحه را تازه کنید.' },
});
