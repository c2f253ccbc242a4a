import type { AgentInvitation, AgentTerms, MerchantAgent } from '../../../../contract/merchants/merchant-agent.ts';
import { read } from '../../../data/api.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';
import { asOperation, write } from '../../../data/write.ts';
import { agentsKey } from './queries.ts';

type Seen = Pick<MerchantAgent, 'id' | 'version'>;
type AgentEdit = Seen & { terms: AgentTerms };
type Answer = Seen & { state: 'active' | 'declined' };

const invalidates = () => [agentsKey];

const versioned = (operationId: string, { version }: Seen) => ({
  headers: { ...asOperation(operationId).headers, 'if-match': `"${version}"` },
});

export const agentWrites = ({ agents: { index } }: PrivateApi) => ({
  /** The form shows what is wrong. */
  invite: () =>
    write({
      area: 'account',
      name: 'inviteAgent',
      send: (json: AgentInvitation, operationId) => read(index.$post({ json }, asOperation(operationId))),
      invalidates,
      isFailureShown: false,
    }),
  /** The same. */
  edit: () =>
    write({
      area: 'account',
      name: 'editAgent',
      send: ({ terms, ...agent }: AgentEdit, operationId) =>
        read(index.$put({ json: { agentId: agent.id, ...terms } }, versioned(operationId, agent))),
      invalidates,
      isFailureShown: false,
    }),
  answer: () =>
    write({
      area: 'account',
      name: 'answerInvitation',
      send: ({ state, ...agent }: Answer, operationId) =>
        read(index.$put({ json: { agentId: agent.id, state } }, versioned(operationId, agent))),
      invalidates,
    }),
  /** By the owner, or by the agent who leaves. */
  end: () =>
    write({
      area: 'account',
      name: 'endAgent',
      send: (agent: Seen, operationId) =>
        read(index.$delete({ json: { agentId: agent.id } }, versioned(operationId, agent))),
      invalidates,
    }),
});
