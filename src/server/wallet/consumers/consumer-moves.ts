import { type ConsumerState, consumerStates } from '../../../core/wallet/consumer-states.ts';
import { defineMoves } from '../../platform/moves/move-table.ts';
import { walletConsumers } from './consumer.table.ts';

export type ConsumerParty = 'owner' | 'consumer';
type Move = 'invite' | 'accept' | 'decline' | 'end' | 'leave';

/** Who may change whether a wallet is charged by another. */
export const consumerMoves = defineMoves<typeof walletConsumers, ConsumerState, ConsumerParty, Move>({
  what: 'مصرف‌کننده',
  states: consumerStates,
  moves: {
    invite: { from: ['declined', 'ended'], by: 'owner', to: 'invited' },
    accept: { from: ['invited'], by: 'consumer', to: 'active' },
    decline: { from: ['invited'], by: 'consumer', to: 'declined' },
    end: { from: ['invited', 'active'], by: 'owner', to: 'ended' },
    leave: { from: ['active'], by: 'consumer', to: 'ended' },
  },
  stored: { table: walletConsumers, column: 'state' },
  stateOf: ({ state }) => state,
  refusal: { code: 'consumer_state', message: 'در این میان وضعیت این دعوت تغییر کرده است.' },
});
