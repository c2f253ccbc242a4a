import type { AgentTerms, MerchantAgent } from '../../../../contract/merchants/merchant-agent.ts';
import { parseMobile } from '../../../../core/people/phone.ts';
import { read } from '../../../data/api.ts';
import type { PrivateApi } from '../../../data/session/private-api.ts';
import { asOperation, asVersioned, write } from '../../../data/write.ts';
import { ownWaitingKey } from '../../../parts/account/waiting/queries.ts';
import { agentsKey } from './queries.ts';

type Seen = Pick<MerchantAgent, 'id' | 'version'>;
/** Of the agent `known`, or of who is invited. */
interface AgentEdit {
  merchantId: string;
  phone: string;
  known: Seen | undefined;
  terms: AgentTerms;
}
type Answer = Seen & { state: 'active' | 'declined' };

/** @param id of the agent whose terms change; undefined for an invitation */
export const agentDraftKey = (merchantId: string, id: string | undefined): string =>
  `agent:${merchantId}:${id ?? 'new'}`;

const invalidates = () => [agentsKey, ownWaitingKey];

export const agentWrites = ({ agents: { index } }: PrivateApi) => ({
  /** The form shows what is wrong. */
  save: () =>
    write({
      area: 'account',
      name: 'saveAgent',
      send: ({ merchantId, phone, known, terms }: AgentEdit, intent) =>
        known
          ? read(index.$put({ json: { agentId: known.id, ...terms } }, asVersioned(intent, known.version)))
          : read(index.$post({ json: { merchantId, phone, ...terms } }, asOperation(intent))),
      draftKey: ({ merchantId, known }) => agentDraftKey(merchantId, known?.id),
      follows: (edit, { id, version, phone }) =>
        // Another phone is another invitation.
        edit.known || parseMobile(edit.phone) === parseMobile(phone) ? { ...edit, known: { id, version } } : edit,
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
