import { type AgentAction, type AgentState, agentStates } from '../../../contract/merchants/merchant-agent.ts';
import { defineMoves } from '../../platform/moves/move-table.ts';
import { type MerchantAgentRow, merchantAgents } from '../agent.table.ts';
import { tehranDay } from '../delegation-status.ts';

/** The merchant's owner, and who is invited. */
export type Party = 'owner' | 'agent';

/** Who may move an agent from which state to which. An expired agent is one whose last day has passed. */
export const agentMoves = defineMoves<typeof merchantAgents, AgentState, Party, AgentAction>({
  what: 'نماینده',
  states: agentStates,
  moves: {
    invite: { from: ['declined', 'ended', 'expired'], by: 'owner', to: 'invited' },
    accept: { from: ['invited'], by: 'agent', to: 'active' },
    decline: { from: ['invited'], by: 'agent', to: 'declined' },
    edit: { from: ['invited', 'active'], by: 'owner' },
    end: { from: ['invited', 'active', 'expired'], by: 'owner', to: 'ended' },
    leave: { from: ['active'], by: 'agent', to: 'ended' },
  },
  stored: { table: merchantAgents, column: 'state' },
  stateOf: (row, now) => agentState(row, tehranDay(now)),
  refusal: { code: 'agent_state', message: 'در این میان وضعیت این نماینده تغییر کرده است.' },
});

/** @param today the date in Tehran */
export function agentState({ state, validTo }: Pick<MerchantAgentRow, 'state' | 'validTo'>, today: string): AgentState {
  const isOpen = state === 'invited' || state === 'active';
  return isOpen && validTo !== null && validTo < today ? 'expired' : state;
}
