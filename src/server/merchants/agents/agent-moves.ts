import { type AgentAction, type AgentState, agentActions } from '../../../contract/merchants/merchant-agent.ts';
import type { MerchantAgentRow } from '../agent.table.ts';

/** The merchant's owner, and who is invited. */
export type Party = 'owner' | 'agent';

interface Move {
  from: readonly AgentState[];
  by: Party;
  /** Undefined: the state stays. */
  to?: MerchantAgentRow['state'];
}

/** Who may move an agent from which state to which. */
export const agentMoves: Readonly<Record<AgentAction, Move>> = {
  invite: { from: ['declined', 'ended', 'expired'], by: 'owner', to: 'invited' },
  accept: { from: ['invited'], by: 'agent', to: 'active' },
  decline: { from: ['invited'], by: 'agent', to: 'declined' },
  edit: { from: ['invited', 'active'], by: 'owner' },
  end: { from: ['invited', 'active', 'expired'], by: 'owner', to: 'ended' },
  leave: { from: ['active'], by: 'agent', to: 'ended' },
};

/** @param today the date in Tehran */
export function agentState({ state, validTo }: Pick<MerchantAgentRow, 'state' | 'validTo'>, today: string): AgentState {
  const isOpen = state === 'invited' || state === 'active';
  return isOpen && validTo !== null && validTo < today ? 'expired' : state;
}

export const actionsOf = (state: AgentState, party: Party | undefined): AgentAction[] =>
  agentActions.filter((action) => agentMoves[action].by === party && agentMoves[action].from.includes(state));
