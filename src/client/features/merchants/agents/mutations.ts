import type { AgentInvitation, AgentTerms, MerchantAgent } from '../../../../contract/merchants/merchant-agent.ts';
import { read } from '../../../data/api.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';
import { asOperation, asVersioned, write } from '../../../data/write.ts';
import { agentsKey } from './queries.ts';

type Seen = Pick<MerchantAgent, 'id' | 'version'>;
type AgentEdit = Seen & { terms: AgentTerms };
type Answer = Seen & { state: 'active' | 'declined' };

const invalidates = () => [agentsKey];

export const agentWrites = ({ agents: { index } }: PrivateApi) => ({
  /** The form shows what is wrong. */
  invite: () =>
    write({
      area: 'account',
      name: 'inviteAgent',
      send: (json: AgentInvitation, intent) => read(index.$post({ json }, asOperation(intent))),
      invalidates,
      isFailureShown: false,
    }),
  /** The same. */
  edit: () =>
    write({
      area: 'account',
      name: 'editAgent',
      send: ({ terms, ...agent }: AgentEdit, intent) =>
        read(index.$put({ json: { agentId: agent.id, ...terms } }, asVersioned(intent, agent.version))),
      invalidates,
      isFailureShown: false,
    }),
  answer: () =>
    write({
      area: 'account',
      name: 'answerInvitation',
      send: ({ state, ...agent }: Answer, intent) =>
        read(index.$put({ json: { agentId: agent.id, state } }, asVersioned(intent, agent.version))),
      invalidates,
    }),
  /** By the owner, or by the agent who leaves. */
  end: () =>
    write({
      area: 'account',
      name: 'endAgent',
      send: (agent: Seen, intent) =>
        read(index.$delete({ json: { agentId: agent.id } }, asVersioned(intent, agent.version))),
      invalidates,
    }),
});
