import { type SettlementState, settlementStates } from '../../../core/wallet/settlement-states.ts';
import { defineMoves } from '../../platform/moves/move-table.ts';
import { gatewaySettlements } from './settlement.table.ts';

type SettlementParty = 'proposer' | 'other';
export type SettlementMove = 'approve' | 'refuse' | 'withdraw';

/** As with corrections, two operators are needed. */
export const settlementMoves = defineMoves<typeof gatewaySettlements, SettlementState, SettlementParty, SettlementMove>(
  {
    what: 'تسویه',
    states: settlementStates,
    moves: {
      approve: { from: ['proposed'], by: 'other', to: 'booked' },
      refuse: { from: ['proposed'], by: 'other', to: 'refused' },
      withdraw: { from: ['proposed'], by: 'proposer', to: 'withdrawn' },
    },
    stored: { table: gatewaySettlements, column: 'state' },
    stateOf: ({ state }) => state,
    refusal: { code: 'settlement_ended', message: 'دربارهٔ این تسویه پیش‌تر تصمیم گرفته شده است؛ صفحه را تازه کنید.' },
  },
);
